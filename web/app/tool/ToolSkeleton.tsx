import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from '#web/kit/Tool.module.css';

/** A placeholder for a result. */
export function ToolSkeleton({ label, heights }: { label: string; heights: readonly number[] }) {
  return (
    <Skeleton label={label}>
      <div className={css.column}>
        {heights.map((height) => (
          <Blank key={height} shape="block" width="100%" height={height} />
        ))}
      </div>
    </Skeleton>
  );
}
