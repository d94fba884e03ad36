import type { Checkout, MembershipStatus } from '#contract/membership.ts';
import type { Plan } from '#contract/plans.ts';
import { Button } from '#web/kit/Button.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import type { Choice } from '#web/membership/choice.ts';
import { InterestList } from '#web/membership/InterestList.tsx';
import { UNAVAILABLE } from '#web/membership/moneyWords.ts';
import { PlanCards } from '#web/membership/PlanCards.tsx';
import { nameOf, PLAN_WORDS } from '#web/membership/plans.ts';
import { SharingConsent } from '#web/membership/SharingConsent.tsx';
import { useBegin } from '#web/membership/useBegin.ts';

type ChoosePlanProps = {
  membership: MembershipStatus;
  isPrimeSold: boolean;
  onCheckout: (checkout: Checkout) => void;
};

/** Three cards; the form comes once the server has begun a payment. */
export function ChoosePlan({ membership, isPrimeSold, onCheckout }: ChoosePlanProps) {
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
        onClick={() => begin(plan)}
      >
        Choose {nameOf(plan)}
      </Button>
    );
  return (
    <>
      {isUnavailable && <Notice tone="error">{UNAVAILABLE}</Notice>}
      <PlanCards
        membership={membership}
        isPrimeSold={isPrimeSold}
        plans={membership.waitlist ? ['core', 'plus'] : ['core', 'plus', 'prime']}
        action={action}
        beneath={(plan) =>
          plan === 'core' && <SharingConsent occasion="core" agreed={membership.sharingConsent?.agreed ?? false} />
        }
      />
    </>
  );
}
