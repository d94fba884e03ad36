import { Button } from '#web/kit/button/Button.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { type Edit, saidOf } from '#web/relationships/lists/edits.ts';
import css from './UnsavedChange.module.css';

type Props = { edits: readonly Edit[]; onRetry: () => void; onDiscard: () => void };

/** The words of a change that was not saved, so that nobody has to write them again. */
export function UnsavedChange({ edits, onRetry, onDiscard }: Props) {
  if (edits.length === 0) return null;
  const { added, removed } = saidOf(edits);
  return (
    <Notice
      tone="ember"
      action={
        <div className={css.actions}>
          <Button size="compact" onClick={onDiscard}>
            Discard
          </Button>
          <Button size="compact" variant="light" onClick={onRetry}>
            Try again
          </Button>
        </div>
      }
    >
      <p>Not saved yet, and kept in this browser:</p>
      <ul className={css.words}>
        {added.map((line) => (
          <li key={`+ ${line}`}>{line}</li>
        ))}
        {removed.map((line) => (
          <li key={`- ${line}`}>
            <del>{line}</del>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
