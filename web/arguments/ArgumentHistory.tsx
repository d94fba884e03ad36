import { useState } from 'react';
import type { ArgumentRow } from '#contract/arguments.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { useArguments } from '#web/arguments/useArguments.ts';
import { Button } from '#web/kit/Button.tsx';
import { Failed } from '#web/kit/Failed.tsx';
import { HistoryList } from '#web/kit/HistoryList.tsx';

type Props = { openId: string | null; onOpen: (id: string) => void; onGone: (id: string) => void };

const hintOf = ({ parties, conflictType, status }: ArgumentRow) =>
  [parties.join(' and '), conflictType, status === 'resolved' ? 'Resolved' : ''].filter(Boolean).join(' · ');

/** Arguments that were read before: opened again, or deleted. */
export function ArgumentHistory({ openId, onOpen, onGone }: Props) {
  const { list, isError, error, isFetching, hasNextPage, refetch, fetchNextPage } = useArguments();
  const [now] = useState(() => serverNow());
  if (isError && !list)
    return (
      <Failed
        title="Your arguments could not be loaded"
        text={refusalOf(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!list || list.length === 0) return null;
  return (
    <HistoryList
      title="Your arguments"
      kind="argument"
      openId={openId}
      now={now}
      rows={list.map((row) => ({ id: row.id, title: row.opening, at: row.createdAt, hint: hintOf(row) }))}
      onOpen={onOpen}
      onDelete={async (id) => {
        // Whoever has it open leaves it first: what is gone is not asked for again.
        onGone(id);
        await api.arguments.remove.call({ id });
      }}
      more={
        hasNextPage && (
          <Button loading={isFetching && 'Loading'} onClick={() => void fetchNextPage()}>
            Show earlier arguments
          </Button>
        )
      }
    />
  );
}
