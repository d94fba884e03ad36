import { likeness } from '#server/coach/language/weigh/likeness.ts';
import { learn, scores } from './learner.ts';
import { likeTableOf, type Telling } from './likeness.ts';
import { signsKept } from './signs-kept.ts';
import type { Subject } from './subject.ts';

/** How the sentences of each hand are seen by what was learned from all others. */
export function check({ labels, samples, way, often }: Subject): void {
  const all = samples();
  const hands = [...new Set(all.map(({ hand }) => hand))].filter((hand) => /^h\d|D$/.test(hand));
  const seen = hands.flatMap((hand) => {
    const others = all.filter((one) => one.hand !== hand);
    const learned = learn(others, labels, signsKept(others, often), way);
    const mine = all.filter((one) => one.hand === hand);
    const found = mine.map(({ signs, label }) => {
      const values = scores(learned, signs);
      return { label, found: labels[values.indexOf(Math.max(...values))] ?? '' };
    });
    console.log(hand, found.length, macroF1(found, labels).toFixed(3));
    return found;
  });
  for (const label of labels) console.log(`  ${label.padEnd(16)} ${f1(seen, label).toFixed(2)}`);
  console.log('all', macroF1(seen, labels).toFixed(3));
}

type Seen = { label: string; found: string };

function f1(all: readonly Seen[], label: string): number {
  const right = all.filter((one) => one.label === label && one.found === label).length;
  const wrong = all.filter((one) => (one.label === label) !== (one.found === label)).length;
  return right === 0 ? 0 : (2 * right) / (2 * right + wrong);
}

const macroF1 = (all: readonly Seen[], labels: readonly string[]) => {
  const there = labels.filter((label) => all.some((one) => one.label === label));
  return there.reduce((sum, label) => sum + f1(all, label), 0) / there.length;
};

/** A fifth of the tellings, found by what was learned from the rest, five times over. */
const FOLDS = 5;
export function checkLikeness(all: readonly Telling[]): void {
  const seen = Array.from({ length: FOLDS }, (_, fold) => {
    const find = likeness(likeTableOf(all.filter((_, i) => i % FOLDS !== fold)));
    return all
      .filter((_, i) => i % FOLDS === fold)
      .map(({ signs, label }) => {
        const [first, second] = find(new Set(signs));
        return { right: first?.label === label, ahead: (first?.near ?? 0) - (second?.near ?? 0) };
      });
  }).flat();
  for (const bar of [0, 0.02, 0.05, 0.1, 0.2]) {
    const sure = seen.filter(({ ahead }) => ahead >= bar);
    const share = sure.filter(({ right }) => right).length / sure.length;
    console.log(`ahead by ${bar}: ${(sure.length / seen.length).toFixed(2)} of all, right ${share.toFixed(3)}`);
  }
}
