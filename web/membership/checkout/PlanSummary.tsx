import type { ReactNode } from 'react';
import type { Checkout, MembershipStatus } from '#contract/membership.ts';
import { type Interval, type Plan, priceOf as priceIn } from '#contract/plans.ts';
import { IconCheck, IconLock } from '#web/kit/icons.ts';
import { DueNow } from '#web/membership/checkout/DueNow.tsx';
import { dateInWords, money, priceOf } from '#web/membership/money.ts';
import { nameOf, PLAN_WORDS, periodOf } from '#web/membership/plans.ts';
import { SharingConsent } from '#web/membership/SharingConsent.tsx';
import css from './PlanSummary.module.css';

type PlanSummaryProps = {
  plan: Plan;
  interval?: Interval;
  /** Once a payment was started. */
  checkout?: Checkout;
  membership: MembershipStatus | undefined;
  children?: ReactNode;
};

/** Everything about the purchase, before it is paid. */
export function PlanSummary({ plan, interval = 'month', checkout, membership, children }: PlanSummaryProps) {
  const amount = checkout?.amount ?? priceIn(plan, interval);
  const { name, contents, privacy } = PLAN_WORDS[plan];
  return (
    <section className={css.summary} aria-label="Your plan">
      <h2 className="name">{name}</h2>
      <p className={css.price}>
        <span className={css.amount}>{money(amount)}</span> <span className="dim">{periodOf(plan, interval)}</span>
      </p>
      <ul className={css.contents}>
        {contents.map((line) => (
          <li key={line}>
            <IconCheck size={18} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      {checkout && <DueNow checkout={checkout} />}
      {children}
      <p className="small dim">{terms(plan, interval, checkout)}</p>
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

function terms(plan: Plan, interval: Interval, checkout: Checkout | undefined): string {
  const price = money(priceIn(plan, interval));
  if (plan === 'prime')
    return [
      `You pay ${priceOf(plan)} and nothing renews. You can have it back in full until a place is offered to `,
      'you. There is no date yet for the sessions, and their own price is shown before anything more is ',
      'charged.',
    ].join('');
  const isPlain = !checkout || (checkout.dueNow === checkout.amount && checkout.tax === 0);
  if (isPlain)
    return `You pay ${price} today and the same every ${interval} until you cancel. Canceling takes two clicks.`;
  const less = checkout.promotion ? ', less what your code still takes off' : '';
  const tax = checkout.tax > 0 ? ', plus tax' : '';
  return `You pay ${money(checkout.dueNow)} today. It renews every ${interval} for ${price}${less}${tax}, until you cancel. Canceling takes two clicks.`;
}

/** A note that nothing is paid twice. */
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
