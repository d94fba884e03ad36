import { useState } from 'react';
import type { SafetyNote } from '#contract/chat.ts';

/** The last thing that was found in what was written here, to be shown beside it. */
export function useHeard() {
  const [last, setLast] = useState<{ note: SafetyNote; turn: number } | null>(null);
  const hear = ({ safety }: { safety: SafetyNote | null }) => {
    if (safety) setLast((before) => ({ note: safety, turn: (before?.turn ?? 0) + 1 }));
  };
  return { last, hear };
}

export type Heard = ReturnType<typeof useHeard>;
