import { readdirSync, readFileSync } from 'node:fs';
import { Mood } from '#contract/journal.ts';
import { askedIn } from '#server/progress/patterns/asked.ts';
import { askedTriggersIn } from '#server/progress/patterns/asked-triggers.ts';
import { type FoundLoop, loopsIn } from '#server/progress/patterns/loops.ts';
import { nameWords, type Told } from '#server/progress/patterns/sentences.ts';
import { triggersIn } from '#server/progress/patterns/triggers.ts';
import type { Measure } from './figure.ts';

const FOLDER = 'evaluation/diaries';
const TRIGGERS = 'triggers';

/** The diaries in a folder of these. */
const filesIn = (folder = '') =>
  readdirSync(`${FOLDER}/${folder}`)
    .filter((file) => file.endsWith('.tsv'))
    .map((file) => `${folder}${file}`);

/**
 * A diary of 26 weeks, a line each: the day, whom it is about, the loop (or trigger) that was planted there, what was
 * written, and in some the mood.
 */
function read(file: string) {
  const lines = readFileSync(`${FOLDER}/${file}`, 'utf8').trim().split('\n');
  const rows = lines.map((line, at) => {
    const [on = '', person = '', loop = '', text = '', mood] = line.split('\t');
    const told: Told = {
      ...{ id: `${at}`, on, title: '', text, path: `/${at}`, isConflict: false, isNote: true },
      person: person === '-' ? null : person,
      ...(mood && { mood: Mood.parse(mood) }),
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
    asked: await askedIn(told, named, { names, isConfirmed: () => false, isWithout: () => false }),
    triggers: [...triggersIn(told, names), ...(await askedTriggersIn(told, names, () => false))],
  };
}

function print(file: string, rows: readonly Row[], { named, asked, triggers }: Awaited<ReturnType<typeof shownFor>>) {
  console.log(file, new Set(rows.flatMap(({ loop }) => loop ?? [])));
  for (const loop of [...named, ...asked]) {
    const what = loop.theme.join(', ') || 'asked about';
    console.log(`  ${loop.person}: ${what} x${loop.times}`, plantedIn(loop, rows));
  }
  for (const { phrase, key, times } of triggers) console.log(`  trigger: ${phrase ?? `asked about, ${key}`} x${times}`);
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
  const files = filesIn();
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

/**
 * Triggers are planted in the folder of their own; the other diaries have none to ask about. A question is right if all
 * its sentences are of one that was planted.
 */
export const triggers: Measure = async () => {
  const own = filesIn(`${TRIGGERS}/`);
  const counts = { planted: 0, asked: 0, right: 0 };
  for (const file of [...own, ...filesIn()]) {
    const rows = read(file);
    const shown = await shownFor(rows);
    const asked = shown.triggers.filter(({ phrase }) => phrase === null || own.includes(file));
    const plantedIn = (path: string) => rows.find(({ told }) => told.path === path)?.loop;
    const right = asked.filter(
      ({ examples }) => new Set(examples.map(({ path }) => plantedIn(path) ?? path)).size === 1,
    );
    counts.asked += asked.length;
    counts.right += right.length;
    if (own.includes(file)) counts.planted += new Set(rows.flatMap(({ loop }) => loop ?? [])).size;
    if (own.includes(file) && process.argv.includes('--diaries')) print(file, rows, shown);
  }
  const { planted, asked, right } = counts;
  const bars = { baseline: null, must: 0.8, target: 0.9, better: 'more' } as const;
  const on = `${own.length} diaries with ${planted} triggers, and those with loops`;
  return [
    { name: 'triggers named or asked about: precision', on, value: share(right, asked), ...bars },
    { name: 'triggers named or asked about: recall', on, value: share(right, planted), ...bars },
  ];
};
