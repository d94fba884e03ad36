import { useState } from 'react';
import type { SafetyNote } from '#contract/chat.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import css from './HeardCard.module.css';

/** The latest safety finding for something written here, shown beside it. */
export function useHeard() {
  const [last, setLast] = useState<{ note: SafetyNote; turn: number } | null>(null);
  const hear = ({ safety }: { safety: SafetyNote | null }) => {
    if (safety) setLast((before) => ({ note: safety, turn: (before?.turn ?? 0) + 1 }));
  };
  return { last, hear };
}

export type Heard = ReturnType<typeof useHeard>;

type Props = { title: string; heard: Heard; onClose: () => void };

/** The text was saved, and the form shows the card instead. */
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

/** A new card for each finding, also if the previous one was dismissed. `intoView` scrolls to it after a dialog. */
export function HeardCard({ heard: { last }, intoView = false }: { heard: Heard; intoView?: boolean }) {
  if (!last) return null;
  return (
    <div key={last.turn} ref={intoView ? show : undefined} className={css.place}>
      <SafetyCard note={last.note} />
    </div>
  );
}

const show = (place: HTMLDivElement | null) => place?.scrollIntoView({ block: 'nearest' });
