import { Link, useLocation } from 'react-router';
import { membershipLabel } from '#web/app/membership.ts';
import { paths } from '#web/app/paths.ts';
import { QuickExit } from '#web/app/session/QuickExit.tsx';
import type { SignedIn } from '#web/app/session/session.ts';
import { Logo } from '#web/kit/figure/Logo.tsx';
import { navLinks } from '#web/start/shell/links.ts';
import { SearchButton } from '#web/start/shell/SearchButton.tsx';
import { ToolsMenu } from '#web/start/shell/ToolsMenu.tsx';
import { UserMenu } from '#web/start/shell/UserMenu.tsx';
import css from './Header.module.css';

export function Header({ user, access }: Pick<SignedIn, 'user' | 'access'>) {
  const { pathname } = useLocation();
  return (
    <header className={css.header}>
      <div className={`wrap ${css.row}`}>
        <Link to={paths.home} className={css.home}>
          <Logo size="sm" />
        </Link>
        <nav className={css.nav} aria-label="Main">
          <ul>
            {navLinks.map(({ to, label, isHere }) => (
              <li key={label}>
                <Link to={to} className={css.link} aria-current={isHere(pathname) ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <ToolsMenu />
            </li>
          </ul>
        </nav>
        <span className={css.membership}>{membershipLabel(access)}</span>
        {access.hasAccess && <SearchButton />}
        <QuickExit />
        <UserMenu user={user} access={access} />
      </div>
    </header>
  );
}
