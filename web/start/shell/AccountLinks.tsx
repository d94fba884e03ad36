import { Link } from 'react-router';
import type { AppAccess } from '#contract/access.ts';
import { planLinkLabel } from '#web/app/membership.ts';
import { paths } from '#web/app/paths.ts';
import { signOut } from '#web/app/session/signOut.ts';
import { type Icon, IconCreditCard, IconLifebuoy, IconLogout, IconSettings, IconUser } from '#web/kit/icons.ts';
import css from './AccountLinks.module.css';

type AccountLinksProps = { access: AppAccess; onGo: () => void };

/** Everything about oneself, in the user menu and in the mobile sheet. */
export function AccountLinks({ access, onGo }: AccountLinksProps) {
  const links: readonly { to: string; label: string; icon: Icon }[] = [
    { to: paths.profile, label: 'Profile', icon: IconUser },
    { to: paths.subscribe, label: planLinkLabel(access), icon: IconCreditCard },
    { to: `${paths.profile}#settings`, label: 'Settings', icon: IconSettings },
    { to: paths.support, label: 'Get help now', icon: IconLifebuoy },
  ];
  const leave = () => {
    onGo();
    void signOut();
  };
  return (
    <ul className={css.links}>
      {links.map(({ to, label, icon: Icon }) => (
        <li key={label}>
          <Link to={to} className={css.link} onClick={onGo}>
            <Icon size={18} aria-hidden="true" />
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={css.link} onClick={leave}>
          <IconLogout size={18} aria-hidden="true" />
          Log Out
        </button>
      </li>
    </ul>
  );
}
