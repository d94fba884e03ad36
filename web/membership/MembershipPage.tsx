import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Interval } from '#contract/plans.ts';
import { api } from '#web/app/api.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { IntervalChoice } from '#web/membership/choose/IntervalChoice.tsx';
import { PlanCards } from '#web/membership/choose/PlanCards.tsx';
import { PlanCardsSkeleton } from '#web/membership/choose/PlanCardsSkeleton.tsx';
import { PlanLink } from '#web/membership/choose/PlanLink.tsx';
import { TrialCard } from '#web/membership/choose/TrialCard.tsx';
import { MembershipHeading } from '#web/membership/MembershipHeading.tsx';
import { MembershipNotices } from '#web/membership/MembershipNotices.tsx';
import { SharingConsent } from '#web/membership/SharingConsent.tsx';
import { useMembership } from '#web/membership/useMembership.ts';
import { usePaymentReturn } from '#web/membership/usePaymentReturn.ts';
import css from './MembershipPage.module.css';

export function MembershipPage({ title }: { title: string }) {
  const session = useSession();
  const isSignedIn = session.state === 'signed_in';
  const membership = useMembership(isSignedIn);
  const offer = useQuery(api.membership.offer.queryOptions());
  const [interval, setInterval] = useState<Interval>('month');
  const returned = usePaymentReturn();
  const facts = isSignedIn ? membership.data : undefined;
  const agreed = facts?.sharingConsent?.agreed ?? false;
  return (
    <div className={css.page}>
      <MembershipHeading title={title} isExpired={isSignedIn && session.access.isTrialExpired} />
      <MembershipNotices returned={returned} membership={membership} isSignedIn={isSignedIn} />
      <TrialCard session={session} agreed={agreed} />
      <IntervalChoice offer={offer.data} interval={interval} onInterval={setInterval} />
      {isSignedIn && membership.isPending ? (
        <PlanCardsSkeleton />
      ) : (
        <PlanCards
          membership={facts}
          isPrimeSold={offer.data?.primeSales ?? true}
          interval={interval}
          action={(plan, choice) => <PlanLink plan={plan} interval={interval} choice={choice} membership={facts} />}
          beneath={(plan, choice) =>
            plan === 'core' && choice === 'choose' && facts && <SharingConsent occasion="core" agreed={agreed} />
          }
        />
      )}
      <p className={css.fine}>
        Core and Plus renew every {interval} until you cancel, which takes two clicks. The free trial needs no credit
        card and never turns into a paid plan by itself.
      </p>
    </div>
  );
}
