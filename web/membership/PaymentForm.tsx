import { lazy, Suspense } from 'react';
import type { Checkout } from '#contract/membership.ts';
import { FormSkeleton } from '#web/membership/FormSkeleton.tsx';
import { SandboxForm } from '#web/membership/SandboxForm.tsx';

const StripeForm = lazy(async () => ({ default: (await import('#web/membership/StripeForm.tsx')).StripeForm }));

export type PaymentFormProps = {
  payable: Pick<Checkout, 'clientSecret' | 'provider' | 'publishableKey'>;
  /** What the button says: "Pay $10/month". */
  action: string;
  /** The provider took the payment; the form stays at work until this is done. */
  onPaid: () => Promise<void>;
  /** This payment can never be paid any more: another one has to be begun. */
  onClosed: () => void;
};

/** The provider's form. Stripe's code is fetched here and nowhere else, and only where it is used. */
export function PaymentForm(props: PaymentFormProps) {
  if (props.payable.provider === 'sandbox') return <SandboxForm {...props} />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <StripeForm {...props} />
    </Suspense>
  );
}
