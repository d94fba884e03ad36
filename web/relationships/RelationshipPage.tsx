import { useParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useLoopsKnown } from '#web/app/patterns/LoopHint.tsx';
import { refusalOf } from '#web/app/refusal.ts';
import { usePageTitle } from '#web/app/usePageTitle.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { IconArrowLeft } from '#web/kit/icons.ts';
import { Empty } from '#web/kit/state/Empty.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { useRelationship } from '#web/relationships/list/useRelationships.ts';
import { type ChatParts, RelationshipBody } from '#web/relationships/person/RelationshipBody.tsx';
import { RelationshipSkeleton } from '#web/relationships/person/RelationshipSkeleton.tsx';
import css from './RelationshipPage.module.css';

const back = (
  <ButtonLink variant="subtle" size="compact" icon={<IconArrowLeft aria-hidden="true" />} to={paths.relationships}>
    All Relationships
  </ButtonLink>
);

/** One person: check-ins, notes, plan and chat. */
export function RelationshipPage({ Chat, Saved }: ChatParts) {
  const { id = '' } = useParams();
  const { data: loaded, isError, error, isFetching, refetch } = useRelationship(id);
  const isKnown = useLoopsKnown();
  const data = isKnown ? loaded : undefined;
  usePageTitle(data?.personName);
  const refusal = isError ? refusalOf(error) : undefined;
  if (refusal?.code === 'not_found') return <NotFound />;
  return (
    <div className={css.page}>
      <div className={css.back}>{back}</div>
      {data && <RelationshipBody key={id} relationship={data} Chat={Chat} Saved={Saved} />}
      {!data && refusal && (
        <Failed
          title="This relationship couldn’t be loaded"
          text={refusal.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !refusal && <RelationshipSkeleton />}
    </div>
  );
}

function NotFound() {
  return (
    <Empty
      as="h1"
      figure="lost"
      title="Relationship Not Found"
      text="We couldn’t find the relationship you’re looking for."
      action={back}
    />
  );
}
