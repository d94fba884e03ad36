import { useState } from 'react';
import { newRecognition } from '#web/app/thread/dictation/dictation.ts';
import type { useDictation } from '#web/app/thread/dictation/useDictation.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { IconMicrophone, IconMicrophoneOff } from '#web/kit/icons.ts';

const TOLD = 'mallama-dictation-told';

type DictateButtonProps = {
  dictation: ReturnType<typeof useDictation>;
  disabled: boolean;
  /** The label while nothing is recorded. */
  label?: string;
};

/** The microphone. Before its first use it says where the browser sends the recording. */
export function DictateButton({ dictation, disabled, label = 'Speak your message' }: DictateButtonProps) {
  const { isRecording, start, stop } = dictation;
  const [isTelling, setTelling] = useState(false);
  const press = () => {
    if (isRecording) stop();
    else if (wasTold() || !newRecognition()) start();
    else setTelling(true);
  };
  const go = () => {
    keepTold();
    setTelling(false);
    start();
  };
  return (
    <>
      <IconButton
        label={isRecording ? 'Stop speaking' : label}
        aria-pressed={isRecording}
        disabled={disabled}
        onClick={press}
      >
        {isRecording ? <IconMicrophoneOff aria-hidden="true" /> : <IconMicrophone aria-hidden="true" />}
      </IconButton>
      <Dialog
        open={isTelling}
        onClose={() => setTelling(false)}
        size="small"
        title="Before you speak"
        footer={
          <>
            <Button onClick={() => setTelling(false)}>Not now</Button>
            <Button variant="filled" onClick={go}>
              Start speaking
            </Button>
          </>
        }
      >
        <p>
          Your browser turns speech into text. Some browsers send the sound to their maker for this: Chrome to Google,
          Edge to Microsoft, Safari to Apple. Mallama gets the text only, and nothing before you send it.
        </p>
      </Dialog>
    </>
  );
}

function wasTold(): boolean {
  try {
    return localStorage.getItem(TOLD) !== null;
  } catch {
    return false;
  }
}

function keepTold(): void {
  try {
    localStorage.setItem(TOLD, '1');
  } catch {
    // It is shown again next time.
  }
}
