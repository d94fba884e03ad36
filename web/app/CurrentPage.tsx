import { Suspense, useDeferredValue, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { BootPage } from '#web/app/BootPage.tsx';
import { Framed } from '#web/app/Framed.tsx';
import { joinEntrance } from '#web/app/joinEntrance.ts';
import { PageBoundary } from '#web/app/PageBoundary.tsx';
import { PendingLine } from '#web/app/PendingLine.tsx';
import { pages } from '#web/app/pages.tsx';
import { paths } from '#web/app/paths.ts';
import { isForMembers, routeAt, routeTable, tableOf } from '#web/app/routes.ts';
import { rememberReturn } from '#web/app/session/returnTo.ts';
import type { Session } from '#web/app/session/session.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { useArrival } from '#web/app/useArrival.ts';
import { useCleanAddress } from '#web/app/useCleanAddress.ts';

/** The page for where we are and who is here. The page before stays until the next one's code has come. */
export function CurrentPage() {
  const session = useSession();
  const location = useLocation();
  const shown = useDeferredValue(location);
  const table = tableOf(session);
  const { page: name, title, frame } = routeAt(table, shown.pathname);
  useArrival(shown, title, session.state !== 'loading');
  // The page where one pays reads such an address itself.
  useCleanAddress(table === 'with_access' && location.pathname !== paths.subscribe);
  useEffect(() => {
    if (table === 'signed_out' && isForMembers(location.pathname)) rememberReturn(location.pathname + location.search);
  }, [table, location]);
  const entrance = joinEntrance(location);
  if (entrance) return <Navigate to={entrance} replace />;
  return (
    <>
      <PendingLine active={shown !== location} />
      <Suspense fallback={<Waiting session={session} />}>
        <Framed frame={frame} session={session}>
          <PageBoundary key={`${name} ${shown.pathname}`}>
            <Routes location={shown}>
              {routeTable[table].map(({ path, page, title: words }) => {
                const Page = pages[page];
                return <Route key={path} path={path} element={<Page title={words} />} />;
              })}
            </Routes>
          </PageBoundary>
        </Framed>
      </Suspense>
    </>
  );
}

function Waiting({ session }: { session: Session }) {
  return (
    <Framed frame="framed" session={session}>
      <BootPage />
    </Framed>
  );
}
