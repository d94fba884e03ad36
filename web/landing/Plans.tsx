import { IconLock } from '#web/kit/icons.ts';
import { PlanCard } from './PlanCard.tsx';
import styles from './Plans.module.css';
import { plans } from './plans.ts';

export function Plans() {
  return (
    <section id="pricing" className={`wrap ${styles.plans}`} aria-labelledby="pricing-title">
      <h2 id="pricing-title" className="h2-marketing">
        Three plans. One free day first.
      </h2>
      <p className={styles.trial}>
        Every plan begins with 24 hours of Core, free and without a credit card. The free day ends by itself and never
        turns into a paid plan.
      </p>
      <ul className={styles.cards}>
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <p className={styles.privacy}>
        <IconLock size={16} aria-hidden="true" />
        <span>
          Your conversations and journal are yours. Core shares only anonymized lessons from conflicts you resolve, once
          you agree. Plus and Prime keep them private.
        </span>
      </p>
    </section>
  );
}
