import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Checkout } from '#contract/membership.ts';
import { api } from '#web/app/api.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import css from './PlanSummary.module.css';

type PromotionCodeProps = { checkout: Checkout; onCheckout: (checkout: Checkout) => void };

/** A code replaces the form by a cheaper one; removing it restores the price. */
export function PromotionCode({ checkout, onCheckout }: PromotionCodeProps) {
  const { plan, interval, promotion } = checkout;
  const [code, setCode] = useState('');
  const create = useMutation(
    api.membership.create.mutationOptions({
      onSuccess(begun) {
        setCode('');
        onCheckout(begun);
      },
    }),
  );
  const problem = create.error
    ? (issueAt(create.error, 'promotionCode') ?? refusalOf(create.error).message)
    : undefined;
  if (promotion) {
    return (
      <p className={css.code}>
        <span>
          {promotion.code}, {promotion.label}
        </span>
        <Button
          variant="subtle"
          size="compact"
          loading={create.isPending && 'Removing'}
          onClick={() => create.mutate({ plan, interval })}
        >
          Remove
        </Button>
      </p>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) create.mutate({ plan, interval, promotionCode: code });
  };
  return (
    <form className={css.code} noValidate aria-label="Promotion code" onSubmit={submit}>
      <TextField
        label="Promotion code"
        maxLength={60}
        autoComplete="off"
        value={code}
        error={problem}
        onChange={(event) => {
          create.reset();
          setCode(event.target.value);
        }}
      />
      <Button type="submit" loading={create.isPending && 'Checking'}>
        Apply
      </Button>
    </form>
  );
}
