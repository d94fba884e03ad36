import type { SafetyPlan } from '#contract/support.ts';
import { confirm } from '#web/app/confirm.ts';
import { type Piece, printSheet } from '#web/app/print/printSheet.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ListField } from '#web/kit/field/ListField.tsx';
import { IconPrinter, IconTrash } from '#web/kit/icons.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { PlanSkeleton } from '#web/support/PlanSkeleton.tsx';
import { isEmptyPlan, planParts } from '#web/support/planParts.ts';
import { usePlan } from '#web/support/usePlan.ts';
import css from './SafetyPlan.module.css';

export function PlanEditor() {
  const { loaded, plan, unsaved, save, send, change, remove, urgent } = usePlan();
  if (!plan)
    return loaded.isError ? <NotLoaded error={loaded.error} onRetry={() => loaded.refetch()} /> : <PlanSkeleton />;
  const lists = listsOf(plan);
  return (
    <>
      <div className={css.lists}>
        {planParts.map(({ key, title, example }) => (
          <ListField
            key={key}
            title={title}
            items={lists[key]}
            hue="you"
            placeholder={example}
            onItems={(items) => change({ ...lists, [key]: items })}
          />
        ))}
      </div>
      {urgent && <SafetyCard note={urgent} />}
      {unsaved && !save.isPending && (
        <Failed
          title="Your last change is kept in this browser, and not saved yet"
          text={save.isError ? refusalOf(save.error).message : 'You wrote it before you left this page.'}
          onRetry={() => send(unsaved)}
        />
      )}
      {(!isEmptyPlan(lists) || remove.isPending) && (
        <div className={css.foot}>
          <p className="caption faint" role="status">
            {remove.isPending ? 'Removing' : save.isPending ? 'Saving' : unsaved ? '' : 'Saved'}
          </p>
          <Button
            variant="subtle"
            icon={<IconPrinter aria-hidden="true" />}
            disabled={isEmptyPlan(lists)}
            onClick={() => printSheet(sheetOf(lists))}
          >
            Print
          </Button>
          <Button
            variant="subtle"
            icon={<IconTrash aria-hidden="true" />}
            loading={remove.isPending}
            onClick={removePlan}
          >
            Remove the plan
          </Button>
        </div>
      )}
    </>
  );

  async function removePlan() {
    const question = {
      title: 'Remove your safety plan?',
      text: 'All five lists will be deleted. You can’t undo this.',
      action: 'Remove plan',
    };
    if (!(await confirm(question))) return;
    remove.mutate(undefined, {
      onSuccess: () => toast({ title: 'Safety plan removed' }),
      onError: (error) => toast({ title: 'The plan wasn’t removed', text: refusalOf(error).message, tone: 'error' }),
    });
  }
}

/** The lists for printing, without empty ones. */
const sheetOf = (lists: SafetyPlan): Piece[] => [
  { tag: 'h1', text: 'My safety plan' },
  ...planParts.flatMap(({ key, title }) =>
    lists[key].length === 0
      ? []
      : [
          { tag: 'h2' as const, text: title },
          { tag: 'p' as const, text: lists[key].map((line) => `- ${line}`).join('\n') },
        ],
  ),
];

/** Without the date that the server adds. */
function listsOf({ warningSigns, calmingThings, places, people, reasons }: SafetyPlan): SafetyPlan {
  return { warningSigns, calmingThings, places, people, reasons };
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <Failed title="Your plan couldn’t be loaded" text={refusalOf(error).message} onRetry={onRetry} />;
}
