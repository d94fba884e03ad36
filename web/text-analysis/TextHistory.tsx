import { useDeferredValue, useState } from 'react';
import { RECENT, type TextAnalysis } from '#contract/text-analysis.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { Button } from '#web/kit/Button.tsx';
import { Failed } from '#web/kit/Failed.tsx';
import { HistoryList } from '#web/kit/HistoryList.tsx';
import { TextField } from '#web/kit/TextField.tsx';
import css from '#web/kit/Tool.module.css';
import { useTextAnalyses } from '#web/text-analysis/useTextAnalyses.ts';
import { firstOf } from '#web/text-analysis/words.ts';

type Props = { openId: string | null; onOpen: (id: string) => void; onGone: (id: string) => void };

/** Messages that were analyzed before: the latest, or all, found by their words; opened again, or deleted. */
export function TextHistory({ openId, onOpen, onGone }: Props) {
  const [words, setWords] = useState('');
  const [isWhole, setWhole] = useState(false);
  const sought = useDeferredValue(words.trim());
  const { list, isError, error, isFetching, hasNextPage, refetch, fetchNextPage } = useTextAnalyses(
    sought,
    isWhole ? 20 : RECENT,
  );
  const [now] = useState(() => serverNow());
  if (isError && !list)
    return (
      <Failed
        title="Your recent analyses could not be loaded"
        text={refusalOf(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!list || (list.length === 0 && !isWhole)) return null;
  const rowOf = ({ id, originalText, analysis, createdAt }: TextAnalysis) => ({
    ...{ id, title: firstOf(originalText, 90), at: createdAt },
    hint: analysis.emotionalTone,
  });
  return (
    <div className={css.stack}>
      {isWhole && (
        <TextField
          label="Find an analyzed message"
          type="search"
          value={words}
          onValue={setWords}
          autoComplete="off"
          limit={200}
        />
      )}
      <HistoryList
        title={isWhole ? 'Your analyses' : 'Recent analyses'}
        kind="analysis"
        openId={openId}
        now={now}
        rows={list.map(rowOf)}
        onOpen={onOpen}
        onDelete={async (id) => {
          await api.textAnalysis.remove.call({ id });
          onGone(id);
        }}
        more={
          <>
            {list.length === 0 && <p className="dim">Nothing fits. Try other words.</p>}
            {hasNextPage && (
              <Button
                loading={isFetching && 'Loading'}
                onClick={() => (isWhole ? void fetchNextPage() : setWhole(true))}
              >
                {isWhole ? 'Show earlier ones' : 'Show all and search'}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
