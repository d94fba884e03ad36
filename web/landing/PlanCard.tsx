import { href } from '#web/app/paths.ts';
import { ButtonAnchor } from '#web/kit/button/ButtonAnchor.tsx';
import { PlanFace } from '#web/kit/card/PlanFace.tsx';
import type { Plan } from './plans.ts';

export function PlanCard({ plan: { name, price, period, promise, contents, popular } }: { plan: Plan }) {
  return (
    <PlanFace
      heading="h3"
      name={name}
      amount={price}
      period={period}
      promise={promise}
      contents={contents}
      popular={popular}
      mark={popular && 'Most Popular'}
    >
      <ButtonAnchor wide variant={popular ? 'ember' : 'default'} href={href.startTrial()}>
        Start with {name}
      </ButtonAnchor>
    </PlanFace>
  );
}
