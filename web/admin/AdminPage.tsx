import { useState } from 'react';
import { ActionLog } from '#web/admin/ActionLog.tsx';
import { CoachHealth } from '#web/admin/CoachHealth.tsx';
import { Letters } from '#web/admin/Letters.tsx';
import { Members } from '#web/admin/Members.tsx';
import { MembershipOverview } from '#web/admin/MembershipOverview.tsx';
import { Moderation } from '#web/admin/Moderation.tsx';
import { OwnSubscription } from '#web/admin/OwnSubscription.tsx';
import { OldResources, SafetyCounts } from '#web/admin/SafetyCounts.tsx';
import { paths } from '#web/app/paths.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Tabs } from '#web/kit/menu/Tabs.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';
import css from './AdminPage.module.css';

const TABS = [
  {
    id: 'membership',
    label: 'Membership',
    panel: (
      <div className={css.page}>
        <OwnSubscription />
        <MembershipOverview />
      </div>
    ),
  },
  { id: 'members', label: 'Members', panel: <Members /> },
  { id: 'feed', label: 'Feed', panel: <Moderation /> },
  { id: 'coach', label: 'Coach', panel: <CoachHealth /> },
  { id: 'safety', label: 'Safety', panel: <SafetyCounts /> },
  { id: 'emails', label: 'Emails', panel: <Letters /> },
  { id: 'log', label: 'Log', panel: <ActionLog /> },
] as const;
type PartId = (typeof TABS)[number]['id'];

/** For the operator. Shows no names and nothing that members wrote. */
export function AdminPage({ title }: { title: string }) {
  const { user } = useSignedIn();
  const [part, setPart] = useState<PartId>('membership');
  if (!user.isAdmin) {
    return (
      <Empty
        as="h1"
        figure="lost"
        title="This isn’t open to you"
        text="Only the administrator of this installation sees this page."
        action={<ButtonLink to={paths.home}>Go to your dashboard</ButtonLink>}
      />
    );
  }
  return (
    <div className={css.page}>
      <h1 className="h1">{title}</h1>
      <OldResources />
      <Tabs label="Parts of the administration" tabs={TABS} value={part} onValue={setPart} />
    </div>
  );
}
