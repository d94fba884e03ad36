import type { CSSProperties, ReactNode } from 'react';
import css from './Skeleton.module.css';

/** Holds the blanks of one loading place and says once that it is loading. */
export function Skeleton({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" className={css.skeleton}>
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

type BlankProps = {
  shape?: 'line' | 'block' | 'arch';
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
};

/** A blank in the size of what is coming, so that nothing jumps when it comes. */
export function Blank({ shape = 'line', width, height }: BlankProps) {
  return <span className={css.blank} data-shape={shape} style={{ inlineSize: width, blockSize: height }} />;
}
