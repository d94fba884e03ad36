import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { FieldError } from '#web/kit/field/Field.tsx';
import { paymentError, paymentFailed } from '#web/membership/moneyWords.ts';
import type { PaymentFormProps } from '#web/membership/payment/paymentFormProps.ts';
import css from './PaymentForm.module.css';

/** Stripe's fields are in Stripe's frame, so no card number reaches our page. */
const savesCard = ({ clientSecret }: PaymentFormProps['payable']) => clientSecret.startsWith('seti_');

export function StripeFields({ payable, action, onPaid }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState<string>();

  const pay = async () => {
    if (!stripe || !elements) return;
    const confirmParams = { return_url: location.origin + paths.dashboard };
    const wanted = { elements, confirmParams, redirect: 'if_required' } as const;
    // A form that saves a card charges nothing, and Stripe has another call for it.
    const { error } = await (savesCard(payable) ? stripe.confirmSetup(wanted) : stripe.confirmPayment(wanted));
    if (!error) return onPaid();
    const words = error.message ?? 'Your card was declined.';
    setFailure(words);
    paymentFailed(words);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPaying(true);
    setFailure(undefined);
    void pay()
      .catch(paymentError)
      .finally(() => setPaying(false));
  };

  return (
    <form className={css.form} aria-label="Payment" onSubmit={submit}>
      <PaymentElement onReady={() => setReady(true)} />
      {failure && <FieldError>{failure}</FieldError>}
      <Button
        type="submit"
        variant="filled"
        size="large"
        wide
        disabled={!stripe || !elements || !isReady}
        loading={isPaying && 'Processing...'}
      >
        {action}
      </Button>
    </form>
  );
}
