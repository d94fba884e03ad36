import type { ReactNode } from 'react';
import type { MembershipStatus } from '#contract/membership.ts';
import type { Interval, Plan } from '#contract/plans.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { type Choice, choiceOf } from '#web/membership/choose/choice.ts';
import { PlanCard } from '#web/membership/choose/PlanCard.tsx';
import css from './PlanCards.module.css';

type PlanCardsProps = {
  membership: MembershipStatus | undefined;
  isPrimeSold: boolean;
  interval?: Interval;
  plans?: readonly Plan[];
  action: (plan: Plan, choice: Choice) => ReactNode;
  /** Rendered below a card. */
  beneath?: (plan: Plan, choice: Choice) => ReactNode;
};

const ALL: readonly Plan[] = ['core', 'plus', 'prime'];

export function PlanCards(props: PlanCardsProps) {
  const { membership, isPrimeSold, interval = 'month', plans = ALL, action, beneath } = props;
  return (
    <ul className={css.cards}>
      {plans.map((plan) => {
        const choice = choiceOf(plan, membership, isPrimeSold, serverNow());
        return (
          <PlanCard
            key={plan}
            plan={plan}
            interval={interval}
            isHeld={choice === 'held'}
            beneath={beneath?.(plan, choice)}
          >
            {action(plan, choice)}
          </PlanCard>
        );
      })}
    </ul>
  );
}
