import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { SavedChatDialog } from '#web/chats/saved/SavedChatDialog.tsx';
import { SavedChatRow } from '#web/chats/saved/SavedChatRow.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './SavedChats.module.css';

const PAGE = 20;

/** The saved chats about a person. */
export function SavedChats({ relationshipId: id }: { relationshipId: string }) {
  // In the address, so that searches and insights can link to a chat.
  const [search, setSearch] = useSearchParams();
  const openId = search.get('saved');
  const open = (saved?: string) => setSearch(saved ? { saved } : {}, { replace: true, preventScrollReset: true });
  const { data, isError, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(
      api.chats.saved.list.infiniteOptions({
        input: (before: string | undefined) => ({ id, limit: PAGE, ...(before !== undefined && { before }) }),
        initialPageParam: undefined,
        getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
      }),
    );
  const chats = data?.pages.flat();
  return (
    <Card as="section" aria-labelledby="saved" className={css.saved}>
      <h2 id="saved" className={`h3 ${css.place}`} tabIndex={-1}>
        Saved conversations
      </h2>
      {!chats && !isError && (
        <Skeleton label="Loading the saved conversations">
          <div className={css.blanks}>
            <Blank width="60%" />
            <Blank />
            <Blank width="80%" />
          </div>
        </Skeleton>
      )}
      {!chats && isError && (
        <Failed
          title="The saved conversations couldn’t be loaded"
          text={refusalOf(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {chats?.length === 0 && (
        <p className="small dim">
          Nothing yet. Below a chat, under “Save this chat”, choose how it ended. It shows up here.
        </p>
      )}
      {chats && chats.length > 0 && (
        <ul className={css.list}>
          {chats.map((chat) => (
            <SavedChatRow key={chat.id} chat={chat} onOpen={() => open(chat.id)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button size="compact" loading={isFetchingNextPage && 'Loading'} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {openId && <SavedChatDialog id={openId} onClose={() => open()} />}
    </Card>
  );
}
