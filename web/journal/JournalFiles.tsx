import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SafetyNote } from '#contract/chat.ts';
import type { Entry, Mood } from '#contract/journal.ts';
import { asJson, asMarkdown, NO_MOOD, type ReadFile, readJournalFile } from '#contract/journal-files.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { saveFile } from '#web/app/saveFile.ts';
import { today } from '#web/app/timeZone.ts';
import { printEntries } from '#web/journal/printEntries.ts';
import type { Person } from '#web/journal/usePeople.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { MoodPicker } from '#web/kit/mood/MoodPicker.tsx';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from './JournalTools.module.css';

const PAGE = 200;
/** Entries per request. */
const AT_ONCE = 200;

async function allEntries(): Promise<Entry[]> {
  const all: Entry[] = [];
  for (;;) {
    const page = await api.journal.list.call({ limit: PAGE, ...(all.length > 0 && { before: all.at(-1)?.id }) });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

type Way = (all: Entry[], people: readonly Person[]) => void;
const ways = {
  'For notes apps': (all, people) =>
    saveFile({ name: 'journal.md', type: 'text/markdown', text: asMarkdown(all, people) }),
  'For other programs': (all, people) =>
    saveFile({ name: 'journal.json', type: 'application/json', text: asJson(all, people) }),
  Print: printEntries,
} satisfies Record<string, Way>;

/** Exports the journal, or imports one. */
export function JournalFiles({ people, onClose }: { people: readonly Person[]; onClose: () => void }) {
  const [file, setFile] = useState<{ name: string; text: string }>();
  const [mood, setMood] = useState<Mood | null>(null);
  const taking = useMutation({ mutationFn: async (way: keyof typeof ways) => ways[way](await allEntries(), people) });
  const bringing = useMutation({ mutationFn: bring });
  const readWith = (missing: Mood | null) =>
    file && readJournalFile(file.name, file.text, { mood: missing, today: today(), people });
  const read = readWith(mood);
  const needsMood = readWith(null)?.broken.some(({ reason }) => reason === NO_MOOD);
  const { data } = bringing;
  const error = taking.error ?? bringing.error;
  return (
    <Dialog open onClose={onClose} title="Export and import" footer={<Button onClick={onClose}>Done</Button>}>
      {error && (
        <Notice tone="error">
          That didn’t work. {refusalOf(error).message} Nothing was lost: you can do it again.
        </Notice>
      )}
      <h3 className="label">Export all entries</h3>
      <div className={css.row}>
        {(Object.keys(ways) as (keyof typeof ways)[]).map((way) => (
          <Button key={way} disabled={taking.isPending} onClick={() => taking.mutate(way)}>
            {way}
          </Button>
        ))}
      </div>
      <label className="label" htmlFor="journal-file">
        Import entries from a file
      </label>
      <p className="small dim">
        A file exported here or from Day One, or a table (CSV) with the columns date, title, content, mood, emotions,
        about and tags. Duplicates are skipped.
      </p>
      <input
        id="journal-file"
        type="file"
        accept=".md,.markdown,.txt,.json,.csv"
        onChange={async (event) => {
          const [chosen] = event.target.files ?? [];
          bringing.reset();
          setFile(chosen && { name: chosen.name, text: await chosen.text() });
        }}
      />
      {read && !data && needsMood && <MoodPicker label="Mood for entries without one" value={mood} onValue={setMood} />}
      {read && !data && (needsMood || read.entries.length > 0) && (
        <Button
          variant="filled"
          disabled={read.entries.length === 0}
          loading={bringing.isPending && 'Importing'}
          onClick={() => bringing.mutate(read.entries)}
        >
          Import {read.entries.length} {read.entries.length === 1 ? 'entry' : 'entries'}
        </Button>
      )}
      {data && (
        <Notice tone="success">
          {data.added} added{data.known > 0 && `, ${data.known} you already had`}.
        </Notice>
      )}
      {data?.safety && <SafetyCard note={data.safety} />}
      {file && read && <Broken read={read} unit={/\.json$/i.test(file.name) ? 'Entry' : 'Line'} />}
    </Dialog>
  );
}

function Broken({ read: { broken }, unit }: { read: ReadFile; unit: string }) {
  if (broken.length === 0) return null;
  return (
    <div>
      <p className="label">Not readable, and left out ({broken.length})</p>
      <ul className={css.broken}>
        {broken.map(({ line, reason }) => (
          <li key={line}>
            {unit} {line}: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}

async function bring(entries: ReadFile['entries']) {
  const sum = { added: 0, known: 0, safety: null as SafetyNote | null };
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const { added, known, safety } = await api.journal.bring.call({ entries: entries.slice(at, at + AT_ONCE) });
    sum.added += added;
    sum.known += known;
    if (safety && safety.level > (sum.safety?.level ?? 0)) sum.safety = safety;
  }
  return sum;
}
