import type { MembershipStatus } from '#contract/membership.ts';
import { type Plan, PRICES } from '#contract/plans.ts';
import { IconCheck, IconLock } from '#web/kit/icons.ts';
import { dateInWords, money, priceOf } from '#web/membership/money.ts';
import { nameOf, PLAN_WORDS } from '#web/membership/plans.ts';
import { SharingConsent } from '#web/membership/SharingConsent.tsx';
import css from './PlanSummary.module.css';

type PlanSummaryProps = { plan: Plan; amount?: number; membership: MembershipStatus | undefined };

/** What somebody is about to pay for: all of it, before they do. */
export function PlanSummary({ plan, amount = PRICES[plan], membership }: PlanSummaryProps) {
  const { name, period, contents, privacy } = PLAN_WORDS[plan];
  return (
    <section className={css.summary} aria-label="Your plan">
      <h2 className="name">{name}</h2>
      <p className={css.price}>
        <span className={css.amount}>{money(amount)}</span> <span className="dim">{period}</span>
      </p>
      <ul className={css.contents}>
        {contents.map((line) => (
          <li key={line}>
            <IconCheck size={18} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <p className="small dim">{terms(plan, amount)}</p>
      {plan === 'prime' && membership?.subscription && <Making subscription={membership.subscription} />}
      {plan === 'core' && membership ? (
        <SharingConsent occasion="core" agreed={membership.sharingConsent?.agreed ?? false} />
      ) : (
        <p className={css.privacy}>
          <IconLock size={16} aria-hidden="true" />
          <span>{privacy}</span>
        </p>
      )}
    </section>
  );
}

function terms(plan: Plan, amount: number): string {
  if (plan === 'prime')
    return `You pay ${priceOf(plan, amount)} and nothing renews. You can have it back in full until a place is offered to you. There is no date yet for the sessions, and their own price is shown before anything more is charged.`;
  return `You pay ${money(amount)} today and the same every month until you cancel. Cancelling takes two clicks.`;
}

/** Nobody pays for the same thing twice. */
function Making({ subscription }: { subscription: NonNullable<MembershipStatus['subscription']> }) {
  const { plan, status, currentPeriodEnd } = subscription;
  const isLater = status === 'active' && currentPeriodEnd !== null;
  return (
    <p className="small">
      Your {nameOf(plan)} subscription {isLater ? `will not renew after ${dateInWords(currentPeriodEnd)}` : 'ends now'}.
      If you take Prime back before then, it goes on.
    </p>
  );
}
