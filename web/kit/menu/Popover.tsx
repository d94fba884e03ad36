import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import css from './Popover.module.css';

type PopoverProps = {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** The accessible name, shown as a heading unless hidden. */
  title: string;
  hideTitle?: boolean;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpen?: (open: boolean) => void;
  children: ReactNode;
};

export function Popover({ trigger, title, hideTitle = false, align = 'center', open, onOpen, children }: PopoverProps) {
  return (
    <Base.Root {...(open !== undefined && { open })} onOpenChange={(next) => onOpen?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={css.positioner} align={align} sideOffset={8} collisionPadding={12}>
          <Base.Popup className={css.popup}>
            <Base.Title className={hideTitle ? 'visually-hidden' : css.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
