import { lazy, type ReactNode, Suspense } from 'react';
import type { Session } from '#web/app/session/session.ts';
import { PartBoundary } from '#web/start/PartBoundary.tsx';
import type { Frame } from '#web/start/routes.ts';
import { BareHeader } from '#web/start/shell/BareHeader.tsx';
import { Footer } from '#web/start/shell/Footer.tsx';
import { OfflineNote } from '#web/start/shell/OfflineNote.tsx';
import { useQuickExit } from '#web/start/shell/useQuickExit.ts';
import css from './Framed.module.css';

const SignedInTop = lazy(async () => ({ default: (await import('#web/start/shell/SignedInTop.tsx')).SignedInTop }));
const TabBar = lazy(async () => ({ default: (await import('#web/start/shell/TabBar.tsx')).TabBar }));

type FramedProps = { frame: Frame; session: Session; children: ReactNode };

/**
 * The frame of a page. The main element stays the same in every session state, so that a page outlives a change of it.
 */
export function Framed({ frame, session, children }: FramedProps) {
  useQuickExit();
  if (frame === 'whole') return children;
  const framed = frame !== 'window';
  return (
    <div className={framed ? css.frame : undefined}>
      {framed && <Above session={session} quiet={frame === 'quiet'} />}
      <main id="main" tabIndex={-1} className={framed ? `wrap ${css.main}` : undefined}>
        {children}
      </main>
      {framed && <Footer />}
      {framed && session.state === 'signed_in' && (
        <PartBoundary>
          <Suspense>
            <TabBar user={session.user} access={session.access} />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}

function Above({ session, quiet }: { session: Session; quiet: boolean }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <OfflineNote />
      {session.state === 'signed_in' ? (
        <PartBoundary instead={<BareHeader />}>
          <Suspense fallback={<BareHeader />}>
            <SignedInTop user={session.user} access={session.access} quiet={quiet} />
          </Suspense>
        </PartBoundary>
      ) : (
        <BareHeader login={session.state === 'signed_out' && !session.ended} />
      )}
    </>
  );
}
