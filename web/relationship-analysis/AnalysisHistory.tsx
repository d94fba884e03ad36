import { useDeferredValue, useState } from 'react';
import { RECENT, type RelationshipAnalysis } from '#contract/relationship-analysis.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { Button } from '#web/kit/Button.tsx';
import { Failed } from '#web/kit/Failed.tsx';
import { HistoryList } from '#web/kit/HistoryList.tsx';
import { TextField } from '#web/kit/TextField.tsx';
import css from '#web/kit/Tool.module.css';
import { useAnalyses } from '#web/relationship-analysis/useAnalyses.ts';
import type { Person } from '#web/relationship-analysis/usePeople.ts';
import { firstOf, TYPES } from '#web/relationship-analysis/words.ts';

type Props = {
  people: readonly Person[];
  openId: string | null;
  onOpen: (id: string) => void;
  onGone: (id: string) => void;
};

/** Analyses made before: the latest, or all, found by their words; opened again, or deleted. */
export function AnalysisHistory({ people, openId, onOpen, onGone }: Props) {
  const [words, setWords] = useState('');
  const [isWhole, setWhole] = useState(false);
  const sought = useDeferredValue(words.trim());
  const { list, isError, error, isFetching, hasNextPage, refetch, fetchNextPage } = useAnalyses(
    sought,
    isWhole ? 20 : RECENT,
  );
  const [now] = useState(() => serverNow());
  if (isError && !list)
    return (
      <Failed
        title="Your previous analyses could not be loaded"
        text={refusalOf(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!list || (list.length === 0 && !isWhole)) return null;
  const rowOf = ({ id, description, relationshipId, relationshipType, createdAt }: RelationshipAnalysis) => ({
    ...{ id, title: firstOf(description, 90), at: createdAt },
    hint: people.find((person) => person.id === relationshipId)?.name ?? TYPES[relationshipType],
  });
  return (
    <div className={css.stack}>
      {isWhole && (
        <TextField
          label="Find an analysis"
          type="search"
          value={words}
          onValue={setWords}
          autoComplete="off"
          limit={200}
        />
      )}
      <HistoryList
        title="Previous analyses"
        kind="analysis"
        openId={openId}
        now={now}
        rows={list.map(rowOf)}
        onOpen={onOpen}
        onDelete={async (id) => {
          await api.relationshipAnalysis.remove.call({ id });
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
