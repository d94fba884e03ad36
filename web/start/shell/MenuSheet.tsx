import { Link, useLocation } from 'react-router';
import { membershipLabel } from '#web/app/membership.ts';
import { nameOf, type SignedIn } from '#web/app/session/session.ts';
import { ThemeChoice } from '#web/app/ThemeChoice.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { AccountLinks } from '#web/start/shell/AccountLinks.tsx';
import { navLinks } from '#web/start/shell/links.ts';
import { openSearch } from '#web/start/shell/searchDoor.ts';
import { Tools } from '#web/start/shell/Tools.tsx';
import css from './MenuSheet.module.css';

type MenuSheetProps = Pick<SignedIn, 'user' | 'access'> & { open: boolean; onClose: () => void };

/** On a phone: every link of the header and of the user menu. */
export function MenuSheet({ user, access, open, onClose }: MenuSheetProps) {
  const { pathname } = useLocation();
  const search = () => {
    onClose();
    openSearch();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Menu" description={`${nameOf(user)}, ${membershipLabel(access)}`}>
      <nav aria-label="Menu" className={css.groups}>
        <ul className={css.main}>
          {navLinks.map(({ to, label, isHere }, index) => (
            <li key={label}>
              <Link
                to={to}
                className={css.link}
                aria-current={isHere(pathname) ? 'page' : undefined}
                data-autofocus={index === 0 || undefined}
                onClick={onClose}
              >
                {label}
              </Link>
            </li>
          ))}
          {access.hasAccess && (
            <li>
              <button type="button" className={css.link} onClick={search}>
                Search
              </button>
            </li>
          )}
        </ul>
        <section aria-labelledby="menu-tools">
          <h2 id="menu-tools" className={css.heading}>
            Tools
          </h2>
          <Tools onGo={onClose} />
        </section>
        <section aria-labelledby="menu-account">
          <h2 id="menu-account" className={css.heading}>
            Your account
          </h2>
          <AccountLinks access={access} onGo={onClose} />
        </section>
        <ThemeChoice />
      </nav>
    </Dialog>
  );
}
