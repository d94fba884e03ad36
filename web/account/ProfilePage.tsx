import { AccountSettings } from '#web/account/AccountSettings.tsx';
import { nameOf } from '#web/app/session/session.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { membershipLabel } from '#web/app/shell/membership.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import css from './ProfilePage.module.css';

export function ProfilePage() {
  const { user, access } = useSignedIn();
  const name = nameOf(user);
  return (
    <div className={css.page}>
      <h1 className="h1">Profile</h1>
      <div className={css.who}>
        <Avatar name={name} hue="you" size={88} />
        <div>
          <p className="name">{name}</p>
          {user.email !== null && user.email !== name && <p className="dim">{user.email}</p>}
          <p className="small dim">{membershipLabel(access)}</p>
        </div>
      </div>
      <AccountSettings user={user} />
    </div>
  );
}
