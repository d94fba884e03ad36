import { useState } from 'react';
import { useProvider } from '#web/app/thread/provider/useProvider.ts';
import { LoadFailed } from '#web/app/tool/LoadFailed.tsx';
import { ToolHeader } from '#web/app/tool/ToolHeader.tsx';
import { ToolSkeleton } from '#web/app/tool/ToolSkeleton.tsx';
import { useOpened } from '#web/app/tool/useOpened.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { usePeople } from '#web/app/usePeople.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';
import css from '#web/kit/Tool.module.css';
import { toast } from '#web/kit/toast/toast.ts';
import { TIPS } from '#web/text-analysis/examples.ts';
import { ChatExport } from '#web/text-analysis/export/ChatExport.tsx';
import { useChatExport } from '#web/text-analysis/export/useChatExport.ts';
import { BLANK, type Fields, TextForm } from '#web/text-analysis/TextForm.tsx';
import { TextHistory } from '#web/text-analysis/TextHistory.tsx';
import { TextResult } from '#web/text-analysis/TextResult.tsx';
import { useTextAnalysis } from '#web/text-analysis/useTextAnalyses.ts';

export function TextAnalyzerPage({ title }: { title: string }) {
  const opened = useOpened('analysis');
  const { id, leave } = opened;
  const query = useTextAnalysis(id);
  const people = usePeople();
  const draft = useDraft<Fields>('text-analysis/new');
  const reading = useChatExport();
  const [isBusy, setBusy] = useState(false);
  const take = (text: string) => {
    draft.keep({ ...(draft.value ?? BLANK), text });
    scrollTo({ top: 0 });
    toast({ title: 'In the form', text: 'Look it over. It’s sent when you choose Analyze Message.' });
  };
  const one = id === null ? undefined : query.data;
  const hasFailed = id !== null && query.isError && !one;
  return (
    <div className={css.page}>
      <ToolHeader again={id === null ? null : { label: 'New Analysis', onClick: leave }}>
        <h1 className="h1">{title}</h1>
        <p className="dim">What a message may mean, and what you could answer.</p>
      </ToolHeader>
      <div className={css.panes} data-made={one !== undefined || undefined}>
        <TextForm
          draft={draft}
          people={people}
          onChat={reading.read}
          onBusy={setBusy}
          onDone={(made) => opened.openFresh(made.id)}
        />
        <div aria-busy={isBusy || undefined}>
          {hasFailed && !isBusy && <LoadFailed title="This analysis couldn’t be loaded" query={query} />}
          {isBusy || (id !== null && !one && !hasFailed) ? (
            <ToolSkeleton label="Reading the message" heights={[320, 160]} />
          ) : one ? (
            <TextResult
              key={one.id}
              one={one}
              personName={people.find((person) => person.id === one.relationshipId)?.name}
              isFresh={one.id === opened.freshId}
            />
          ) : (
            !hasFailed && <NothingYet />
          )}
        </div>
      </div>
      <ChatExport reading={reading} onTake={take} />
      <TextHistory opened={opened} />
    </div>
  );
}

function NothingYet() {
  const { agreed } = useProvider();
  return (
    <Card className={css.stack}>
      <Empty
        title="The reading shows up here"
        text={
          agreed
            ? 'You’ll see two ways to read the message, and what would tell them apart.'
            : 'You’ll see what the words plainly do, and what to ask where they don’t say.'
        }
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
