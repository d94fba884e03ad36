import type { Waiting } from '#web/journal/waiting.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';

type Props = { waiting: readonly Waiting[]; onMend: (one: Waiting) => void };

/** Entries waiting for a connection, and those that the server refused. */
export function WaitingEntries({ waiting, onMend }: Props) {
  const refused = waiting.filter((one) => one.refused !== undefined);
  const count = waiting.length - refused.length;
  return (
    <>
      {count > 0 && (
        <Notice tone="calm">
          {count === 1 ? '1 entry is' : `${count} entries are`} saved in this browser. Sending when you’re back online.
        </Notice>
      )}
      {refused.map((one) => (
        <Notice key={one.key} tone="error" action={<Button onClick={() => onMend(one)}>Open it</Button>}>
          “{one.form.title}” isn’t saved yet. {one.refused} Your words are still in this browser.
        </Notice>
      ))}
    </>
  );
}
