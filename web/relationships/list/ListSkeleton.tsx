import { Card } from '#web/kit/card/Card.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { SkeletonPair } from '#web/kit/state/SkeletonPair.tsx';
import skeleton from './ListSkeleton.module.css';
import css from './RelationshipList.module.css';

export function ListSkeleton() {
  return (
    <Skeleton label="Loading relationships...">
      <div className={css.list}>
        {['first', 'second', 'third'].map((key) => (
          <Card key={key} bare>
            <SkeletonPair />
            <div className={skeleton.body}>
              <Blank width="45%" height="20px" />
              <Blank width="30%" />
              <Blank height="10px" />
              <Blank />
              <Blank />
              <Blank />
              <Blank />
              <Blank shape="block" width="88px" height="34px" />
            </div>
          </Card>
        ))}
      </div>
    </Skeleton>
  );
}
