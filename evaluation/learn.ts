// `node evaluation/learn.ts [what ...]`: what each sign weighs, learned from the sentences that were read while building.
// With `--check` nothing is written: every hand's sentences are seen by what was learned from all others.
import { writeFileSync } from 'node:fs';
import { check } from './learn/check.ts';
import { learn, tableOf } from './learn/learner.ts';
import { attachment, injection, moves } from './learn/plain.ts';
import { signsKept } from './learn/signs-kept.ts';
import type { Subject } from './learn/subject.ts';

const subjects: Record<string, Subject> = { moves, attachment, injection };
const isCheck = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

for (const [name, subject] of Object.entries(subjects)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(name);
  if (isCheck) check(subject);
  else {
    const { labels, samples, way, often, least, to } = subject;
    const all = samples();
    const table = tableOf(learn(all, labels, signsKept(all, often), way), least);
    writeFileSync(to, `${JSON.stringify(table, null, 2)}\n`);
  }
}
