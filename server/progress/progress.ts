import type { Step } from '#contract/conversations.ts';
import type { Progress } from '#contract/progress.ts';
import { type Category, type Done, type Input, inputsOn, scoreFrom } from '#contract/progress-scores.ts';
import { dayAt } from '#server/clock/time-zone.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import * as reading from '#server/progress/deeds.ts';
import * as answers from '#server/progress/patterns/answers.ts';
import type { House } from '#server/services.ts';

type Talk = { id: string; title: string; at: Date; steps: readonly Step[] };

/** What a member did in the last eight weeks. */
export const deedRows = (read: Db, owner: string, now: Date) => reading.readDeeds(read, owner, now);

/** What counts, by the member's own days. */
export const doneFrom = (rows: reading.DeedRows, talks: readonly Talk[], timeZone: string): Done => ({
  deeds: reading.deedsFrom(rows, timeZone),
  talks: talks.map(({ id, at, steps }) => ({ id, on: dayAt(at, timeZone), steps })),
});

/** A percentage per category; those with too little data are left out. */
export function scoresFrom(inputs: Record<Category, Input[]>): Progress {
  const { emotional_intelligence, ...others } = inputs;
  const known = Object.entries(others).flatMap(([category, counted]) => {
    const score = scoreFrom(counted);
    return score === null ? [] : [[category, score]];
  });
  return { emotional_intelligence: scoreFrom(emotional_intelligence), ...Object.fromEntries(known) };
}

export const progressFrom = (rows: reading.DeedRows, talks: readonly Talk[], now: Date, timeZone: string) =>
  scoresFrom(inputsOn(doneFrom(rows, talks, timeZone), dayAt(now, timeZone)));

/** The member's answers to patterns. */
export const exportOf = (house: Pick<House, 'db' | 'vault'>, userId: string) => answers.exportOf(house, userId);
export const importOf = answers.importOf;
export const eraseOf = (tx: Transaction, userId: string) => answers.eraseOf(tx, userId);

/** The rounded average; null without any score. */
export function progressScore(progress: Progress): number | null {
  const values = Object.values(progress).filter((value) => typeof value === 'number');
  return values.length === 0 ? null : Math.round(values.reduce((a, b) => a + b, 0) / values.length);
}
