import { membershipLabel } from '#web/app/membership.ts';
import { paths } from '#web/app/paths.ts';
import { nameOf, type SignedIn } from '#web/app/session/session.ts';
import { usePreferences } from '#web/app/usePreferences.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Avatar } from '#web/kit/figure/Avatar.tsx';
import { IconPencil } from '#web/kit/icons.ts';
import css from './ProfilePage.module.css';

export function Who({ user, access }: Pick<SignedIn, 'user' | 'access'>) {
  const name = nameOf(user);
  const { preferences } = usePreferences();
  return (
    <div className={css.who}>
      <Avatar name={name} hue="you" size={88} picture={preferences?.picture} />
      <div className={css.names}>
        <p className="name">{name}</p>
        {user.email !== null && user.email !== name && <p className="dim">{user.email}</p>}
        <p className="small dim">{membershipLabel(access)}</p>
      </div>
      <ButtonLink to={paths.settings} className={css.edit} icon={<IconPencil aria-hidden="true" />}>
        Edit Profile
      </ButtonLink>
    </div>
  );
}
