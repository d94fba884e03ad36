// `node evaluation/learn.ts [subject ...]`: what each sign weighs, learned from the project's own sentences alone.
// With `--check` nothing is written: it shows how each hand's sentences are seen by what was learned from the others.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { bars, isAlarm } from './learn/bars.ts';
import { learn } from './learn/learner.ts';
import { likeTableOf } from './learn/likeness.ts';
import { subjects } from './learn/subjects.ts';
import { type Bar, crossSeen, type Seen, sayable, sureness, tableOf } from './learn/table.ts';
import { told } from './learn/told.ts';

const isCheck = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const MADE = 'node evaluation/learn.ts, from the sentences in evaluation/sentences';

/** Of what is said of a text nearly all must be right; what a turn is taken for can be taken back. */
const SAID: Readonly<Record<string, Bar>> = {
  texts: { right: 0.96, often: 20, least: 0, most: 1 },
  kinds: { right: 0.8, often: 6, least: 0.5, most: 0.8 },
  moods: { right: 0.85, often: 5, least: 0.6, most: 0.85 },
};

const rightIn = (seen: readonly Seen[], labels: readonly string[]) =>
  seen.filter(({ sample, values }) => labels[values.indexOf(Math.max(...values))] === sample.label).length /
  seen.length;

for (const [name, { labels, samples, way, least, to }] of Object.entries(subjects)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const all = samples();
  const seen = crossSeen(all, labels, way);
  const sure = sureness(seen, labels);
  console.log(name, `${all.length} sentences, right ${rightIn(seen, labels).toFixed(3)}, sure ${sure.join(' ')}`);
  const bar = SAID[name];
  const found = bar ? { said: sayable(seen, labels, sure, bar) } : isAlarm(labels) ? { bars: bars(seen) } : {};
  console.log(found);
  if (isCheck) continue;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(
    to,
    `${JSON.stringify({ ...tableOf(learn(all, labels, way), sure, least, MADE), ...found }, null, 1)}\n`,
  );
}
// Situations are told by likeness to examples: of each there are only a few dozen.
if (!isCheck && (wanted.length === 0 || wanted.includes('told')))
  writeFileSync(told.to, `${JSON.stringify(likeTableOf(told.tellings()), null, 2)}\n`);
