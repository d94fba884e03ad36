// `node evaluation/learn.ts [what ...]`: what each sign weighs, learned from the sentences that were read while building.
// With `--check` nothing is written: every hand's sentences are seen by what was learned from all others.
import { writeFileSync } from 'node:fs';
import { check, checkLikeness } from './learn/check.ts';
import { danger } from './learn/danger.ts';
import { learn, tableOf } from './learn/learner.ts';
import { likeTableOf } from './learn/likeness.ts';
import { attachment, injection, moves } from './learn/plain.ts';
import { signsKept } from './learn/signs-kept.ts';
import type { Subject } from './learn/subject.ts';
import { told, written } from './learn/told.ts';

const subjects: Record<string, Subject> = { danger, moves, attachment, injection };
const isCheck = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const keep = (to: string, table: object) => writeFileSync(to, `${JSON.stringify(table, null, 2)}\n`);

for (const [name, subject] of Object.entries(subjects)) {
  if (!isWanted(name)) continue;
  console.log(name);
  if (isCheck) check(subject);
  else {
    const { labels, samples, way, often, least, to } = subject;
    const all = samples();
    keep(to, tableOf(learn(all, labels, signsKept(all, often), way), least));
  }
}
for (const [name, { tellings, to }] of Object.entries({ told, written })) {
  if (!isWanted(name)) continue;
  console.log(name);
  if (isCheck) checkLikeness(tellings());
  else keep(to, likeTableOf(tellings()));
}
