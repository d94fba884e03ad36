import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '#web/app/api.ts';
import { useInAddress } from '#web/app/list/useInAddress.ts';
import { href } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { Empty } from '#web/kit/state/Empty.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { SkeletonPair } from '#web/kit/state/SkeletonPair.tsx';
import { Invitations } from '#web/relationships/connect/Invitations.tsx';
import { FoundRelationships } from '#web/relationships/list/FoundRelationships.tsx';
import skeleton from '#web/relationships/list/ListSkeleton.module.css';
import { NextList } from '#web/relationships/list/NextList.tsx';
import listCss from '#web/relationships/list/RelationshipList.module.css';
import { UndoBar } from '#web/relationships/list/UndoBar.tsx';
import { useRelationships } from '#web/relationships/list/useRelationships.ts';
import { AddRelationshipDialog } from '#web/relationships/person/AddRelationshipDialog.tsx';
import css from './RelationshipsPage.module.css';

function ListSkeleton() {
  return (
    <Skeleton label="Loading relationships...">
      <div className={listCss.list}>
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

const shelves = ['current', 'archived'] as const;
const plus = <IconPlus aria-hidden="true" />;

export function RelationshipsPage({ title }: { title: string }) {
  const [shelf, setShelf] = useInAddress('shelf', shelves, 'current');
  const archived = shelf === 'archived';
  const setArchived = (is: boolean) => setShelf(is ? 'archived' : 'current');
  const { adding, setAdding } = useAdding();
  const { list, isError, error, isFetching, refetch } = useListBelowNext(archived);
  const isEmpty = list?.length === 0 && !archived;
  const navigate = useNavigate();
  const isFirst = useRef(false);
  if (isEmpty) isFirst.current = true;
  // After adding the first person, their page opens, where the next steps are.
  const onAdded = (id: string) => {
    if (isFirst.current) void navigate(href.relationship(id), { replace: true });
  };
  const add = () => setAdding(true);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className="h1">{title}</h1>
        {!isEmpty && (
          <Button variant="filled" icon={plus} onClick={add}>
            Add Relationship
          </Button>
        )}
      </header>
      {!archived && <NextList />}
      {isError && (
        <Failed
          title={list ? 'Not all of your relationships could be loaded' : 'Your relationships couldn’t be loaded'}
          text={refusalOf(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isEmpty && (
        <Empty
          title="No Relationships Yet"
          text="Add someone you think about often. Only you can see this."
          action={
            <>
              <Button variant="subtle" onClick={() => setArchived(true)}>
                Show archived
              </Button>
              <Button variant="filled" icon={plus} onClick={add}>
                Add Your First Relationship
              </Button>
            </>
          }
        />
      )}
      {(archived || (list && !isEmpty)) && (
        <FoundRelationships list={list} archived={archived} onArchived={setArchived} />
      )}
      {!list && !isError && <ListSkeleton />}
      {(list || isError) && <Invitations />}
      <UndoBar />
      {adding && <AddRelationshipDialog onClose={() => setAdding(false)} onAdded={onAdded} />}
    </div>
  );
}

/** What is next stands above the list: coming later, it would push it down. */
function useListBelowNext(archived: boolean) {
  const people = useRelationships(archived);
  const next = useQuery(api.relationships.dates.next.queryOptions());
  return next.isPending && next.failureCount === 0 ? { ...people, list: undefined } : people;
}

/** Opens the form at once for links that ask for it; once closed, it stays closed through a reload. */
function useAdding() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isAsked = state !== null && typeof state === 'object' && 'adding' in state;
  const [adding, setOpen] = useState(isAsked);
  const setAdding = (is: boolean) => {
    setOpen(is);
    if (!is && isAsked) void navigate('.', { replace: true, state: null, preventScrollReset: true });
  };
  return { adding, setAdding };
}
