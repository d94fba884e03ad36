import { CATEGORIES } from '#contract/progress-scores.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './ProgressPage.module.css';

export function ProgressSkeleton() {
  return (
    <Skeleton label="Loading your progress">
      <div className={css.cards}>
        {CATEGORIES.map((category) => (
          <Card key={category}>
            <Blank shape="block" width="100%" height={150} />
          </Card>
        ))}
      </div>
      <Card className={css.blankHistory}>
        <Blank shape="block" width="100%" height={330} />
      </Card>
    </Skeleton>
  );
}
