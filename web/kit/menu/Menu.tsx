import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import css from './Menu.module.css';

type MenuProps = {
  /** A Button or IconButton. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
};

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal role="region" aria-label="Menu">
        <Base.Positioner className={css.positioner} align={align} sideOffset={6} collisionPadding={12}>
          <Base.Popup className={css.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export function MenuItem({ icon, tone, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item className={css.item} data-tone={tone} disabled={disabled} onClick={onSelect}>
      {icon}
      {children}
    </Base.Item>
  );
}

type MenuLinkProps = {
  icon?: ReactNode;
  /** The anchor or router link, without its content. */
  link: ReactElement;
  children: ReactNode;
};

export function MenuLink({ icon, link, children }: MenuLinkProps) {
  return (
    <Base.LinkItem className={css.item} render={link} closeOnClick>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className={css.separator} />;
}
