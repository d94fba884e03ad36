import type { ReactNode } from 'react';
import { Blank } from '#web/kit/state/Skeleton.tsx';
import css from './StatCard.module.css';

type StatCardProps = {
  label: string;
  /** Undefined while loading. */
  value: ReactNode | undefined;
  caption: string;
};

/** A number without a box. */
export function StatCard({ label, value, caption }: StatCardProps) {
  return (
    <div className={css.stat}>
      <p className="label">{label}</p>
      <p className={css.number}>{value === undefined ? <Blank shape="block" width={64} height={34} /> : value}</p>
      <p className="caption faint">{caption}</p>
    </div>
  );
}
