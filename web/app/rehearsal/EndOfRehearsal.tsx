import { KeepStep } from '#web/app/rehearsal/KeepStep.tsx';
import type { Rehearsing } from '#web/app/rehearsal/useRehearsal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconCopy } from '#web/kit/icons.ts';
import { copyText } from '#web/kit/share/copyText.ts';
import css from './Rehearsal.module.css';

/** The end of a rehearsal: what to remember, and that it was not the real talk. */
export function EndOfRehearsal({ rehearsal: { scene, step } }: { rehearsal: Rehearsing }) {
  const { personName, relationshipId } = scene;
  return (
    <>
      <p>
        <strong>That was a rehearsal.</strong> Mallama played {personName}. The real talk may go differently.
      </p>
      <div className={css.step}>
        <p className="small dim">To take with you</p>
        <p className={css.words}>{step}</p>
        <div>
          <Button
            size="compact"
            variant="subtle"
            icon={<IconCopy aria-hidden="true" />}
            onClick={() => void copyText(step, { title: 'Copied to clipboard!' })}
          >
            Copy
          </Button>
        </div>
      </div>
      <KeepStep step={step} personName={personName} relationshipId={relationshipId} />
    </>
  );
}
