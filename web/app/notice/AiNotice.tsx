import { useRef } from 'react';
import type { NoticeCause } from '#contract/account.ts';
import { useAiNotice } from '#web/app/notice/useAiNotice.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import css from './AiNotice.module.css';

/**
 * The reminder that Mallama is an AI, on every page with a chat: before the first talk, after a week away, and every
 * three hours. With `expected` it is shown before the server was asked, so that it does not interrupt typing.
 */
export function AiNotice({ expected }: { expected?: NoticeCause | undefined }) {
  const { due, acknowledge } = useAiNotice(expected);
  // The text stays while the dialog fades out.
  const last = useRef(due);
  if (due) last.current = due;
  return (
    <Dialog
      open={due !== null}
      onClose={acknowledge}
      size="small"
      title={last.current === 'hours' ? 'Time for a short break?' : 'Before you begin'}
      footer={
        <Button variant="filled" onClick={acknowledge}>
          I understand
        </Button>
      }
    >
      {/* Someone who is typing when it opens must not press a button by accident. */}
      <div role="alert" tabIndex={-1} data-autofocus="" className={css.words}>
        {last.current === 'hours' && <p>You have been here for 3 hours. A short break may help.</p>}
        <p>
          <strong>
            Mallama is an AI program, not a human, and cannot feel emotion. It is not a therapist and does not give
            medical, mental-health or legal care.
          </strong>
        </p>
      </div>
    </Dialog>
  );
}
