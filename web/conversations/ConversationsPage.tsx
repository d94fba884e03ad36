import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ConversationType } from '#contract/conversations.ts';
import { paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { ConversationStats } from '#web/conversations/list/ConversationStats.tsx';
import { ConversationsSkeleton } from '#web/conversations/list/ConversationsSkeleton.tsx';
import { FoundConversations } from '#web/conversations/list/FoundConversations.tsx';
import { NewConversationDialog } from '#web/conversations/list/NewConversationDialog.tsx';
import { useConversations } from '#web/conversations/list/useConversations.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconPlus, IconUsers } from '#web/kit/icons.ts';
import { Empty } from '#web/kit/state/Empty.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import css from './ConversationsPage.module.css';

const plus = <IconPlus aria-hidden="true" />;

type Beginning = { type?: ConversationType; withId?: string | null };

/** All conversations. Its second address shows only solo sessions. */
export function ConversationsPage({ title }: { title: string }) {
  const isSolo = useLocation().pathname === paths.soloConversations;
  const [search, setSearch] = useSearchParams();
  const [beginning, setBeginning] = useState<Beginning | null>(null);
  const asksForMediation = search.get('new') === 'group_mediation';
  const partner = search.get('with');
  // Taken out of the address before the dialog makes its own entry of the history: Back would ask a second time.
  useEffect(() => {
    if (!asksForMediation) return;
    setBeginning({ type: 'group_mediation', withId: partner });
    setSearch({}, { replace: true });
  }, [asksForMediation, partner, setSearch]);
  const { list, isError, error, isFetching, hasNextPage, refetch } = useConversations();
  const isEmpty = list?.length === 0;
  const begin = () => setBeginning({});
  const mediate = () => setBeginning({ type: 'group_mediation' });
  const ways = (
    <>
      <Button icon={<IconUsers aria-hidden="true" />} onClick={mediate}>
        Group mediation
      </Button>
      <Button variant="filled" icon={plus} onClick={begin}>
        New Conversation
      </Button>
    </>
  );
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className="h1">{title}</h1>
        {!isEmpty && <div className={css.ways}>{ways}</div>}
      </header>
      <ConversationStats list={hasNextPage ? undefined : list} isFailed={isError} />
      {isError && (
        <Failed
          title={list ? 'Not all of your conversations could be loaded' : 'Your conversations couldn’t be loaded'}
          text={refusalOf(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isEmpty && (
        <Empty
          title="No conversations here yet"
          text={[
            'Think something through with Mallama, or invite someone to talk it over together. Chats about one ',
            'person, also shared ones, are on that person’s page.',
          ].join('')}
          action={ways}
        />
      )}
      {list && !isEmpty && <FoundConversations list={list} type={isSolo ? 'solo_session' : ''} />}
      {!list && !isError && <ConversationsSkeleton />}
      {beginning && <NewConversationDialog {...beginning} onClose={() => setBeginning(null)} />}
    </div>
  );
}
