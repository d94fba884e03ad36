import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { api } from '#web/app/api.ts';
import { href, paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { usePageTitle } from '#web/app/usePageTitle.ts';
import { SavedChatWays } from '#web/chats/saved/SavedChatWays.tsx';
import { SavedChatWhole } from '#web/chats/saved/SavedChatWhole.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { longDate } from '#web/kit/dates.ts';
import { IconArrowLeft } from '#web/kit/icons.ts';
import { Empty } from '#web/kit/state/Empty.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './SavedChatPage.module.css';

/** A saved chat on its own page, which can be linked to and printed. */
export function SavedChatPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, isError, error, isFetching, refetch } = useQuery(api.chats.saved.get.queryOptions({ input: { id } }));
  usePageTitle(data?.title);
  const refusal = isError ? refusalOf(error) : undefined;
  const person = data ? href.relationship(data.relationshipId) : paths.relationships;
  const back = (
    <ButtonLink variant="subtle" size="compact" icon={<IconArrowLeft aria-hidden="true" />} to={person}>
      {data ? 'Back to their page' : 'All Relationships'}
    </ButtonLink>
  );
  if (refusal?.code === 'not_found')
    return (
      <Empty
        as="h1"
        figure="lost"
        title="Chat not found"
        text="It may have been deleted, or it isn’t yours to read."
        action={back}
      />
    );
  return (
    <article className={css.page}>
      <div className={css.back}>{back}</div>
      {data && (
        <>
          <header className={css.head}>
            <h1 className="h1">{data.title}</h1>
            <p className="dim">Saved {longDate(data.createdAt)}. Only you can read this.</p>
            <SavedChatWays chat={data} onDeleted={() => void navigate(person, { replace: true })} />
          </header>
          <SavedChatWhole chat={data} heading="h2" />
        </>
      )}
      {!data && refusal && (
        <Failed
          title="This chat couldn’t be loaded"
          text={refusal.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !refusal && (
        <Skeleton label="Loading the chat">
          <Blank height="320px" shape="block" />
        </Skeleton>
      )}
    </article>
  );
}
