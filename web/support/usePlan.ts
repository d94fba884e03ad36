import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SafetyNote } from '#contract/chat.ts';
import type { SafetyPlan } from '#contract/support.ts';
import { api } from '#web/app/api.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { emptyPlan } from '#web/support/planParts.ts';

/** Serialized, so that an older list does not arrive last. */
const scope = { id: 'safety-plan' };

/** The plan with all changes; each is stored in this browser until the server has it. */
export function usePlan() {
  const cache = useQueryClient();
  const loaded = useQuery(api.support.plan.queryOptions());
  const draft = useDraft<SafetyPlan>('support/safety-plan');
  const newest = useRef<SafetyPlan>(undefined);
  const [urgent, setUrgent] = useState<SafetyNote | null>(null);
  const save = useMutation(
    api.support.savePlan.mutationOptions({
      scope,
      onSuccess({ safety, ...kept }, sent) {
        if (safety) setUrgent(safety);
        if (sent !== newest.current) return;
        cache.setQueryData(api.support.plan.queryKey(), kept);
        draft.drop();
      },
    }),
  );
  const remove = useMutation(
    api.support.removePlan.mutationOptions({
      scope,
      onMutate() {
        newest.current = undefined;
        draft.drop();
      },
      onSuccess: () => void cache.setQueryData(api.support.plan.queryKey(), { ...emptyPlan, updatedAt: null }),
    }),
  );

  const send = (plan: SafetyPlan) => {
    newest.current = plan;
    save.mutate(plan);
  };
  const change = (plan: SafetyPlan) => {
    draft.keep(plan);
    send(plan);
  };
  // A removal hides the plan at once, in case somebody is looking.
  const plan = draft.value ?? (remove.isPending ? emptyPlan : loaded.data);
  return { loaded, plan, unsaved: draft.value, save, send, change, remove, urgent };
}
