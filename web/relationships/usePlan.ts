import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Plan, PlanItem } from '#contract/relationship-plan.ts';
import { api } from '#web/app/api.ts';
import { tellFailure } from '#web/relationships/tellFailure.ts';

type Change = Parameters<typeof api.relationships.plan.change.call>[0];

/** Goals, action steps and promises. A tick shows at once, and goes back if it could not be kept. */
export function usePlan(id: string) {
  const cache = useQueryClient();
  const query = api.relationships.plan.get.queryOptions({ input: { id } });
  const plan = useQuery(query);
  const onError = tellFailure('Failed to update relationship');
  const show = (next: Plan) => cache.setQueryData(query.queryKey, next);

  const change = useMutation(
    api.relationships.plan.change.mutationOptions({
      scope: { id: `plan ${id}` },
      onMutate(sent: Change) {
        const before = cache.getQueryData(query.queryKey);
        if (before) show(everywhere(before, (item) => (item.id === sent.itemId ? changed(item, sent) : item)));
        return before;
      },
      onError(error, _sent, before) {
        if (before) show(before);
        onError(error);
      },
    }),
  );
  const add = useMutation(api.relationships.plan.add.mutationOptions({ onError }));
  const remove = useMutation(api.relationships.plan.remove.mutationOptions({ onError }));
  const reprocess = useMutation(api.relationships.plan.reprocessGoals.mutationOptions({ onSuccess: show, onError }));
  const generate = useMutation(
    api.relationships.plan.generateSteps.mutationOptions({ onSuccess: ({ plan: next }) => show(next), onError }),
  );
  return { plan, change, add, remove, reprocess, generate };
}

export type PlanActions = ReturnType<typeof usePlan>;

const everywhere = ({ goals, steps, promises }: Plan, to: (item: PlanItem) => PlanItem): Plan => ({
  goals: goals.map(to),
  steps: steps.map(to),
  promises: promises.map(to),
});

const changed = (item: PlanItem, { text = item.text, isDone = item.isDone, dueOn = item.dueOn }: Change): PlanItem => ({
  ...item,
  text,
  isDone,
  dueOn,
});
