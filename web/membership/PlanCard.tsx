import { type ReactNode, useId } from 'react';
import { type Plan, PRICES } from '#contract/plans.ts';
import { IconCheck } from '#web/kit/icons.ts';
import { money } from '#web/membership/money.ts';
import { PLAN_WORDS } from '#web/membership/plans.ts';
import css from './PlanCard.module.css';

type PlanCardProps = { plan: Plan; isHeld: boolean; beneath: ReactNode; children: ReactNode };

export function PlanCard({ plan, isHeld, beneath, children }: PlanCardProps) {
  const { name, period, promise, contents, popular } = PLAN_WORDS[plan];
  const title = useId();
  const mark = isHeld ? 'Your plan' : popular && 'Most Popular';
  return (
    <li className={css.card} data-popular={popular} aria-labelledby={title}>
      <div className={css.top}>
        <h2 id={title} className={css.name}>
          {name}
        </h2>
        {mark && <span className={css.mark}>{mark}</span>}
      </div>
      <p className={css.price}>
        <span className={css.amount}>{money(PRICES[plan])}</span> <span className={css.period}>{period}</span>
      </p>
      <p className={css.promise}>{promise}</p>
      <ul className={css.contents}>
        {contents.map((line) => (
          <li key={line}>
            <IconCheck size={18} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <div className={css.action}>
        {beneath}
        {children}
      </div>
    </li>
  );
}
