import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { dropDraftsOfOthers } from '#web/app/drafts.ts';
import { useLive } from '#web/app/live/useLive.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { followTheme } from '#web/kit/theme/theme.ts';
import { Toaster } from '#web/kit/toast/Toaster.tsx';
import { Confirmer } from '#web/start/Confirmer.tsx';
import { CurrentPage } from '#web/start/CurrentPage.tsx';
import { PageBoundary } from '#web/start/PageBoundary.tsx';
import { PartBoundary } from '#web/start/PartBoundary.tsx';
import { Spoken } from '#web/start/Spoken.tsx';

const IdleLock = lazy(async () => ({ default: (await import('#web/start/IdleLock.tsx')).IdleLock }));
const Reminders = lazy(async () => ({ default: (await import('#web/start/Reminders.tsx')).Reminders }));

export function App() {
  const now = useSession();
  const personId = now.state === 'signed_in' ? now.user.id : undefined;
  useEffect(followTheme, []);
  useLive(personId);
  useEffect(() => {
    if (personId) dropDraftsOfOthers(personId);
  }, [personId]);
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter useTransitions={false}>
          {/* Without the lock nothing is shown, since it may have been due. */}
          <PageBoundary>
            <Spoken>
              <CurrentPage />
            </Spoken>
            {personId && (
              <Suspense>
                <IdleLock />
                <PartBoundary>
                  <Reminders />
                </PartBoundary>
              </Suspense>
            )}
          </PageBoundary>
        </BrowserRouter>
        <Toaster />
        <Confirmer />
      </QueryClientProvider>
    </CSPProvider>
  );
}
