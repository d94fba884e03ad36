import { type ReactElement, useState } from 'react';
import { membershipLabel } from '#web/app/membership.ts';
import { nameOf, type SignedIn } from '#web/app/session/session.ts';
import { ThemeChoice } from '#web/app/ThemeChoice.tsx';
import { Popover } from '#web/kit/menu/Popover.tsx';
import { AccountLinks } from '#web/start/shell/AccountLinks.tsx';
import css from './UserMenu.module.css';

type UserPopoverProps = Pick<SignedIn, 'user' | 'access'> & { trigger: ReactElement };

export function UserPopover({ user, access, trigger }: UserPopoverProps) {
  const [open, setOpen] = useState(true);
  const name = nameOf(user);
  return (
    <Popover title="Your account" hideTitle align="end" trigger={trigger} open={open} onOpen={setOpen}>
      <div className={css.menu}>
        <p className={css.who}>
          <span className={css.name}>{name}</span>
          {user.email !== null && user.email !== name && <span className={css.detail}>{user.email}</span>}
          <span className={css.detail}>{membershipLabel(access)}</span>
        </p>
        <AccountLinks access={access} onGo={() => setOpen(false)} />
        <ThemeChoice />
      </div>
    </Popover>
  );
}
