import { useState } from 'react';
import type { Checkout, MembershipStatus } from '#contract/membership.ts';
import type { Plan } from '#contract/plans.ts';
import { Card } from '#web/kit/Card.tsx';
import { toast } from '#web/kit/toast.ts';
import { priceOf } from '#web/membership/money.ts';
import { PaymentDone } from '#web/membership/PaymentDone.tsx';
import { PaymentForm } from '#web/membership/PaymentForm.tsx';
import { PaymentPending } from '#web/membership/PaymentPending.tsx';
import { PlanSummary } from '#web/membership/PlanSummary.tsx';
import { nameOf } from '#web/membership/plans.ts';
import { hasPlan, settled } from '#web/membership/settled.ts';
import css from './PayForPlan.module.css';

type PayForPlanProps = {
  checkout: Checkout;
  membership: MembershipStatus | undefined;
  onClosed: () => void;
};

/** The plan on one side, its form on the other; after the payment, what has become of it. */
export function PayForPlan({ checkout, membership, onClosed }: PayForPlanProps) {
  const { plan, amount } = checkout;
  const [outcome, setOutcome] = useState<MembershipStatus | 'unknown'>();

  const look = async () => {
    const found = await settled((status) => hasPlan(status, plan));
    if (found) toast({ title: 'Payment Successful', text: welcome(plan), tone: 'success' });
    setOutcome(found ?? 'unknown');
  };

  return (
    <div className={css.columns}>
      <PlanSummary plan={plan} amount={amount} membership={membership} />
      <Card className={css.payment}>
        {outcome === undefined && (
          <PaymentForm payable={checkout} action={`Pay ${priceOf(plan, amount)}`} onPaid={look} onClosed={onClosed} />
        )}
        {outcome === 'unknown' && <PaymentPending onLook={look} />}
        {outcome !== undefined && outcome !== 'unknown' && <PaymentDone plan={plan} membership={outcome} />}
      </Card>
    </div>
  );
}

const welcome = (plan: Plan): string =>
  plan === 'prime' ? 'Added to Prime Waiting List' : `Welcome to ${nameOf(plan)}. Everything in it is open to you now.`;
