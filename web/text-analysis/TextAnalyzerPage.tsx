import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { refusalOf } from '#web/app/refusal.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { Empty } from '#web/kit/Empty.tsx';
import { Failed } from '#web/kit/Failed.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { Blank, Skeleton } from '#web/kit/Skeleton.tsx';
import css from '#web/kit/Tool.module.css';
import { toast } from '#web/kit/toast.ts';
import { ChatExport } from '#web/text-analysis/export/ChatExport.tsx';
import { useChatExport } from '#web/text-analysis/export/useChatExport.ts';
import { BLANK, type Fields, TextForm } from '#web/text-analysis/TextForm.tsx';
import { TextHistory } from '#web/text-analysis/TextHistory.tsx';
import { TextResult } from '#web/text-analysis/TextResult.tsx';
import { usePeople } from '#web/text-analysis/usePeople.ts';
import { useTextAnalysis } from '#web/text-analysis/useTextAnalyses.ts';
import { TIPS } from '#web/text-analysis/words.ts';

/** Reads a message that somebody got: its tone, what may lie behind it, and what to answer. */
export function TextAnalyzerPage({ title }: { title: string }) {
  const [search, setSearch] = useSearchParams();
  const id = search.get('analysis');
  const { data, isError, error, isFetching, refetch } = useTextAnalysis(id);
  const people = usePeople();
  const draft = useDraft<Fields>('text-analysis/new');
  const reading = useChatExport();
  const [isBusy, setBusy] = useState(false);
  const [freshId, setFresh] = useState<string | null>(null);
  const open = (analysis: string) => {
    setFresh(analysis);
    setSearch({ analysis }, { preventScrollReset: true });
  };
  const leave = () => setSearch({}, { preventScrollReset: true });
  const take = (text: string) => {
    draft.keep({ ...(draft.value ?? BLANK), text });
    scrollTo({ top: 0 });
    toast({ title: 'In the form', text: 'Look it over. It’s sent when you choose Analyze Message.' });
  };
  const opened = id === null ? undefined : data;
  const hasFailed = id !== null && isError && !opened;
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1 className="h1">{title}</h1>
          <p className="dim">What a message may mean, and what you could answer.</p>
        </div>
        {id !== null && (
          <Button icon={<IconPlus aria-hidden="true" />} onClick={leave}>
            New Analysis
          </Button>
        )}
      </header>
      <div className={css.panes}>
        <TextForm
          draft={draft}
          people={people}
          onChat={reading.read}
          onBusy={setBusy}
          onDone={(made) => open(made.id)}
        />
        <div aria-busy={isBusy || undefined}>
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
            <TextResult
              key={opened.id}
              one={opened}
              personName={people.find((person) => person.id === opened.relationshipId)?.name}
              isFresh={opened.id === freshId}
            />
          ) : (
            !hasFailed && <NothingYet />
          )}
        </div>
      </div>
      <ChatExport reading={reading} onTake={take} />
      <TextHistory openId={id} onOpen={open} onGone={(gone) => gone === id && leave()} />
    </div>
  );
}

function NothingYet() {
  return (
    <Card className={css.stack}>
      <Empty
        title="The reading shows up here"
        text="You’ll see two ways to read the message, and what would tell them apart."
      />
      <h2 className="label">Tips</h2>
      <ul className={`${css.list} small`}>
        {TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Card>
  );
}

function ResultSkeleton() {
  return (
    <Skeleton label="Reading the message">
      <div className={css.stack}>
        <Blank shape="block" width="100%" height={320} />
        <Blank shape="block" width="100%" height={160} />
      </div>
    </Skeleton>
  );
}
