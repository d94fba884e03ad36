import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Plan, PlanItem } from '#contract/relationship-plan.ts';
import { api } from '#web/app/api.ts';
import { toast } from '#web/kit/toast/toast.ts';
import { useHeard } from '#web/relationships/HeardCard.tsx';
import { tellFailure } from '#web/relationships/tellFailure.ts';

const NOTHING_NEW = {
  title: 'No new steps for now',
  text: 'Add an area to improve, or reword one.',
} as const;

type Change = Parameters<typeof api.relationships.plan.change.call>[0];

/** Goals, action steps and promises. A tick shows at once, and is undone if it could not be saved. */
export function usePlan(id: string) {
  const cache = useQueryClient();
  const query = api.relationships.plan.get.queryOptions({ input: { id } });
  const plan = useQuery(query);
  const onError = tellFailure('Failed to update relationship');
  const show = (next: Plan) => cache.setQueryData(query.queryKey, next);

  const heard = { goal: useHeard(), step: useHeard(), promise: useHeard() };
  const change = useMutation(
    api.relationships.plan.change.mutationOptions({
      scope: { id: `plan ${id}` },
      onMutate(sent: Change) {
        const before = cache.getQueryData(query.queryKey);
        if (before) show(everywhere(before, (item) => (item.id === sent.itemId ? changed(item, sent) : item)));
        return before;
      },
      onSuccess: (item) => heard[item.kind].hear(item),
      onError(error, _sent, before) {
        if (before) show(before);
        onError(error);
      },
    }),
  );
  const add = useMutation(
    api.relationships.plan.add.mutationOptions({ onSuccess: (item) => heard[item.kind].hear(item), onError }),
  );
  const remove = useMutation(api.relationships.plan.remove.mutationOptions({ onError }));
  const reprocess = useMutation(api.relationships.plan.reprocessGoals.mutationOptions({ onSuccess: show, onError }));
  const generate = useMutation(
    api.relationships.plan.generateSteps.mutationOptions({
      onSuccess(answer) {
        const before = cache.getQueryData(query.queryKey)?.steps.length ?? 0;
        show(answer.plan);
        heard.step.hear(answer);
        if (answer.plan.steps.length === before && !answer.safety) toast(NOTHING_NEW);
      },
      onError,
    }),
  );
  return { plan, change, add, remove, reprocess, generate, heard };
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
