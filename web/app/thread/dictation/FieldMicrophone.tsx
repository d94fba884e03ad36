import { DictateButton } from '#web/app/thread/dictation/DictateButton.tsx';
import { addWords } from '#web/app/thread/dictation/dictation.ts';
import { useDictation } from '#web/app/thread/dictation/useDictation.ts';
import type { MicrophoneProps } from '#web/kit/field/microphone.ts';

/** Appends dictated text to a field. */
export function FieldMicrophone({ value, onValue, disabled }: MicrophoneProps) {
  const dictation = useDictation((words) => onValue(addWords(value, words)));
  return <DictateButton dictation={dictation} disabled={disabled} label="Speak instead of typing" />;
}
