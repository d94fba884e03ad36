import { Card } from '#web/kit/card/Card.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from '#web/relationships/RelationshipPage.module.css';
import skeleton from './RelationshipSkeleton.module.css';

export function RelationshipSkeleton() {
  return (
    <Skeleton label="Loading the relationship">
      <div className={css.columns} data-view="overview">
        <div className={css.overview}>
          <Card bare>
            <div className={skeleton.scene}>
              <Blank width="180px" height="36px" />
              <Blank width="120px" />
              <Blank width="96px" height="28px" />
            </div>
            <div className={skeleton.bars}>
              <Blank height="34px" shape="block" />
              <Blank height="34px" shape="block" />
              <Blank height="34px" shape="block" />
              <Blank height="34px" shape="block" />
            </div>
          </Card>
          <Card>
            <div className={skeleton.lines}>
              <Blank width="220px" height="24px" />
              <Blank />
              <Blank width="80%" />
              <Blank width="60%" />
            </div>
          </Card>
        </div>
        <div className={css.beside}>
          <div className={css.chat}>
            <Card>
              <div className={skeleton.chat}>
                <Blank width="50%" />
              </div>
            </Card>
          </div>
        </div>
      </div>
    </Skeleton>
  );
}
