import { Dialog as Base } from '@base-ui/react/dialog';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { DialogHeader } from '#web/kit/dialog/DialogHeader.tsx';
import { useBackCloses } from '#web/kit/dialog/useBackCloses.ts';
import { makeRoomForDialog } from '#web/kit/toast/toast.ts';
import css from './Dialog.module.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  size?: 'small' | 'normal' | 'wide';
  /** Stays visible while the content scrolls; the main action comes last. */
  footer?: ReactNode;
  /** Why it failed, beside the buttons and always visible. */
  problem?: ReactNode;
  /** Makes the dialog a form, so that Enter and the footer's submit button send it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children?: ReactNode;
};

/** Focuses its first field; closes on Escape, Back, the close button and a click outside; and returns the focus. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'normal',
  footer,
  problem,
  onSubmit,
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  useBackCloses(open, onClose);
  useEffect(() => {
    if (open) makeRoomForDialog();
  }, [open]);
  const inside = (
    <>
      <DialogHeader title={title} description={description} />
      <div className={css.body}>{children}</div>
      {problem && <div className={css.problem}>{problem}</div>}
      {footer && <div className={css.footer}>{footer}</div>}
    </>
  );
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop forceRender className={css.scrim} />
        <Base.Popup ref={popup} className={css.popup} data-size={size} initialFocus={() => firstField(popup.current)}>
          {onSubmit ? (
            <form className={css.frame} noValidate onSubmit={onSubmit}>
              {inside}
            </form>
          ) : (
            <div className={css.frame}>{inside}</div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const fields = 'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)';

/** The close button comes first in the page, and is not what the dialog was opened for. */
function firstField(popup: HTMLElement | null): HTMLElement | boolean {
  const field = popup?.querySelector<HTMLElement>('[data-autofocus]') ?? popup?.querySelector<HTMLElement>(fields);
  if (field instanceof HTMLInputElement && field.type === 'radio') return chosenOf(popup, field);
  return field ?? popup?.querySelector<HTMLElement>(`.${css.footer} button:last-of-type`) ?? true;
}

function chosenOf(popup: HTMLElement | null, radio: HTMLInputElement): HTMLElement {
  return popup?.querySelector<HTMLElement>(`input[name="${CSS.escape(radio.name)}"]:checked`) ?? radio;
}
