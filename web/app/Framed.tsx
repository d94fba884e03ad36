import { lazy, type ReactNode, Suspense } from 'react';
import type { Frame } from '#web/app/routes.ts';
import type { Session } from '#web/app/session/session.ts';
import { PublicFrame } from '#web/app/shell/PublicFrame.tsx';
import { WaitingFrame } from '#web/app/shell/WaitingFrame.tsx';

const Shell = lazy(async () => ({ default: (await import('#web/app/shell/Shell.tsx')).Shell }));

type FramedProps = { frame: Frame; session: Session; children: ReactNode };

export function Framed({ frame, session, children }: FramedProps) {
  if (frame === 'whole') return children;
  if (frame === 'window') {
    return (
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    );
  }
  if (session.state === 'signed_out') return <PublicFrame>{children}</PublicFrame>;
  const waiting = <WaitingFrame>{children}</WaitingFrame>;
  if (session.state !== 'signed_in') return waiting;
  return (
    <Suspense fallback={waiting}>
      <Shell signedIn={session}>{children}</Shell>
    </Suspense>
  );
}
