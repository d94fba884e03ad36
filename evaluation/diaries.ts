import { readdirSync, readFileSync } from 'node:fs';
import { askedIn } from '#server/progress/patterns/asked.ts';
import { type FoundLoop, loopsIn } from '#server/progress/patterns/loops.ts';
import { nameWords, type Told } from '#server/progress/patterns/sentences.ts';
import { triggersIn } from '#server/progress/patterns/triggers.ts';
import type { Measure } from './figure.ts';

const FOLDER = 'evaluation/diaries';

/** A diary of 26 weeks, a line each: the day, whom it is about, the loop that was planted there, and what was written. */
function read(file: string) {
  const lines = readFileSync(`${FOLDER}/${file}`, 'utf8').trim().split('\n');
  const rows = lines.map((line, at) => {
    const [on = '', person = '', loop = '', text = ''] = line.split('\t');
    const told: Told = {
      ...{ id: `${at}`, on, title: '', text, path: `/${at}`, isConflict: false, isNote: true },
      person: person === '-' ? null : person,
    };
    return { told, loop: loop === '-' ? null : `${person} ${loop}` };
  });
  return rows;
}

type Row = ReturnType<typeof read>[number];

/** The planted loop that most of a found one's conflicts come from. */
function plantedIn({ episodes }: FoundLoop, rows: readonly Row[]): string | null {
  const counts = Map.groupBy(
    episodes.map(({ path }) => rows.find(({ told }) => told.path === path)?.loop ?? null),
    (loop) => loop,
  );
  const [most] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  return most && most[1].length * 2 > episodes.length ? most[0] : null;
}

/** Loops as they would be shown, those that their owner is only asked about apart. */
async function shownFor(rows: readonly Row[]) {
  const told = rows.map((row) => row.told);
  const names = nameWords(new Set(told.flatMap(({ person }) => person ?? [])));
  const named = loopsIn(told, names);
  return {
    named,
    asked: await askedIn(told, named, { names, isConfirmed: () => false }),
    triggers: triggersIn(told, names),
  };
}

function print(file: string, rows: readonly Row[], { named, asked, triggers }: Awaited<ReturnType<typeof shownFor>>) {
  console.log(file, new Set(rows.flatMap(({ loop }) => loop ?? [])));
  for (const loop of [...named, ...asked]) {
    const what = loop.theme.join(', ') || 'asked about';
    console.log(`  ${loop.person}: ${what} x${loop.times}`, plantedIn(loop, rows));
  }
  for (const trigger of triggers) console.log(`  trigger: ${trigger.phrase} x${trigger.times}`);
}

const share = (part: number, all: number) => (all === 0 ? 0 : part / all);

/** Days of a question, and those of them that are of the loop it is about. */
function daysOf(question: FoundLoop, rows: readonly Row[]) {
  const planted = plantedIn(question, rows);
  const of = question.episodes.filter(({ path }) => rows.find(({ told }) => told.path === path)?.loop === planted);
  return { all: question.episodes.length, right: planted === null ? 0 : of.length };
}

/**
 * How many planted loops are found, and how many found ones are planted: a second find of one counts as wrong. A loop is
 * found where it is named by what it is about, or where its owner is asked about days most of which belong to it, and
 * names it. A question that they have to answer with a no is a wrong find.
 */
export const loops: Measure = async () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.tsv'));
  const counts = { planted: 0, named: 0, rightlyNamed: 0, shown: 0, rightlyShown: 0, days: 0, rightDays: 0 };
  for (const file of files) {
    const rows = read(file);
    const shown = await shownFor(rows);
    const right = (all: readonly FoundLoop[]) => new Set(all.flatMap((loop) => plantedIn(loop, rows) ?? [])).size;
    const all = [...shown.named, ...shown.asked];
    counts.planted += new Set(rows.flatMap(({ loop }) => loop ?? [])).size;
    counts.named += shown.named.length;
    counts.rightlyNamed += right(shown.named);
    counts.shown += all.length;
    counts.rightlyShown += right(all);
    for (const question of shown.asked) {
      const days = daysOf(question, rows);
      counts.days += days.all;
      counts.rightDays += days.right;
    }
    if (process.argv.includes('--diaries')) print(file, rows, shown);
  }
  const { planted, named, rightlyNamed, shown, rightlyShown, days, rightDays } = counts;
  const bars = { baseline: null, must: 0.8, target: 0.9, better: 'more' } as const;
  const on = `${files.length} diaries of 26 weeks, ${planted} loops`;
  return [
    { name: 'recurring conflicts named: precision', on, value: share(rightlyNamed, named), ...bars },
    { name: 'recurring conflicts named: recall', on, value: share(rightlyNamed, planted), ...bars, must: 0.6 },
    { name: 'recurring conflicts named or asked about: precision', on, value: share(rightlyShown, shown), ...bars },
    { name: 'recurring conflicts named or asked about: recall', on, value: share(rightlyShown, planted), ...bars },
    { name: 'days of a question that are of one conflict', on, value: share(rightDays, days), ...bars, must: 0.7 },
  ];
};
