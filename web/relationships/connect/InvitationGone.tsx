import type { ReactNode } from 'react';
import { Empty } from '#web/kit/state/Empty.tsx';

/** A code that leads nowhere: used, withdrawn, too old, or mistyped. */
export function InvitationGone({ action }: { action?: ReactNode }) {
  return (
    <Empty
      as="h1"
      figure="lost"
      title="This invitation doesn’t work"
      text="It may have been used, taken back, or be older than seven days. Ask for a new one."
      action={action}
    />
  );
}
