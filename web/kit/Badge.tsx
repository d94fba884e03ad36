import type { ReactNode } from 'react';
import css from './Badge.module.css';

export type BadgeTone = 'excellent' | 'good' | 'fair' | 'warm' | 'needs' | 'calm' | 'plain';

/** A state in a word, with an icon where colour would otherwise stand alone. */
export function Badge({ tone = 'plain', icon, children }: { tone?: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`${css.badge} ${css.small}`} data-band={tone}>
      {icon}
      {children}
    </span>
  );
}
