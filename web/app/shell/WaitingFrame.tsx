import type { ReactNode } from 'react';
import { Logo } from '#web/kit/Logo.tsx';
import header from './Header.module.css';
import shell from './Shell.module.css';

/** The shell before it is known who is here: the same places, without what belongs to a person. */
export function WaitingFrame({ children }: { children: ReactNode }) {
  return (
    <div className={shell.shell}>
      <header className={header.header}>
        <div className={`wrap ${header.row}`}>
          <a href="/" className={header.home}>
            <Logo size="sm" />
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`wrap ${shell.main}`}>
        {children}
      </main>
    </div>
  );
}
