import { useState } from 'react';
import type { Checkout, MembershipStatus } from '#contract/membership.ts';
import type { Interval, Plan } from '#contract/plans.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import type { Choice } from '#web/membership/choose/choice.ts';
import { InterestList } from '#web/membership/choose/InterestList.tsx';
import { IntervalChoice } from '#web/membership/choose/IntervalChoice.tsx';
import { PlanCards } from '#web/membership/choose/PlanCards.tsx';
import { UNAVAILABLE } from '#web/membership/moneyWords.ts';
import type { Offer } from '#web/membership/parts.ts';
import { nameOf, PLAN_WORDS } from '#web/membership/plans.ts';
import { SharingConsent } from '#web/membership/SharingConsent.tsx';
import { useBegin } from '#web/membership/useBegin.ts';

type ChoosePlanProps = {
  membership: MembershipStatus;
  offer: Offer | undefined;
  onCheckout: (checkout: Checkout) => void;
};

/** Three plans; the form is shown once the server has started a payment. */
export function ChoosePlan({ membership, offer, onCheckout }: ChoosePlanProps) {
  const [interval, setInterval] = useState<Interval>('month');
  const { begin, beginning, isUnavailable } = useBegin(onCheckout);
  const action = (plan: Plan, choice: Choice) =>
    choice === 'not_sold' ? (
      <InterestList membership={membership} />
    ) : (
      <Button
        wide
        variant={PLAN_WORDS[plan].popular ? 'ember' : 'default'}
        loading={beginning === plan && 'Setting up'}
        disabled={beginning !== undefined && beginning !== plan}
        onClick={() => begin({ plan, interval: plan === 'prime' ? 'month' : interval })}
      >
        Choose {nameOf(plan)}
      </Button>
    );
  return (
    <>
      {isUnavailable && <Notice tone="error">{UNAVAILABLE}</Notice>}
      <IntervalChoice offer={offer} interval={interval} onInterval={setInterval} />
      <PlanCards
        membership={membership}
        isPrimeSold={offer?.primeSales ?? true}
        interval={interval}
        plans={membership.waitlist ? ['core', 'plus'] : ['core', 'plus', 'prime']}
        action={action}
        beneath={(plan) =>
          plan === 'core' && <SharingConsent occasion="core" agreed={membership.sharingConsent?.agreed ?? false} />
        }
      />
    </>
  );
}
