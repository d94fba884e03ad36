import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Checkout, TaxLocation } from '#contract/membership.ts';
import type { Interval, Plan } from '#contract/plans.ts';
import { api } from '#web/app/api.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { FieldError } from '#web/kit/field/Field.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { TAX_COUNTRIES } from '#web/membership/checkout/countries.ts';
import { PlanSummary } from '#web/membership/checkout/PlanSummary.tsx';
import page from '#web/membership/MembershipPage.module.css';
import form from '#web/membership/payment/PaymentForm.module.css';
import css from './PayForPlan.module.css';

type TaxLocationFormProps = {
  title: string;
  plan: Plan;
  interval: Interval;
  onCheckout: (checkout: Checkout) => void;
};

/** Asks where somebody lives, which decides the tax. It is sent to the provider and not stored here. */
export function TaxLocationForm({ title, plan, interval, onCheckout }: TaxLocationFormProps) {
  const [country, setCountry] = useState('');
  const [postalCode, setPostalCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const create = useMutation(api.membership.create.mutationOptions({ onSuccess: onCheckout }));
  const given = TaxLocation.safeParse({ country, postalCode });
  const unfit = (name: string) =>
    isChecked ? given.error?.issues.find(({ path }) => path[0] === name)?.message : undefined;
  const problem = create.error ? issueAt(create.error, 'taxLocation.postalCode') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (given.success) create.mutate({ plan, interval, taxLocation: given.data });
  };
  return (
    <div className={page.page}>
      <h1 className="h1">{title}</h1>
      <div className={css.columns}>
        <PlanSummary plan={plan} interval={interval} membership={undefined} />
        <Card className={css.payment}>
          <form className={form.form} noValidate aria-label="Where you live" onSubmit={submit}>
            <h2 className="h2">Where do you live?</h2>
            <p className="dim">It decides the tax, which you see before you pay. Only the payment provider keeps it.</p>
            <SelectField
              label="Country"
              autoComplete="country"
              placeholder="Choose a country"
              options={TAX_COUNTRIES}
              value={country}
              error={unfit('country')}
              onValue={setCountry}
            />
            <TextField
              label="Postal code"
              autoComplete="postal-code"
              value={postalCode}
              error={unfit('postalCode') ?? problem}
              onChange={(event) => setPostalCode(event.target.value)}
            />
            {create.error && !problem && <FieldError>{refusalOf(create.error).message}</FieldError>}
            <Button type="submit" variant="filled" size="large" wide loading={create.isPending && 'Looking up the tax'}>
              Continue
            </Button>
          </form>
        </Card>
      </div>
    </div>
  );
}
