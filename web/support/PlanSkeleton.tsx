import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './SafetyPlan.module.css';

const places = ['a', 'b', 'c', 'd', 'e'];

export function PlanSkeleton() {
  return (
    <Skeleton label="Loading your safety plan">
      <div className={css.lists}>
        {places.map((place) => (
          <div key={place} className={css.blank}>
            <Blank width="60%" height="16px" />
            <Blank width="90%" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
