import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { MembershipStatus } from '#contract/membership.ts';
import { href, paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { nameOf } from '#web/membership/plans.ts';
import type { usePaymentReturn } from '#web/membership/usePaymentReturn.ts';
import css from './MembershipPage.module.css';

type MembershipNoticesProps = {
  returned: ReturnType<typeof usePaymentReturn>;
  membership: UseQueryResult<MembershipStatus>;
  isSignedIn: boolean;
};

/** What somebody should know before choosing. */
export function MembershipNotices({ returned, membership, isSignedIn }: MembershipNoticesProps) {
  const { data } = membership;
  return (
    <div className={css.notices}>
      {returned === 'checking' && <Notice>Checking your payment.</Notice>}
      {returned === 'unknown' && (
        <Notice tone="ember">
          We haven’t heard about a payment yet. If you paid, everything opens here as soon as it’s confirmed.
        </Notice>
      )}
      {isSignedIn && membership.isError && (
        <Failed
          title="Your plan couldn’t be loaded"
          text={refusalOf(membership.error).message}
          retrying={membership.isFetching}
          onRetry={() => void membership.refetch()}
        />
      )}
      {data?.subscription?.status === 'past_due' && (
        <Notice tone="ember" action={<Link to={paths.subscribe}>Update card</Link>}>
          Your last payment failed.
        </Notice>
      )}
      {data?.status === 'none' && data.unfinishedPlan && (
        <Notice action={<Link to={href.checkout(data.unfinishedPlan, serverNow())}>Finish the payment</Link>}>
          You started paying for {nameOf(data.unfinishedPlan)}. Nothing has been charged yet.
        </Notice>
      )}
    </div>
  );
}
