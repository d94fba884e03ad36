import { useState } from 'react';
import { serverNow } from '#web/app/serverClock.ts';
import { LoadFailed } from '#web/app/tool/LoadFailed.tsx';
import { ToolHeader } from '#web/app/tool/ToolHeader.tsx';
import { ToolSkeleton } from '#web/app/tool/ToolSkeleton.tsx';
import { useOpened } from '#web/app/tool/useOpened.ts';
import { usePeople } from '#web/app/usePeople.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';
import css from '#web/kit/Tool.module.css';
import { AnalysisHistory } from '#web/relationship-analysis/AnalysisHistory.tsx';
import { Compare } from '#web/relationship-analysis/Compare.tsx';
import { RelationshipForm } from '#web/relationship-analysis/RelationshipForm.tsx';
import { RelationshipResult } from '#web/relationship-analysis/RelationshipResult.tsx';
import { useAnalysis } from '#web/relationship-analysis/useAnalyses.ts';

export function RelationshipAnalysisPage({ title }: { title: string }) {
  const opened = useOpened('analysis');
  const { id, leave } = opened;
  const query = useAnalysis(id);
  const people = usePeople();
  const [now] = useState(() => new Date(serverNow()));
  const [isBusy, setBusy] = useState(false);
  const one = id === null ? undefined : query.data;
  const hasFailed = id !== null && query.isError && !one;
  return (
    <div className={css.page}>
      <ToolHeader again={id === null ? null : { label: 'New Analysis', onClick: leave }}>
        <h1 className="h1">{title}</h1>
        <p className="dim">What goes well between you, and what could grow.</p>
      </ToolHeader>
      <div className={css.panes} data-made={one !== undefined || undefined}>
        <RelationshipForm people={people} onBusy={setBusy} onDone={(made) => opened.openFresh(made.id)} />
        <div className={css.stack} aria-busy={isBusy || undefined}>
          {hasFailed && !isBusy && <LoadFailed title="This analysis couldn’t be loaded" query={query} />}
          {isBusy || (id !== null && !one && !hasFailed) ? (
            <ToolSkeleton label="Reading what you wrote" heights={[420]} />
          ) : one ? (
            <RelationshipResult
              key={one.id}
              one={one}
              person={people.find((person) => person.id === one.relationshipId)}
              isFresh={one.id === opened.freshId}
            />
          ) : (
            !hasFailed && (
              <Card as="section">
                <Empty
                  title="What your words show will appear here"
                  text="What’s good, what’s hard and small steps, each tied to what you wrote."
                />
              </Card>
            )
          )}
          <Compare key={`compare ${one?.id}`} one={isBusy ? undefined : one} people={people} now={now} />
        </div>
      </div>
      <AnalysisHistory people={people} opened={opened} />
    </div>
  );
}
