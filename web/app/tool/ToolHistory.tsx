import { useState } from 'react';
import { serverNow } from '#web/app/serverClock.ts';
import { LoadFailed } from '#web/app/tool/LoadFailed.tsx';
import type { Finding } from '#web/app/tool/useFinding.ts';
import type { Opened } from '#web/app/tool/useOpened.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { HistoryList, type HistoryRow } from '#web/kit/card/HistoryList.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import css from '#web/kit/Tool.module.css';

type Props<One> = {
  title: string;
  /** The name of one item, and of several. */
  kind: string;
  kinds: string;
  /** If the list can be searched: the field's label. */
  finding?: Finding & { label: string };
  query: {
    data: readonly One[] | undefined;
    isError: boolean;
    error: Error | null;
    isFetching: boolean;
    hasNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  rowOf: (one: One) => HistoryRow;
  opened: Opened;
  remove: (id: string) => Promise<unknown>;
};

/** A tool's earlier results, to open, search or delete. */
export function ToolHistory<One>({ title, kind, kinds, finding, query, rowOf, opened, remove }: Props<One>) {
  const { data: list, isError, isFetching, hasNextPage, fetchNextPage } = query;
  const [now] = useState(() => serverNow());
  if (isError && !list) return <LoadFailed title={`Your ${kinds} couldn’t be loaded`} query={query} />;
  const isWhole = finding?.isWhole ?? false;
  if (!list || (list.length === 0 && !isWhole)) return null;
  const isRecent = finding !== undefined && !isWhole;
  return (
    <div className={css.stack}>
      {finding && isWhole && (
        <TextField
          label={finding.label}
          type="search"
          value={finding.words}
          onValue={finding.setWords}
          autoComplete="off"
          limit={200}
        />
      )}
      <HistoryList
        title={title}
        kind={kind}
        openId={opened.id}
        now={now}
        rows={list.map(rowOf)}
        onOpen={opened.open}
        onDelete={async (id) => {
          opened.forget(id);
          await remove(id);
        }}
        more={
          <>
            {list.length === 0 && <p className="dim">No matches. Try other words.</p>}
            {hasNextPage && (
              <Button
                loading={isFetching && 'Loading'}
                onClick={() => (isRecent ? finding.showAll() : void fetchNextPage())}
              >
                {isRecent ? 'Show all and search' : `Show earlier ${kinds}`}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
