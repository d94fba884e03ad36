import { useQuery } from '@tanstack/react-query';
import type { Plan } from '#contract/plans.ts';
import { api } from '#web/app/api.ts';

/** Begins a payment, or goes on with the one that was begun: the server has one open payment a member, however often it is asked. */
export const useCheckout = (plan: Plan) =>
  useQuery({
    // Not a name of the membership room: what this write makes stale must not be this write.
    queryKey: ['checkout', plan],
    queryFn: () => api.membership.create.call({ plan }),
    gcTime: 0,
  });
