import { Card } from '#web/kit/card/Card.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './JournalPage.module.css';

export function JournalSkeleton() {
  return (
    <Skeleton label="Loading your journal">
      <div className={css.skeleton}>
        <Card>
          <Blank shape="block" width="100%" height={230} />
        </Card>
        <div className={css.cards}>
          {[1, 2, 3].map((at) => (
            <Card key={at}>
              <Blank shape="block" width="100%" height={220} />
            </Card>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
