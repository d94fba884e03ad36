import type { ReactNode } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '#web/kit/icons.ts';
import css from './Notice.module.css';

const icons = { calm: IconInfoCircle, ember: IconAlertTriangle, error: IconAlertCircle, success: IconCircleCheck };

type NoticeProps = { tone?: keyof typeof icons; action?: ReactNode; children: ReactNode };

/** A message within a section. Errors are announced. */
export function Notice({ tone = 'calm', action, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={css.notice} data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      <Icon size={18} aria-hidden="true" />
      <div className={css.words}>{children}</div>
      {action}
    </div>
  );
}
