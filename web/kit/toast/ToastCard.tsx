import { Button } from '#web/kit/button/Button.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '#web/kit/icons.ts';
import type { ToastWords } from '#web/kit/toast/toast.ts';
import css from './Toaster.module.css';

const icons = { success: IconCheck, error: IconAlertTriangle, info: IconInfoCircle };

export function ToastCard({ toast, onClose }: { toast: ToastWords; onClose: () => void }) {
  const { title, text, tone = 'success', action } = toast;
  const Icon = icons[tone];
  return (
    <div className={css.toast} data-tone={tone}>
      <Icon size={20} className={css.icon} aria-hidden="true" />
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {text && <p className={css.text}>{text}</p>}
      </div>
      {action && (
        <Button
          variant="subtle"
          size="compact"
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Close message" onClick={onClose}>
        <IconX />
      </IconButton>
    </div>
  );
}
