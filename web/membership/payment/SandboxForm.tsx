import { type FormEvent, useRef, useState } from 'react';
import { serverNow } from '#web/app/serverClock.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { FieldError } from '#web/kit/field/Field.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { BankQuestion } from '#web/membership/payment/BankQuestion.tsx';
import { CardFields } from '#web/membership/payment/CardFields.tsx';
import type { PaymentFormProps } from '#web/membership/payment/paymentFormProps.ts';
import { TestCards } from '#web/membership/payment/TestCards.tsx';
import { type CardProblems, cardProblems, filledWith, NO_CARD, testCardOf } from '#web/membership/payment/testCard.ts';
import { useSandboxPayment } from '#web/membership/payment/useSandboxPayment.ts';
import css from './PaymentForm.module.css';

/** Accepts test cards only, turns one into its token in the browser, and sends only that. */
export function SandboxForm({ payable: { clientSecret }, action, onPaid, onClosed }: PaymentFormProps) {
  const [card, setCard] = useState(NO_CARD);
  const [problems, setProblems] = useState<CardProblems>({});
  const { step, failure, pay, answer } = useSandboxPayment({ clientSecret, onPaid, onClosed });
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = cardProblems(card, new Date(serverNow()));
    setProblems(found);
    const known = testCardOf(card.number);
    if (known && Object.keys(found).length === 0) void pay(known.token);
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <form ref={form} className={css.form} noValidate aria-label="Payment" onSubmit={submit}>
      <Notice tone="ember">
        <b>Test mode - no real money is taken.</b> Only test cards work here, and no card number leaves this page.
      </Notice>
      <CardFields card={card} problems={problems} onCard={setCard} />
      <TestCards
        onChoose={(chosen) => {
          setCard(filledWith(chosen, new Date(serverNow())));
          setProblems({});
        }}
      />
      {failure && <FieldError>{failure}</FieldError>}
      <Button type="submit" variant="filled" size="large" wide loading={step !== 'idle' && 'Processing...'}>
        {action}
      </Button>
      <BankQuestion open={step === 'asked'} onAnswer={(outcome) => void answer(outcome)} />
    </form>
  );
}
