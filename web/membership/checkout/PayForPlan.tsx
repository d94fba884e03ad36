import { useState } from 'react';
import type { Checkout, MembershipStatus } from '#contract/membership.ts';
import type { Plan } from '#contract/plans.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { askUntil, hasPlan } from '#web/membership/askUntil.ts';
import { PaymentDone } from '#web/membership/checkout/PaymentDone.tsx';
import { PaymentPending } from '#web/membership/checkout/PaymentPending.tsx';
import { PlanSummary } from '#web/membership/checkout/PlanSummary.tsx';
import { PromotionCode } from '#web/membership/checkout/PromotionCode.tsx';
import { money, priceOf } from '#web/membership/money.ts';
import type { Offer } from '#web/membership/parts.ts';
import { PaymentForm } from '#web/membership/payment/PaymentForm.tsx';
import { nameOf } from '#web/membership/plans.ts';
import css from './PayForPlan.module.css';

type PayForPlanProps = {
  checkout: Checkout;
  membership: MembershipStatus | undefined;
  offer: Offer | undefined;
  /** A new form, after a promotion code. */
  onCheckout: (checkout: Checkout) => void;
  onClosed: () => Promise<unknown>;
};

/** The plan beside its payment form; after payment, the result. */
export function PayForPlan({ checkout, membership, offer, onCheckout, onClosed }: PayForPlanProps) {
  const { plan, interval, amount, dueNow } = checkout;
  const [outcome, setOutcome] = useState<MembershipStatus | 'unknown'>();

  const cost = dueNow === amount ? priceOf(plan, amount, interval) : money(dueNow);

  const look = async () => {
    const found = await askUntil((status) => hasPlan(status, plan));
    if (found) toast({ title: 'Payment Successful', text: welcome(plan), tone: 'success' });
    setOutcome(found ?? 'unknown');
  };

  return (
    <div className={css.columns}>
      <PlanSummary plan={plan} interval={interval} checkout={checkout} membership={membership}>
        {offer?.promotionCodes && plan !== 'prime' && outcome === undefined && (
          <PromotionCode checkout={checkout} onCheckout={onCheckout} />
        )}
      </PlanSummary>
      <Card className={css.payment}>
        {outcome === undefined && (
          <PaymentForm payable={checkout} action={`Pay ${cost}`} onPaid={look} onClosed={onClosed} />
        )}
        {outcome === 'unknown' && <PaymentPending onLook={look} />}
        {outcome !== undefined && outcome !== 'unknown' && <PaymentDone plan={plan} membership={outcome} />}
      </Card>
    </div>
  );
}

const welcome = (plan: Plan): string =>
  plan === 'prime' ? 'Added to Prime Waiting List' : `Welcome to ${nameOf(plan)}. Everything in it is open to you now.`;
