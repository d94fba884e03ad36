import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { Failed } from '#web/kit/state/Failed.tsx';
import { useTheme } from '#web/kit/theme/useTheme.ts';
import { UNAVAILABLE } from '#web/membership/moneyWords.ts';
import { FormSkeleton } from '#web/membership/payment/FormSkeleton.tsx';
import type { PaymentFormProps } from '#web/membership/payment/paymentFormProps.ts';
import { StripeFields } from '#web/membership/payment/StripeFields.tsx';
import { openStripe } from '#web/membership/payment/stripe.ts';
import { stripeLook } from '#web/membership/payment/stripeLook.ts';

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
