import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { User } from '#contract/account.ts';
import { api } from '#web/app/api.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { DashboardStats } from '#web/kit/card/DashboardStats.tsx';
import { overviewTiles } from '#web/kit/card/overviewTiles.ts';
import { Tiles } from '#web/kit/card/Tiles.tsx';
import type { Chat } from '#web/profile/AskDialog.tsx';
import { NoAccess } from '#web/profile/NoAccess.tsx';
import { type AddRelationship, PeopleSection } from '#web/profile/PeopleSection.tsx';
import { usePeople } from '#web/profile/usePeople.ts';
import { useSettingsInSight } from '#web/profile/useSettingsInSight.ts';
import { Who } from '#web/profile/Who.tsx';
import css from './ProfilePage.module.css';

type ProfilePageProps = {
  /** Parts of other rooms, provided where the pages are listed. */
  Settings: ComponentType<{ user: User }>;
  AddDialog: AddRelationship;
  Chat: Chat;
};

export function ProfilePage({ Settings, AddDialog, Chat }: ProfilePageProps) {
  const { user, access } = useSignedIn();
  const { hasAccess } = access;
  const list = usePeople(hasAccess);
  const counts = useQuery({ ...api.dashboard.get.queryOptions(), enabled: hasAccess });
  const isComplete = !hasAccess || !list.isPending;
  const isSettingsWanted = useSettingsInSight(isComplete);
  return (
    <div className={css.page}>
      <h1 className="h1">Profile</h1>
      <Who user={user} access={access} />
      {hasAccess ? (
        <>
          <DashboardStats dashboard={counts.data} isFailed={counts.isError} />
          {!counts.isError && <Tiles tiles={overviewTiles(counts.data?.relationships)} />}
          <PeopleSection list={list} AddDialog={AddDialog} Chat={Chat} />
        </>
      ) : (
        !user.ageInDoubt && <NoAccess />
      )}
      {(isComplete || isSettingsWanted) && <Settings user={user} />}
    </div>
  );
}
