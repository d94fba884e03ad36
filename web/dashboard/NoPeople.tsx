import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { Empty } from '#web/kit/state/Empty.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './PeopleSection.module.css';

/** While loading, the same card is rendered invisibly to reserve its space. */
export function NoPeople({ isLoading }: { isLoading: boolean }) {
  if (!isLoading) return <NoPeopleCard />;
  return (
    <Skeleton label="Loading your relationships">
      <div className={css.noneYet} inert>
        <NoPeopleCard />
        <div className={css.blankNone}>
          <Blank shape="arch" width="58px" height="68px" />
          <Blank width="240px" height="24px" />
          <Blank width="320px" />
          <Blank shape="block" width="200px" />
        </div>
      </div>
    </Skeleton>
  );
}

function NoPeopleCard() {
  return (
    <Card>
      <Empty
        as="h3"
        title="No Relationships Yet"
        text="Add someone you think about often. A partner, a parent, a friend, a colleague. Only you can see this."
        action={
          <ButtonLink
            variant="filled"
            to={paths.relationships}
            state={{ adding: true }}
            icon={<IconPlus aria-hidden="true" />}
          >
            Add Your First Relationship
          </ButtonLink>
        }
      />
    </Card>
  );
}
