import type { ReactNode } from 'react';
import { Button } from '#web/kit/button/Button.tsx';
import { IconAlertTriangle, IconRefresh } from '#web/kit/icons.ts';
import css from './Failed.module.css';

type FailedProps = { title: string; text?: ReactNode; onRetry?: () => void; retrying?: boolean };

/** Shown where something could not be loaded: what happened, and what to do. */
export function Failed({ title, text, onRetry, retrying = false }: FailedProps) {
  return (
    <div role="alert" className={css.failed}>
      <IconAlertTriangle size={22} className={css.icon} aria-hidden="true" />
      <div>
        <p className="label">{title}</p>
        {text && <p className="small dim">{text}</p>}
      </div>
      {onRetry && (
        <Button
          size="compact"
          icon={<IconRefresh aria-hidden="true" />}
          loading={retrying && 'Trying'}
          onClick={onRetry}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
