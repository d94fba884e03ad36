import { useState } from 'react';
import type { MembershipStatus } from '#contract/membership.ts';
import { href } from '#web/app/paths.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { CardDialog } from '#web/membership/manage/CardDialog.tsx';
import { CardSection } from '#web/membership/manage/CardSection.tsx';
import { EndSection } from '#web/membership/manage/EndSection.tsx';
import { PastDueNotice } from '#web/membership/manage/PastDueNotice.tsx';
import { PlaceSection } from '#web/membership/manage/PlaceSection.tsx';
import { PlanSection } from '#web/membership/manage/PlanSection.tsx';
import { ReceiptsSection } from '#web/membership/manage/ReceiptsSection.tsx';
import type { Offer } from '#web/membership/parts.ts';
import { SharingConsent } from '#web/membership/SharingConsent.tsx';

type ManagePlanProps = { membership: MembershipStatus; offer: Offer | undefined };

export function ManagePlan({ membership, offer }: ManagePlanProps) {
  const { subscription, waitlist } = membership;
  const [changesCard, setChangesCard] = useState(false);
  const till = { provider: membership.provider, publishableKey: offer?.publishableKey ?? null };
  const agreed = membership.sharingConsent?.agreed ?? false;
  const isCore = subscription?.plan === 'core' || subscription?.scheduledPlan === 'core';
  return (
    <div>
      {subscription?.status === 'past_due' && (
        <PastDueNotice subscription={subscription} onUpdate={() => setChangesCard(true)} />
      )}
      {waitlist && <PlaceSection place={waitlist} testMode={membership.testMode} />}
      {subscription && (
        <>
          <PlanSection
            subscription={subscription}
            membership={membership}
            till={till}
            sellsYears={offer?.plans.some(({ yearly }) => yearly) ?? false}
          />
          <CardSection subscription={subscription} onUpdate={() => setChangesCard(true)} />
        </>
      )}
      {isCore && !waitlist && (
        <SettingsSection heading="h2" title="Sharing">
          <SharingConsent occasion="settings" agreed={agreed} />
        </SettingsSection>
      )}
      {subscription && !waitlist && offer?.primeSales && (
        <SettingsSection heading="h2" title="Prime" text="A place on the waiting list for facilitated group mediation.">
          <p className="dim">$100 once, not a subscription. It includes everything in Plus while you hold the place.</p>
          <ButtonLink to={href.checkout('prime', serverNow())}>See Prime</ButtonLink>
        </SettingsSection>
      )}
      <ReceiptsSection />
      {subscription && <EndSection subscription={subscription} hasPlace={waitlist !== null} />}
      {subscription && changesCard && (
        <CardDialog subscription={subscription} till={till} onClose={() => setChangesCard(false)} />
      )}
    </div>
  );
}
