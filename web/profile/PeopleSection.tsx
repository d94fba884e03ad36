import { type ComponentType, useState } from 'react';
import type { Relationship } from '#contract/relationships.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { Empty } from '#web/kit/state/Empty.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { AskDialog, type Chat } from '#web/profile/AskDialog.tsx';
import { InsightsDialog } from '#web/profile/InsightsDialog.tsx';
import { PeopleSkeleton } from '#web/profile/PeopleSkeleton.tsx';
import { PersonRow } from '#web/profile/PersonRow.tsx';
import type { People } from '#web/profile/usePeople.ts';
import css from './ProfilePage.module.css';

export type AddRelationship = ComponentType<{ failure?: string; onClose: () => void }>;

const NOT_ADDED = 'Failed to Add Relationship. Please try again.';

type PeopleSectionProps = { list: People; AddDialog: AddRelationship; Chat: Chat };

export function PeopleSection({ list, AddDialog, Chat }: PeopleSectionProps) {
  const { people, isPending, isError, error, isFetching, refetch } = list;
  const [adding, setAdding] = useState(false);
  const [opened, setOpened] = useState<Relationship | null>(null);
  const [asked, setAsked] = useState<Relationship | null>(null);
  const add = (variant: 'default' | 'filled') => (
    <Button variant={variant} icon={<IconPlus aria-hidden="true" />} onClick={() => setAdding(true)}>
      Add Relationship
    </Button>
  );
  return (
    <section aria-labelledby="my-relationships" className={css.section}>
      <div className={css.head}>
        <h2 id="my-relationships" className="h2">
          My Relationships
        </h2>
        {people && people.length > 0 && add('default')}
      </div>
      {isPending && <PeopleSkeleton />}
      {isError && (
        <Failed
          title={people ? 'Not all of them could be loaded' : 'Your relationships couldn’t be loaded'}
          text={refusalOf(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {people?.length === 0 && (
        <Card>
          <Empty
            as="h3"
            title="No Relationships Yet"
            text="Add someone you think about often. Only you can see this."
            action={add('filled')}
          />
        </Card>
      )}
      {people && people.length > 0 && (
        <ul className={css.people}>
          {people.map((relationship) => (
            <li key={relationship.id}>
              <PersonRow relationship={relationship} onInsights={setOpened} onAsk={setAsked} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button wide loading={list.isFetchingNextPage && 'Loading'} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
      {adding && <AddDialog failure={NOT_ADDED} onClose={() => setAdding(false)} />}
      <AskDialog relationship={asked} Chat={Chat} onClose={() => setAsked(null)} />
      <InsightsDialog relationship={opened} onClose={() => setOpened(null)} />
    </section>
  );
}
