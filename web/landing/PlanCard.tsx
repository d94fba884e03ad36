import { href } from '#web/app/paths.ts';
import { ButtonAnchor } from '#web/kit/ButtonAnchor.tsx';
import { IconCheck } from '#web/kit/icons.ts';
import styles from './PlanCard.module.css';
import type { Plan } from './plans.ts';

export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <li className={styles.card} data-popular={plan.popular}>
      <div className={styles.top}>
        <h3 className={styles.name}>{plan.name}</h3>
        {plan.popular && <span className={styles.mark}>Most Popular</span>}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{plan.price}</span> <span className={styles.period}>{plan.period}</span>
      </p>
      <p className={styles.promise}>{plan.promise}</p>
      <ul className={styles.contents}>
        {plan.contents.map((line) => (
          <li key={line}>
            <IconCheck size={18} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <ButtonAnchor wide variant={plan.popular ? 'ember' : 'default'} href={href.startTrial()}>
        Start with {plan.name}
      </ButtonAnchor>
    </li>
  );
}
