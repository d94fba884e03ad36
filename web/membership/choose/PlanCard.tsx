import type { ReactNode } from 'react';
import { type Interval, type Plan, priceOf } from '#contract/plans.ts';
import { PlanFace } from '#web/kit/card/PlanFace.tsx';
import { money } from '#web/membership/money.ts';
import { PLAN_WORDS, periodOf } from '#web/membership/plans.ts';

type PlanCardProps = { plan: Plan; interval: Interval; isHeld: boolean; beneath: ReactNode; children: ReactNode };

export function PlanCard({ plan, interval, isHeld, beneath, children }: PlanCardProps) {
  const { name, promise, contents, popular } = PLAN_WORDS[plan];
  return (
    <PlanFace
      heading="h2"
      name={name}
      amount={money(priceOf(plan, interval))}
      period={periodOf(plan, interval)}
      promise={promise}
      contents={contents}
      popular={popular}
      mark={isHeld ? 'Your plan' : popular && 'Most Popular'}
    >
      {beneath}
      {children}
    </PlanFace>
  );
}
