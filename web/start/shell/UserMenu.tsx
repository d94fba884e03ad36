import { lazy } from 'react';
import { nameOf, type SignedIn } from '#web/app/session/session.ts';
import { usePreferences } from '#web/app/usePreferences.ts';
import { Avatar } from '#web/kit/figure/Avatar.tsx';
import { OnDemand } from '#web/start/shell/OnDemand.tsx';
import css from './UserMenu.module.css';

const load = () => import('#web/start/shell/UserPopover.tsx');
const UserPopover = lazy(async () => ({ default: (await load()).UserPopover }));

export function UserMenu({ user, access }: Pick<SignedIn, 'user' | 'access'>) {
  const name = nameOf(user);
  const { preferences } = usePreferences();
  return (
    <OnDemand
      load={load}
      button={(props) => (
        <button type="button" {...props} className={css.trigger}>
          <span className="visually-hidden">Your account, {name}</span>
          <Avatar name={name} hue="you" size={36} picture={preferences?.picture} />
        </button>
      )}
      popup={(trigger) => <UserPopover user={user} access={access} trigger={trigger} />}
    />
  );
}
