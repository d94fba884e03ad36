import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useTheme } from '#web/app/theme/useTheme.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { FormSkeleton } from '#web/membership/FormSkeleton.tsx';
import { UNAVAILABLE } from '#web/membership/moneyWords.ts';
import type { PaymentFormProps } from '#web/membership/paymentFormProps.ts';
import { StripeFields } from '#web/membership/StripeFields.tsx';
import { openStripe } from '#web/membership/stripe.ts';
import { stripeLook } from '#web/membership/stripeLook.ts';

export function StripeForm(props: PaymentFormProps) {
  const { clientSecret, publishableKey } = props.payable;
  useTheme();
  const stripe = useQuery({ queryKey: ['stripe', publishableKey], queryFn: () => openStripe(publishableKey ?? '') });
  if (stripe.isPending) return <FormSkeleton />;
  if (stripe.isError) {
    return <Failed title={UNAVAILABLE} retrying={stripe.isFetching} onRetry={() => void stripe.refetch()} />;
  }
  return (
    <Elements key={clientSecret} stripe={stripe.data} options={{ clientSecret, appearance: stripeLook() }}>
      <StripeFields {...props} />
    </Elements>
  );
}
