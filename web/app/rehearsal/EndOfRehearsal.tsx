import { useMutation } from '@tanstack/react-query';
import { LONGEST_ITEM } from '#contract/relationship-lists.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import type { Rehearsing } from '#web/app/rehearsal/useRehearsal.ts';
import { Button } from '#web/kit/Button.tsx';
import { copyText } from '#web/kit/copyText.ts';
import { IconCheck, IconCopy } from '#web/kit/icons.ts';
import { toast } from '#web/kit/toast.ts';
import css from './Rehearsal.module.css';

/** Out of the role: what to take along, and that it was not the real talk. */
export function EndOfRehearsal({ rehearsal: { scene, step } }: { rehearsal: Rehearsing }) {
  const keep = useMutation(
    api.relationships.plan.add.mutationOptions({
      onSuccess: () => toast({ title: 'Kept as a next step' }),
      onError: (error) => toast({ title: 'Not kept', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  const id = scene.relationshipId;
  return (
    <>
      <p>
        <strong>That was a rehearsal.</strong> Mallama played {scene.personName}. The real talk may go differently.
      </p>
      <div className={css.step}>
        <p className="small dim">To take along</p>
        <p className={css.words}>{step}</p>
      </div>
      <div className={css.actions}>
        {id && (
          <Button
            size="compact"
            icon={<IconCheck aria-hidden="true" />}
            disabled={keep.isSuccess}
            loading={keep.isPending}
            onClick={() => keep.mutate({ id, kind: 'step', text: Array.from(step).slice(0, LONGEST_ITEM).join('') })}
          >
            {keep.isSuccess ? 'Kept' : 'Keep as a next step'}
          </Button>
        )}
        <Button
          size="compact"
          icon={<IconCopy aria-hidden="true" />}
          onClick={() => void copyText(step, { title: 'Copied to clipboard!' })}
        >
          Copy
        </Button>
      </div>
    </>
  );
}
