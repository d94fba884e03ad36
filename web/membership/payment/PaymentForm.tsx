import { lazy, Suspense } from 'react';
import { FormSkeleton } from '#web/membership/payment/FormSkeleton.tsx';
import type { PaymentFormProps } from '#web/membership/payment/paymentFormProps.ts';
import { SandboxForm } from '#web/membership/payment/SandboxForm.tsx';

const StripeForm = lazy(async () => ({ default: (await import('#web/membership/payment/StripeForm.tsx')).StripeForm }));

/** The provider's form. Stripe's code is loaded only here. */
export function PaymentForm(props: PaymentFormProps) {
  if (props.payable.provider === 'sandbox') return <SandboxForm {...props} />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <StripeForm {...props} />
    </Suspense>
  );
}
