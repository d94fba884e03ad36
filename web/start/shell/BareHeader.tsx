import { Link } from 'react-router';
import { href, paths } from '#web/app/paths.ts';
import { Logo } from '#web/kit/figure/Logo.tsx';
import css from './Header.module.css';

/** The header for signed-out visitors, and while the session is not known yet. */
export function BareHeader({ login = false }: { login?: boolean }) {
  return (
    <header className={css.header}>
      <div className={`wrap ${css.row}`}>
        <Link to={paths.home} className={`${css.home} ${css.alone}`}>
          <Logo size="sm" />
        </Link>
        {login && (
          <Link to={href.signIn()} className={css.link}>
            Log in
          </Link>
        )}
      </div>
    </header>
  );
}
