import type { ReactNode } from 'react';
import { type Plan, PRICES } from '#contract/plans.ts';
import { PlanFace } from '#web/kit/PlanFace.tsx';
import { money } from '#web/membership/money.ts';
import { PLAN_WORDS } from '#web/membership/plans.ts';

type PlanCardProps = { plan: Plan; isHeld: boolean; beneath: ReactNode; children: ReactNode };

export function PlanCard({ plan, isHeld, beneath, children }: PlanCardProps) {
  const { name, period, promise, contents, popular } = PLAN_WORDS[plan];
  return (
    <PlanFace
      heading="h2"
      name={name}
      amount={money(PRICES[plan])}
      period={period}
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
