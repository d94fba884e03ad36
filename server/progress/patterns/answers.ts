import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '#server/database/open.ts';
import type { Arrival } from '#server/http/arrival.ts';
import { isQuestion } from '#server/progress/patterns/asked-triggers.ts';
import { patternAnswers as table } from '#server/progress/table.ts';
import type { House } from '#server/services.ts';

/**
 * Answers by the key of a pattern: `true` accepted, `false` dismissed, or the member's own words; and the days that are
 * not part of a loop.
 */
export type Answers = {
  triggers: Record<string, boolean | string>;
  loops: Record<string, string | false>;
  without?: Record<string, string[]>;
};

const TABLE = 'pattern_answers';

/** The key of a loop: its person and its words, most frequent first. */
const partsOf = (key: string) => {
  const [person = '', ...words] = key.split(' ');
  return { person, first: words[0] ?? '', words };
};

/** Whether two keys mean the same loop: one's leading word occurs in the other. */
export function isSameLoop(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  return a.person === b.person && (a.words.includes(b.first) || b.words.includes(a.first));
}

/** The answer to a loop. A dismissed loop stays dismissed, whichever of its words leads now. */
export function answerTo(loops: Answers['loops'], key: string): string | false | undefined {
  const same = Object.entries(loops).filter(([other]) => isSameLoop(other, key));
  const led = same.filter(([other]) => partsOf(other).first === partsOf(key).first);
  return (led.at(-1) ?? same.find(([, answer]) => answer === false) ?? same.at(-1))?.[1];
}

/** Whether the member said that this day is not part of the loop. */
export const isWithout = ({ without = {} }: Answers, key: string, on: string): boolean =>
  Object.entries(without).some(([other, days]) => isSameLoop(other, key) && days.includes(on));

/** Stores which days are not part of a loop. */
export const withDays = (all: Record<string, string[]> = {}, key: string, days: string[]): Record<string, string[]> =>
  Object.fromEntries([...Object.entries(all).filter(([other]) => !isSameLoop(other, key)), [key, days]]);

/** Stores an answer in place of earlier ones to the same loop. */
export function withAnswer(loops: Answers['loops'], key: string, answer: string | false): Answers['loops'] {
  const { person, first } = partsOf(key);
  const others = Object.entries(loops).filter(([other]) => {
    const known = partsOf(other);
    return known.person !== person || known.first !== first;
  });
  return Object.fromEntries([...others, [key, answer]]);
}
const NONE: Answers = { triggers: {}, loops: {} };

export async function answersOf({ db, vault }: Pick<House, 'db' | 'vault'>, ownerId: string): Promise<Answers> {
  const [row] = await db.select().from(table).where(eq(table.ownerId, ownerId));
  return row ? (await vault.of(ownerId)).open<Answers>(TABLE, ownerId, row.sealed) : NONE;
}

/** Locks, so that two answers at once are both stored. */
export async function keepAnswer(
  { db, vault, now, live }: Pick<House, 'db' | 'vault' | 'now' | 'live'>,
  ownerId: string,
  change: (answers: Answers) => Answers,
) {
  const safe = await vault.of(ownerId);
  await db.transaction(async (tx) => {
    const first = { ownerId, updatedAt: now(), sealed: safe.seal(TABLE, ownerId, NONE) };
    await tx.insert(table).values(first).onConflictDoNothing();
    const isMine = eq(table.ownerId, ownerId);
    const [row] = await tx.select().from(table).where(isMine).for('update');
    const answers = row ? safe.open<Answers>(TABLE, ownerId, row.sealed) : NONE;
    await tx
      .update(table)
      .set({ updatedAt: now(), sealed: safe.seal(TABLE, ownerId, change(answers)) })
      .where(isMine);
    await live.notify(ownerId, { kind: 'progress' }, tx);
  });
}

export async function exportOf(house: Pick<House, 'db' | 'vault'>, userId: string) {
  return { patterns: await answersOf(house, userId) };
}

const Part = z.object({
  patterns: z.object({
    triggers: z.record(z.string(), z.union([z.boolean(), z.string()])),
    loops: z.record(z.string(), z.union([z.string(), z.literal(false)])),
    without: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
});

/** Imports answers about people who were imported, since the key of a loop or of a question names its person. */
export async function importOf({ tx, safe, owner, now, known }: Arrival, part: unknown) {
  const { triggers, loops, without } = Part.parse(part).patterns;
  const here = <Answer>(all: Record<string, Answer>): Record<string, Answer> =>
    Object.fromEntries(
      Object.entries(all).flatMap(([key, answer]) => {
        const [person = '', ...words] = key.split(' ');
        const id = person && known(person);
        return id === null ? [] : [[[id, ...words].join(' '), answer]];
      }),
    );
  const named = Object.fromEntries(Object.entries(triggers).filter(([key]) => !isQuestion(key)));
  const asked = Object.fromEntries(Object.entries(triggers).filter(([key]) => isQuestion(key)));
  const answers: Answers = {
    ...{ triggers: { ...named, ...here(asked) }, loops: here(loops) },
    ...(without && { without: here(without) }),
  };
  if (Object.keys({ ...answers.triggers, ...answers.loops }).length === 0) return;
  await tx.insert(table).values({ ownerId: owner.id, updatedAt: now, sealed: safe.seal(TABLE, owner.id, answers) });
}

export async function eraseOf(tx: Transaction, userId: string) {
  await tx.delete(table).where(eq(table.ownerId, userId));
}
