import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Checkout } from '#contract/membership.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { PayHere } from '#web/membership/checkout/PayHere.tsx';
import { ChoosePlan } from '#web/membership/choose/ChoosePlan.tsx';
import { mayBuyMonthly } from '#web/membership/choose/choice.ts';
import { MembershipNotices } from '#web/membership/MembershipNotices.tsx';
import { ManagePlan } from '#web/membership/manage/ManagePlan.tsx';
import { ManageSkeleton } from '#web/membership/manage/ManageSkeleton.tsx';
import { useMembership } from '#web/membership/useMembership.ts';
import { usePaymentReturn } from '#web/membership/usePaymentReturn.ts';
import css from './MembershipPage.module.css';

/** Choosing, paying, changing and canceling plans. */
export function SubscribePage({ title }: { title: string }) {
  const membership = useMembership();
  const offer = useQuery(api.membership.offer.queryOptions());
  const returned = usePaymentReturn();
  const [checkout, setCheckout] = useState<Checkout>();
  const { data } = membership;
  if (checkout) {
    return <PayHere checkout={checkout} membership={data} offer={offer.data} onCheckout={setCheckout} />;
  }
  const hasPlan = data !== undefined && (data.subscription !== null || data.waitlist !== null);
  return (
    <div className={css.page}>
      <h1 className="h1">{data && !hasPlan ? 'Choose Your Plan' : title}</h1>
      {membership.isPending && <ManageSkeleton />}
      {membership.isError && !data && (
        <Failed
          title="Your plan couldn’t be loaded"
          text={refusalOf(membership.error).message}
          retrying={membership.isFetching}
          onRetry={() => void membership.refetch()}
        />
      )}
      {data && !hasPlan && <MembershipNotices returned={returned} membership={membership} isSignedIn />}
      {data && hasPlan && <ManagePlan membership={data} offer={offer.data} />}
      {data && mayBuyMonthly(data, serverNow()) && (
        <ChoosePlan membership={data} offer={offer.data} onCheckout={setCheckout} />
      )}
    </div>
  );
}
