import type { ReactNode } from 'react';
import css from './Badge.module.css';

export type BadgeTone = 'excellent' | 'good' | 'fair' | 'warm' | 'needs' | 'calm' | 'plain';

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; title?: string; children: ReactNode };

/** A state in a word, with an icon where colour would otherwise stand alone. */
export function Badge({ tone = 'plain', icon, title, children }: BadgeProps) {
  return (
    <span className={`${css.badge} ${css.small}`} data-band={tone} title={title}>
      {icon}
      {children}
    </span>
  );
}
