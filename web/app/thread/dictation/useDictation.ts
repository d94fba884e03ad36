import { useEffect, useRef, useState } from 'react';
import { finalWords, newRecognition, type Recognition, spokenLanguage } from '#web/app/thread/dictation/dictation.ts';
import { toast } from '#web/kit/toast/toast.ts';

/** Endings that are not failures. */
const QUIET = ['no-speech', 'aborted'];

/** Dictation into a field, by the browser's own recognition. */
export function useDictation(onWords: (words: string) => void) {
  const [isRecording, setRecording] = useState(false);
  const recognition = useRef<Recognition>(undefined);
  const hear = useRef(onWords);
  hear.current = onWords;
  useEffect(() => () => recognition.current?.abort(), []);

  const start = () => {
    const made = newRecognition();
    if (!made)
      return toast({
        title: 'Voice recording not supported',
        text: 'Your browser doesn’t support voice recording. Please type your message.',
        tone: 'error',
      });
    made.lang = spokenLanguage();
    made.continuous = true;
    made.interimResults = false;
    made.onresult = (heard) => {
      const words = finalWords(heard);
      if (words) hear.current(words);
    };
    made.onerror = ({ error }) => {
      if (!QUIET.includes(error)) tellFailed();
    };
    made.onend = () => setRecording(false);
    recognition.current = made;
    try {
      made.start();
      setRecording(true);
    } catch {
      tellFailed();
    }
  };
  return { isRecording, start, stop: () => recognition.current?.stop() };
}

const tellFailed = () =>
  toast({
    title: 'Voice recognition failed',
    text: 'Please try again or type your message.',
    tone: 'error',
  });
