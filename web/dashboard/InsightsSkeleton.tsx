import { InsightGrid } from '#web/kit/card/InsightGrid.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './InsightSections.module.css';

export function InsightsSkeleton() {
  return (
    <Skeleton label="Loading your insights">
      <InsightGrid>
        {['a', 'b', 'c', 'd'].map((place) => (
          <div key={place} className={css.blank}>
            <Blank width="120px" />
            <Blank width="80%" height="18px" />
          </div>
        ))}
      </InsightGrid>
    </Skeleton>
  );
}
