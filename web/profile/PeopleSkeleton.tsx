import { Card } from '#web/kit/card/Card.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import row from './PersonRow.module.css';
import css from './ProfilePage.module.css';

export function PeopleSkeleton() {
  return (
    <Skeleton label="Loading your relationships">
      <div className={css.people}>
        {['a', 'b', 'c'].map((place) => (
          <Card key={place} className={row.row}>
            <div className={row.head}>
              <Blank shape="arch" width="42px" height="48px" />
              <Blank width="160px" height="18px" />
            </div>
            <div className={row.texts}>
              <Blank shape="block" height="130px" />
              <Blank shape="block" height="130px" />
            </div>
            <Blank shape="block" width="120px" height="34px" />
          </Card>
        ))}
      </div>
    </Skeleton>
  );
}
