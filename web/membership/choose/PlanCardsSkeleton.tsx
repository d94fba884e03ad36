import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './PlanCards.module.css';

export function PlanCardsSkeleton() {
  return (
    <Skeleton label="Loading the plans">
      <div className={css.cards}>
        {['core', 'plus', 'prime'].map((plan) => (
          <div key={plan} className={css.card}>
            <Blank width="30%" height="20px" />
            <div className={css.price}>
              <Blank width="50%" height="60px" />
            </div>
            <div className={css.contents}>
              <Blank shape="block" width="100%" height="210px" />
            </div>
            <div className={css.action}>
              <Blank shape="block" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
