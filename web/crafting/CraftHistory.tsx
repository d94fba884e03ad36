import { useState } from 'react';
import type { Crafting } from '#contract/crafting.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { useCraftings } from '#web/crafting/useCraftings.ts';
import { firstOf, toneLabel } from '#web/crafting/words.ts';
import { Button } from '#web/kit/Button.tsx';
import { Failed } from '#web/kit/Failed.tsx';
import { HistoryList } from '#web/kit/HistoryList.tsx';

type Props = { openId: string | null; onOpen: (id: string) => void; onGone: (id: string) => void };

const titleOf = ({ goal }: Crafting) => firstOf(goal, 80);

/** Messages that were crafted before: opened again, or deleted. */
export function CraftHistory({ openId, onOpen, onGone }: Props) {
  const { list, isError, error, isFetching, hasNextPage, refetch, fetchNextPage } = useCraftings();
  const [now] = useState(() => serverNow());
  if (isError && !list)
    return (
      <Failed
        title="Your messages could not be loaded"
        text={refusalOf(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!list || list.length === 0) return null;
  return (
    <HistoryList
      title="Your messages"
      kind="message"
      openId={openId}
      now={now}
      rows={list.map((one) => ({
        ...{ id: one.id, title: titleOf(one), at: one.createdAt },
        hint: one.versions.map(({ selectedTone }) => toneLabel(selectedTone)).join(', '),
      }))}
      onOpen={onOpen}
      onDelete={async (id) => {
        // Whoever has it open leaves it first: what is gone is not asked for again.
        onGone(id);
        await api.crafting.remove.call({ id });
      }}
      more={
        hasNextPage && (
          <Button loading={isFetching && 'Loading'} onClick={() => void fetchNextPage()}>
            Show earlier messages
          </Button>
        )
      }
    />
  );
}
