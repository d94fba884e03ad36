import { useState } from 'react';
import type { SafetyNote } from '#contract/chat.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import css from './HeardCard.module.css';

/** The last thing that was found in what was written here, to be shown beside it. */
export function useHeard() {
  const [last, setLast] = useState<{ note: SafetyNote; turn: number } | null>(null);
  const hear = ({ safety }: { safety: SafetyNote | null }) => {
    if (safety) setLast((before) => ({ note: safety, turn: (before?.turn ?? 0) + 1 }));
  };
  return { last, hear };
}

export type Heard = ReturnType<typeof useHeard>;

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

/** Each finding is a card of its own, also where the one before was put away. `intoView` where it comes after a dialog. */
export function HeardCard({ heard: { last }, intoView = false }: { heard: Heard; intoView?: boolean }) {
  if (!last) return null;
  return (
    <div key={last.turn} ref={intoView ? show : undefined} className={css.place}>
      <SafetyCard note={last.note} />
    </div>
  );
}

const show = (place: HTMLDivElement | null) => place?.scrollIntoView({ block: 'nearest' });
