import type { ReactNode } from 'react';
import css from './Insight.module.css';

/** Two columns, or the row of pinned cards. */
export function InsightGrid({ pinned = false, children }: { pinned?: boolean; children: ReactNode }) {
  return <div className={pinned ? css.cards : css.lines}>{children}</div>;
}
