import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href, paths } from '#web/app/paths.ts';
import { Footer } from '#web/app/shell/Footer.tsx';
import { OfflineNote } from '#web/app/shell/OfflineNote.tsx';
import { Logo } from '#web/kit/Logo.tsx';
import css from './PublicFrame.module.css';
import shell from './Shell.module.css';

/** What stands around a page for somebody who is not signed in, or not yet known to be. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={shell.shell}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <OfflineNote />
      <header className={`wrap ${css.header}`}>
        <Link to={paths.home} className={css.home}>
          <Logo size="sm" />
        </Link>
        <Link to={href.signIn()} className={css.login}>
          Log in
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={`wrap ${shell.main}`}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
