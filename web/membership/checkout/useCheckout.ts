import { useQuery } from '@tanstack/react-query';
import type { Checkout } from '#contract/membership.ts';
import type { Interval, Plan } from '#contract/plans.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';

// Not a name of the membership room: what this write makes stale must not be this write.
const keyOf = (plan: Plan, interval: Interval) => ['checkout', plan, interval];

/** Begins a payment, or goes on with the one that was begun: the server has one open payment a member, however often it is asked. */
export const useCheckout = (plan: Plan, interval: Interval) =>
  useQuery({
    queryKey: keyOf(plan, interval),
    queryFn: () => api.membership.create.call({ plan, interval }),
    gcTime: 0,
  });

/** Another form took the place of the one that was shown. */
export const keepCheckout = (checkout: Checkout) =>
  void queryClient.setQueryData(keyOf(checkout.plan, checkout.interval), checkout);
