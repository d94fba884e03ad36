import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { SignedIn } from '#web/app/session/session.ts';
import { IconMenu2 } from '#web/kit/icons.ts';
import { hasCode } from '#web/start/shell/code.ts';
import { tabs } from '#web/start/shell/links.ts';
import css from './TabBar.module.css';

const load = () => import('#web/start/shell/MenuSheet.tsx');
const MenuSheet = lazy(async () => ({ default: (await load()).MenuSheet }));

/** Shown below 860px. The theme finds data-tab-bar and makes --tabs its height. */
export function TabBar({ user, access }: Pick<SignedIn, 'user' | 'access'>) {
  const { pathname } = useLocation();
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  const open = async () => {
    if (await hasCode(load)) setMenu('open');
  };
  return (
    <nav data-tab-bar="" className={css.bar} aria-label="Tabs">
      {tabs.map(({ to, label, icon: Icon, isHere }) => (
        <Link key={label} to={to} className={css.tab} aria-current={isHere(pathname) ? 'page' : undefined}>
          <span className={css.icon}>
            <Icon size={22} aria-hidden="true" />
          </span>
          {label}
        </Link>
      ))}
      <button type="button" className={css.tab} aria-haspopup="dialog" onClick={() => void open()}>
        <span className={css.icon}>
          <IconMenu2 size={22} aria-hidden="true" />
        </span>
        Menu
      </button>
      {menu !== 'never' && (
        <Suspense>
          <MenuSheet user={user} access={access} open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </nav>
  );
}
