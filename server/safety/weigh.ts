import { Classifier, type Table } from '#server/reading/classifier.ts';
import { learned } from '#server/reading/learned.ts';
import type { Reading } from '#server/reading/reading.ts';
import { signsOf, type Window, windowsOf } from '#server/reading/signs.ts';
import type { Category, Level } from '#server/safety/terms.ts';

type Kind = Exclude<Category, 'another_language' | 'hint'> | 'grooming';
type Barred = Table & { bars: { concern: number; crisis: number; sure: number } };
const dangerTable = learned<Barred>('#server/safety/weights/danger.json');
const danger = new Classifier<'none' | Kind>(dangerTable);
const about = new Classifier<Kind>(learned('#server/safety/weights/about.json'));
const who = new Classifier<'self' | 'other'>(learned('#server/safety/weights/who.json'));

/** Of many passages one looks dangerous by chance, so a passage of a long text must weigh more; so must a few words alone. */
const OF_MANY = 0.7;
const OF_FEW = 1.5;
const FEW = 7;

/** The passage that weighs most: its odds, as a logarithm, with and without what speaks for caution, and the words that weigh. */
export type Weighed = { odds: number; own: number; window: Window; parts: () => Window[] };

/** How strongly all dangers together weigh against none. */
const oddsOf = ([none = 0, ...others]: readonly number[]) =>
  Math.log(others.reduce((sum, value) => sum + Math.exp(value - none), 0));

/** What an alarm so strong means: nothing, a concern, a crisis. The bars were set on sentences that were not learned from. */
export function alarmAt(odds: number): Level {
  const { bars } = dangerTable();
  return odds >= bars.crisis ? 2 : odds >= bars.concern ? 1 : 0;
}

/** So strong that hardly a calm sentence is. */
export const isSure = (odds: number): boolean => odds >= dangerTable().bars.sure;

export function weigh(reading: Reading): Weighed | undefined {
  const at = signsOf(reading);
  const windows = windowsOf(reading);
  const words = reading.tokens.filter(({ kind }) => kind === 'word').length;
  if (words === 0) return undefined;
  const less = (windows.length > 1 ? OF_MANY : 0) + (words < FEW ? OF_FEW : 0);
  const all = windows.map((window) => {
    const values = danger.weigh(at, window);
    return { window, values, own: oddsOf(values) };
  });
  const best = all.reduce((most, one) => (one.own > most.own ? one : most), all[0] as (typeof all)[number]);
  const { window, values, own } = best;
  const parts = () => {
    const [, ...others] = values;
    const label = danger.labels[1 + others.indexOf(Math.max(...others))] as Kind;
    const found = danger.heaviest(at, window, label);
    return found.length > 0 ? found : [window];
  };
  return { odds: own - less, own, window, parts };
}

/** How strongly a passage that speaks of danger points to each kind. */
export function aboutIn(reading: Reading, window: Window): Map<Kind | Category, number> {
  const at = signsOf(reading);
  const [alone, all] = [about.weigh(at, window), danger.weigh(at, window)];
  return new Map(about.labels.map((label, k) => [label, (alone[k] ?? 0) + (all[danger.labels.indexOf(label)] ?? 0)]));
}

/** Whose danger it is: the writer's, or somebody else's. */
export const whoIn = (reading: Reading): 'self' | 'other' => who.classify(reading).ranked[0]?.label ?? 'self';
