import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { HeardCard } from '#web/relationships/HeardCard.tsx';
import type { Heard } from '#web/relationships/useHeard.ts';

type Props = { title: string; heard: Heard; onClose: () => void };

/** What was written is kept, and the form is gone: what is left to say stands in its place. */
export function HeardDialog({ title, heard, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button variant="filled" onClick={onClose}>
          Done
        </Button>
      }
    >
      <HeardCard heard={heard} />
    </Dialog>
  );
}
