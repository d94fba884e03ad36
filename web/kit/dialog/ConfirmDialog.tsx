import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '#web/kit/button/Button.tsx';
import { useBackCloses } from '#web/kit/dialog/useBackCloses.ts';
import { FieldError } from '#web/kit/field/Field.tsx';
import css from './Dialog.module.css';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Names the thing: "Delete the chat 'Phones at dinner'?" */
  title: string;
  text: ReactNode;
  /** Repeats the verb: "Delete chat". */
  action: string;
  tone?: 'danger' | 'filled';
  cancel?: string;
  loading?: boolean | string;
  error?: string | undefined;
  onConfirm: () => void;
};

/** For what cannot be undone. Cancel has the focus, and a click outside does not close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, text, action, tone = 'danger', cancel = 'Cancel', loading = false, error } = props;
  const stay = useRef<HTMLButtonElement>(null);
  useBackCloses(open, onClose);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={css.scrim} />
        <AlertDialog.Popup className={css.popup} data-size="small" initialFocus={stay}>
          <div className={css.frame}>
            <div className={css.header}>
              <AlertDialog.Title className={css.title}>{title}</AlertDialog.Title>
            </div>
            <div className={css.body}>
              <AlertDialog.Description className="dim">{text}</AlertDialog.Description>
              {error && <FieldError>{error}</FieldError>}
            </div>
            <div className={css.footer}>
              <AlertDialog.Close ref={stay} render={<Button>{cancel}</Button>} />
              <Button variant={tone} loading={loading} onClick={props.onConfirm}>
                {action}
              </Button>
            </div>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
