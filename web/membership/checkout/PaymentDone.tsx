import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { MembershipStatus } from '#contract/membership.ts';
import type { Plan } from '#contract/plans.ts';
import { paths } from '#web/app/paths.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { dateInWords } from '#web/membership/money.ts';
import { nameOf } from '#web/membership/plans.ts';
import css from './PayForPlan.module.css';

/** The specification's pause before the dashboard opens. */
const PAUSE = 2000;

export function PaymentDone({ plan, membership }: { plan: Plan; membership: MembershipStatus }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => void navigate(paths.dashboard), PAUSE);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className={css.done}>
      <h2 ref={heading} tabIndex={-1} className="h2">
        {plan === 'prime' ? 'Added to Prime Waiting List' : 'Payment Successful'}
      </h2>
      {membership.testMode && <Badge tone="fair">Test mode - no real money is taken</Badge>}
      <p className="dim">{plan === 'prime' ? place(membership) : `Welcome to ${nameOf(plan)}.`}</p>
      <p className="dim">Your dashboard opens in a moment.</p>
      <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
    </div>
  );
}

function place({ waitlist }: MembershipStatus): string {
  if (!waitlist?.position) return 'Your place on the waiting list is held.';
  return `Your place is number ${waitlist.position}, held since ${dateInWords(waitlist.joinedAt)}.`;
}
