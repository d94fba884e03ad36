import { Card } from '#web/kit/card/Card.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { SkeletonPair } from '#web/kit/state/SkeletonPair.tsx';
import css from './PeopleSection.module.css';
import tile from './PersonTile.module.css';

/** Placeholders in the size of the cards. */
export function PeopleSkeleton({ count }: { count: number }) {
  return (
    <Skeleton label="Loading your relationships">
      <div className={css.grid}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <Card key={index} bare>
            <SkeletonPair />
            <div className={css.body}>
              <div className={css.blankHead}>
                <Blank width="45%" height="20px" />
                <Blank width="30%" height="14px" />
              </div>
              <div className={tile.overall}>
                <Blank height="10px" />
              </div>
              <BlankExcerpt width="88%" />
              <BlankExcerpt width="76%" />
              <div className={tile.sides}>
                <div className={css.blankRows}>
                  <Blank height="6px" />
                  <Blank height="6px" />
                  <Blank height="6px" />
                </div>
              </div>
              <div className={tile.hint}>
                <Blank width="60%" />
                {'\u00a0'}
              </div>
            </div>
          </Card>
        ))}
      </div>
    </Skeleton>
  );
}

function BlankExcerpt({ width }: { width: string }) {
  return (
    <div>
      <div className={css.blankLabel}>
        <Blank width="35%" height="10px" />
      </div>
      <div className={css.blankWords}>
        <Blank width="100%" height="13px" />
        <Blank width={width} height="13px" />
      </div>
    </div>
  );
}
