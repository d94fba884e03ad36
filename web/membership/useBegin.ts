import { useMutation } from '@tanstack/react-query';
import type { Checkout } from '#contract/membership.ts';
import type { Plan } from '#contract/plans.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { toast } from '#web/kit/toast.ts';
import { hasItAlready, SETUP_REQUIRED, setupWords, UNAVAILABLE } from '#web/membership/moneyWords.ts';

/** Begins a payment on this page; whatever keeps it from beginning is said. */
export function useBegin(onCheckout: (checkout: Checkout) => void) {
  const create = useMutation(
    api.membership.create.mutationOptions({
      onSuccess: (checkout) => (checkout.clientSecret ? onCheckout(checkout) : toast(SETUP_REQUIRED)),
      onError(error) {
        const refusal = refusalOf(error);
        const text = setupWords(refusal);
        if (hasItAlready(refusal)) toast({ title: refusal.message, tone: 'info' });
        else if (text !== UNAVAILABLE) toast({ title: 'Error', text, tone: 'error' });
      },
    }),
  );
  return {
    begin: (plan: Plan) => create.mutate({ plan }),
    beginning: create.isPending ? create.variables?.plan : undefined,
    isUnavailable: create.isError && setupWords(refusalOf(create.error)) === UNAVAILABLE,
  };
}
