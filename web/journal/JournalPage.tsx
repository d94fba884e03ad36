import { useState } from 'react';
import type { SafetyNote } from '#contract/chat.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { AskPattern } from '#web/journal/AskPattern.tsx';
import { EntryDialog } from '#web/journal/EntryDialog.tsx';
import { FoundEntries } from '#web/journal/FoundEntries.tsx';
import { JournalFiles } from '#web/journal/JournalFiles.tsx';
import { JournalSkeleton } from '#web/journal/JournalSkeleton.tsx';
import { MoodCard } from '#web/journal/MoodCard.tsx';
import { PromptOfDay } from '#web/journal/PromptOfDay.tsx';
import { type Saved, useQueue } from '#web/journal/queue.ts';
import { EVERYTHING, useEntries } from '#web/journal/useEntries.ts';
import { useMoods } from '#web/journal/useMoods.ts';
import { useOpenEntry } from '#web/journal/useOpenEntry.ts';
import { usePeople } from '#web/journal/usePeople.ts';
import { WaitingEntries } from '#web/journal/WaitingEntries.tsx';
import type { Waiting } from '#web/journal/waiting.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './JournalPage.module.css';

const plus = <IconPlus aria-hidden="true" />;

export function JournalPage({ title }: { title: string }) {
  const people = usePeople();
  const { list, isError, error, isFetching, refetch } = useEntries(EVERYTHING);
  const { opened, open, close } = useOpenEntry(list);
  const [card, setCard] = useState<SafetyNote | null>(null);
  const [hasFiles, setFiles] = useState(false);
  const showSaved = ({ safety, isCopy }: Saved) => {
    const both = 'It was changed somewhere else in the meantime, so your version is now its own entry.';
    if (safety) setCard(safety);
    else toast(isCopy ? { title: 'Both versions are kept', text: both } : { title: 'Entry saved' });
  };
  const { waiting, add, drop } = useQueue(showSaved);
  const [mended, setMended] = useState<Waiting>();
  const changed = waiting.find(({ change }) => change && change.id === (opened !== 'new' && opened?.id));
  const isEmpty = list?.length === 0;
  // Shown together with the chart, since the list would move when the chart appears above it.
  const { isPending: areMoodsComing } = useMoods(14);
  const isReady = list && (isEmpty || !areMoodsComing);
  const saved = (done: Saved) => {
    close();
    showSaved(done);
  };
  const write = (
    <Button variant="filled" icon={plus} onClick={() => open('new')}>
      New Entry
    </Button>
  );
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className="h1">{title}</h1>
        <div className={css.tools}>
          <Button onClick={() => setFiles(true)}>Export and import</Button>
          {!isEmpty && write}
        </div>
        <PromptOfDay onOpen={open} />
      </header>
      <WaitingEntries waiting={waiting} onMend={setMended} />
      {isError && !list && (
        <Failed
          title="Your journal couldn’t be loaded"
          text={refusalOf(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isReady && (list || !isError) && <JournalSkeleton />}
      {isEmpty && (
        <Empty
          figure="pages"
          title="A page that is only yours"
          text="Write what happened and how it felt. After a few entries, you’ll see how your days were and what comes up again."
          action={write}
        />
      )}
      {isReady && !isEmpty && (
        <>
          <MoodCard people={people} />
          <AskPattern onOpen={open} />
          <FoundEntries people={people} onOpen={open} />
        </>
      )}
      {opened && (
        <EntryDialog
          key={opened === 'new' ? 'new' : opened.id}
          entry={opened === 'new' ? null : opened}
          people={people}
          waiting={changed}
          onSaved={(done) => {
            if (changed) drop(changed.key);
            saved(done);
          }}
          onClose={close}
          onOpen={open}
          onOffline={(form, key, of) => {
            const isKept = add(form, key, of);
            if (isKept) close();
            return isKept;
          }}
        />
      )}
      {mended && (
        <EntryDialog
          key={mended.key}
          entry={null}
          people={people}
          waiting={mended}
          onSaved={(done) => {
            drop(mended.key);
            setMended(undefined);
            saved(done);
          }}
          onClose={() => setMended(undefined)}
          onOpen={open}
          onOffline={(form, key) => {
            const isKept = add(form, key) && drop(mended.key);
            if (isKept) setMended(undefined);
            return isKept;
          }}
        />
      )}
      {hasFiles && <JournalFiles people={people} onClose={() => setFiles(false)} />}
      {card && (
        <Dialog
          open
          onClose={() => setCard(null)}
          title="Your entry is saved"
          footer={
            <Button variant="filled" onClick={() => setCard(null)}>
              Done
            </Button>
          }
        >
          <SafetyCard note={card} />
        </Dialog>
      )}
    </div>
  );
}
