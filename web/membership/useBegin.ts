import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Checkout } from '#contract/membership.ts';
import type { Interval, Plan } from '#contract/plans.ts';
import { api } from '#web/app/api.ts';
import { href } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { toast } from '#web/kit/toast/toast.ts';
import { hasItAlready, SETUP_REQUIRED, setupWords, UNAVAILABLE } from '#web/membership/moneyWords.ts';

export type Choice = { plan: Plan; interval: Interval; promotionCode?: string };

/** The choice that a form was started for, to start it again. */
export const choiceIn = ({ plan, interval, promotion }: Checkout): Choice => ({
  ...{ plan, interval },
  ...(promotion && { promotionCode: promotion.code }),
});

/** Starts a payment on this page, and shows why if it cannot. */
export function useBegin(onCheckout: (checkout: Checkout) => void) {
  const navigate = useNavigate();
  const create = useMutation(
    api.membership.create.mutationOptions({
      onSuccess: (checkout) => (checkout.clientSecret ? onCheckout(checkout) : toast(SETUP_REQUIRED)),
      onError(error, wanted) {
        const refusal = refusalOf(error);
        // The tax location is asked on the plan's page.
        if (refusal.reason === 'tax_location' && wanted?.plan)
          return void navigate(href.checkout(wanted.plan as Plan, serverNow(), wanted.interval));
        const text = setupWords(refusal);
        if (hasItAlready(refusal)) toast({ title: refusal.message, tone: 'info' });
        else if (text !== UNAVAILABLE) toast({ title: 'Error', text, tone: 'error' });
      },
    }),
  );
  return {
    begin: (choice: Choice) => create.mutate(choice),
    beginAgain: (choice: Choice) => create.mutateAsync(choice),
    beginning: create.isPending ? create.variables?.plan : undefined,
    isUnavailable: create.isError && setupWords(refusalOf(create.error)) === UNAVAILABLE,
  };
}
