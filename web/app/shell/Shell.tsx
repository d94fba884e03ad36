import type { ReactNode } from 'react';
import type { SignedIn } from '#web/app/session/session.ts';
import { Footer } from '#web/app/shell/Footer.tsx';
import { Header } from '#web/app/shell/Header.tsx';
import { OfflineNote } from '#web/app/shell/OfflineNote.tsx';
import { TabBar } from '#web/app/shell/TabBar.tsx';
import { TrialBanner } from '#web/app/shell/TrialBanner.tsx';
import { useQuickExit } from '#web/app/shell/useQuickExit.ts';
import css from './Shell.module.css';

type ShellProps = { signedIn: SignedIn; children: ReactNode };

/** What stands around every page of somebody who is signed in. */
export function Shell({ signedIn: { user, access }, children }: ShellProps) {
  useQuickExit();
  return (
    <div className={css.shell}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <TrialBanner user={user} access={access} />
      <OfflineNote />
      <Header user={user} access={access} />
      <main id="main" tabIndex={-1} className={`wrap ${css.main}`}>
        {children}
      </main>
      <Footer />
      <TabBar user={user} access={access} />
    </div>
  );
}
