import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { refusalOf } from '#web/app/refusal.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { Empty } from '#web/kit/Empty.tsx';
import { Failed } from '#web/kit/Failed.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { Blank, Skeleton } from '#web/kit/Skeleton.tsx';
import css from '#web/kit/Tool.module.css';
import { AnalysisHistory } from '#web/relationship-analysis/AnalysisHistory.tsx';
import { Compare } from '#web/relationship-analysis/Compare.tsx';
import { RelationshipForm } from '#web/relationship-analysis/RelationshipForm.tsx';
import { RelationshipResult } from '#web/relationship-analysis/RelationshipResult.tsx';
import { useAnalyses, useAnalysis } from '#web/relationship-analysis/useAnalyses.ts';
import { usePeople } from '#web/relationship-analysis/usePeople.ts';

/** Analyses that an opened one can be compared with. */
const COMPARED = 50;

/** Reads how somebody describes a relationship of theirs. */
export function RelationshipAnalysisPage({ title }: { title: string }) {
  const [search, setSearch] = useSearchParams();
  const id = search.get('analysis');
  const { data, isError, error, isFetching, refetch } = useAnalysis(id);
  const { list = [] } = useAnalyses('', COMPARED);
  const people = usePeople();
  const [now] = useState(() => new Date(serverNow()));
  const [isBusy, setBusy] = useState(false);
  const [freshId, setFresh] = useState<string | null>(null);
  const open = (analysis: string) => {
    setFresh(analysis);
    setSearch({ analysis }, { preventScrollReset: true });
  };
  const leave = () => setSearch({}, { preventScrollReset: true });
  const opened = id === null ? undefined : data;
  const hasFailed = id !== null && isError && !opened;
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1 className="h1">{title}</h1>
          <p className="dim">What goes well between you, and what could grow.</p>
        </div>
        {id !== null && (
          <Button icon={<IconPlus aria-hidden="true" />} onClick={leave}>
            New Analysis
          </Button>
        )}
      </header>
      <div className={css.panes}>
        <RelationshipForm people={people} onBusy={setBusy} onDone={(made) => open(made.id)} />
        <div className={css.stack} aria-busy={isBusy || undefined}>
          {hasFailed && !isBusy && (
            <Failed
              title="This analysis could not be loaded"
              text={refusalOf(error).message}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {isBusy || (id !== null && !opened && !hasFailed) ? (
            <ResultSkeleton />
          ) : opened ? (
            <>
              <RelationshipResult
                key={opened.id}
                one={opened}
                person={people.find((person) => person.id === opened.relationshipId)}
                isFresh={opened.id === freshId}
              />
              <Compare
                key={`compare ${opened.id}`}
                one={opened}
                others={list.filter((other) => other.id !== opened.id && other.meta.safety.level < 2)}
                people={people}
                now={now}
              />
            </>
          ) : (
            !hasFailed && (
              <Card>
                <Empty
                  title="What your words show stands here"
                  text="Strengths, areas for growth and small steps, each tied to what you wrote."
                />
              </Card>
            )
          )}
        </div>
      </div>
      <AnalysisHistory people={people} openId={id} onOpen={open} onGone={(gone) => gone === id && leave()} />
    </div>
  );
}

function ResultSkeleton() {
  return (
    <Skeleton label="Reading what you wrote">
      <div className={css.stack}>
        <Blank shape="block" width="100%" height={420} />
      </div>
    </Skeleton>
  );
}
