import { readdirSync, readFileSync } from 'node:fs';
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
      ...{ id: `${at}`, on, title: '', text, path: `/${at}`, isConflict: false },
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

/** How many planted loops are found, and how many found ones are planted: a second find of one counts as wrong. */
export const loops: Measure = () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.tsv'));
  let [planted, found, right] = [0, 0, 0];
  for (const file of files) {
    const rows = read(file);
    const told = rows.map((row) => row.told);
    const names = nameWords(new Set(told.flatMap(({ person }) => person ?? [])));
    const all = loopsIn(told, names);
    const known = new Set(rows.flatMap(({ loop }) => loop ?? []));
    const hit = new Set(all.flatMap((loop) => plantedIn(loop, rows) ?? []));
    [planted, found, right] = [planted + known.size, found + all.length, right + hit.size];
    if (process.argv.includes('--diaries')) {
      console.log(file, known);
      for (const loop of all)
        console.log(`  ${loop.person}: ${loop.theme.join(', ')} x${loop.times}`, plantedIn(loop, rows));
      for (const trigger of triggersIn(told, names)) console.log(`  trigger: ${trigger.phrase} x${trigger.times}`);
    }
  }
  const bars = { baseline: null, must: 0.8, target: 0.9, better: 'more' } as const;
  const on = `${files.length} diaries of 26 weeks, ${planted} loops`;
  return [
    { name: 'recurring conflicts: precision', on, value: found === 0 ? 0 : right / found, ...bars },
    { name: 'recurring conflicts: recall', on, value: right / planted, ...bars },
  ];
};
