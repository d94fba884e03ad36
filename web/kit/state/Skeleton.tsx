import type { CSSProperties, ReactNode } from 'react';
import css from './Skeleton.module.css';

/** A group of placeholders that is announced once as loading. */
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

/** A placeholder in the size of the content, so that nothing moves when it arrives. */
export function Blank({ shape = 'line', width, height }: BlankProps) {
  return <span className={css.blank} data-shape={shape} style={{ inlineSize: width, blockSize: height }} />;
}
