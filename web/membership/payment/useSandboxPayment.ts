import { useState } from 'react';
import type { SandboxPayment } from '#contract/membership.ts';
import type { TestPaymentMethod } from '#contract/test-cards.ts';
import { api } from '#web/app/api.ts';
import { paymentError, paymentFailed } from '#web/membership/moneyWords.ts';
import type { PaymentFormProps } from '#web/membership/payment/paymentFormProps.ts';

type Wants = Pick<PaymentFormProps, 'onPaid' | 'onClosed'> & { clientSecret: string };

/** One sandbox payment: confirmed, perhaps with a question by the bank, then paid or declined. */
export function useSandboxPayment({ clientSecret, onPaid, onClosed }: Wants) {
  const [step, setStep] = useState<'idle' | 'processing' | 'asked'>('idle');
  const [failure, setFailure] = useState<string>();
  const [closed, setClosed] = useState<string>();

  const fail = (words: string) => {
    setFailure(words);
    paymentFailed(words);
  };

  const take = async ({ status, error }: SandboxPayment) => {
    if (status === 'requires_action') return setStep('asked');
    if (status === 'succeeded') await onPaid();
    else fail(error?.message ?? 'Your card was declined.');
    if (status === 'canceled') begin();
    setStep('idle');
  };

  const begin = () => {
    setClosed(clientSecret);
    onClosed().catch(() => setClosed(undefined));
  };

  const showAnswer = async (answer: Promise<SandboxPayment>) => {
    setStep('processing');
    setFailure(undefined);
    try {
      await take(await answer);
    } catch {
      paymentError();
      setStep('idle');
    }
  };

  return {
    // A closed payment cannot be paid while the next one is being started.
    step: closed === clientSecret ? ('processing' as const) : step,
    failure,
    pay: (paymentMethod: TestPaymentMethod) =>
      showAnswer(api.membership.sandboxConfirm.call({ clientSecret, paymentMethod })),
    answer: (outcome: 'complete' | 'fail') =>
      showAnswer(api.membership.sandboxAuthenticate.call({ clientSecret, outcome })),
  };
}
