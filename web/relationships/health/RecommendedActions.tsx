import { Button } from '#web/kit/button/Button.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { toast } from '#web/kit/toast/toast.ts';
import type { PlanActions } from '#web/relationships/plan/usePlan.ts';
import css from './InsightsCard.module.css';

type Props = { id: string; texts: readonly string[]; actions: PlanActions };

/** What could be done next. One press makes an action step of it; what is one already is not offered. */
export function RecommendedActions({ id, texts, actions: { add, plan } }: Props) {
  const known = plan.data?.steps.map(({ text }) => text) ?? [];
  const open = texts.filter((text) => !known.includes(text));
  if (open.length === 0) return null;
  return (
    <section className={css.recommended} aria-label="You could try">
      <h3 className={css.title}>You could try</h3>
      <ul>
        {open.map((text) => (
          <li key={text}>
            <span>{text}</span>
            <Button
              size="compact"
              variant="subtle"
              icon={<IconPlus aria-hidden="true" />}
              aria-label={`Add step: ${text}`}
              loading={add.isPending && add.variables.text === text}
              onClick={() =>
                add.mutate(
                  { id, kind: 'step', text },
                  { onSuccess: () => toast({ title: 'Added to your action steps', tone: 'success' }) },
                )
              }
            >
              Add step
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
