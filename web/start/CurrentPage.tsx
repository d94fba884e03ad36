import { Suspense, useDeferredValue, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { rememberReturn } from '#web/app/session/returnTo.ts';
import type { Session } from '#web/app/session/session.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { BootPage } from '#web/start/BootPage.tsx';
import { Framed } from '#web/start/Framed.tsx';
import { joinEntrance } from '#web/start/joinEntrance.ts';
import { PageBoundary } from '#web/start/PageBoundary.tsx';
import { PendingLine } from '#web/start/PendingLine.tsx';
import { pages } from '#web/start/pages.tsx';
import { isForMembers, routeAt, routeTable, tableOf } from '#web/start/routes.ts';
import { useArrival } from '#web/start/useArrival.ts';
import { useCleanAddress } from '#web/start/useCleanAddress.ts';

/** The page of this path and session. The previous page stays until the code of the next one is loaded. */
export function CurrentPage() {
  const session = useSession();
  const location = useLocation();
  const shown = useDeferredValue(location);
  const table = tableOf(session);
  const { page: name, title, frame } = routeAt(table, shown.pathname);
  useArrival(shown, title, session.state !== 'loading');
  // The payment page reads such an address itself.
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
