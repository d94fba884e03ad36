import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useBackCloses } from '#web/kit/dialog/useBackCloses.ts';
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

/** Closes on Escape, Back and a click outside. */
export function Popover({ trigger, title, hideTitle = false, align = 'center', open, onOpen, children }: PopoverProps) {
  const [own, setOwn] = useState(false);
  const isOpen = open ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpen?.(next);
  };
  useBackCloses(isOpen, () => change(false));
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => change(next)}>
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
