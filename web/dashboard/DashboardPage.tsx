import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { isNew, welcome } from '#web/app/session/welcome.ts';
import { keepInCopy, readCopy } from '#web/dashboard/browserCopy.ts';
import { expectedPeople } from '#web/dashboard/expectedPeople.ts';
import { Greeting } from '#web/dashboard/Greeting.tsx';
import { InsightSections } from '#web/dashboard/InsightSections.tsx';
import { RecentActivity } from '#web/dashboard/lately/RecentActivity.tsx';
import { PeopleSection } from '#web/dashboard/PeopleSection.tsx';
import { ProgressPanel } from '#web/dashboard/ProgressPanel.tsx';
import { QuickActions } from '#web/dashboard/QuickActions.tsx';
import { DashboardStats } from '#web/kit/card/DashboardStats.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import css from './DashboardPage.module.css';
import panels from './Panels.module.css';

/**
 * One request fills the page except the story of the last days, which is loaded after it. Sections below the people
 * are shown at once if their height is known.
 */
export function DashboardPage() {
  const { user } = useSignedIn();
  const { data, isError, error, isFetching, refetch } = useQuery(api.dashboard.get.queryOptions());
  const week = useQuery(api.dashboard.week.queryOptions());
  const [last] = useState(() => readCopy(user.id).people);
  const total = data?.relationships.total;
  useEffect(() => {
    if (total !== undefined) keepInCopy(user.id, { people: total });
  }, [user.id, total]);
  const now = serverNow();
  const isFailed = isError && !data;
  return (
    <div className={css.page}>
      <Greeting title={welcome(user)} isNew={isNew(user)} now={new Date(now)} />
      {isError && (
        <Failed
          title={data ? 'This may be out of date' : 'Your dashboard couldn’t be loaded'}
          text={refusalOf(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isFailed && (
        <PeopleSection
          overview={data?.relationships}
          next={data?.next ?? []}
          changes={week.data?.changes ?? []}
          expected={expectedPeople(last, user.createdAt, now)}
        />
      )}
      {(data || isFailed || last !== null) && (
        <>
          <InsightSections server={data?.insightCards} isFailed={isFailed} />
          <DashboardStats dashboard={data} isFailed={isFailed} />
          <div className={panels.panels}>
            <QuickActions />
            <ProgressPanel progress={data?.progress} isFailed={isFailed} />
            <RecentActivity story={week.data?.story} isFailed={week.isError} />
          </div>
        </>
      )}
    </div>
  );
}
