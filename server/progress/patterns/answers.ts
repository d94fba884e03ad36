import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '#server/database/open.ts';
import type { Arrival } from '#server/http/arrival.ts';
import { patternAnswers as table } from '#server/progress/table.ts';
import type { House } from '#server/services.ts';

/** Answers by the key of a pattern: `true` accepted, `false` dismissed. Loops have the member's own words instead. */
export type Answers = { triggers: Record<string, boolean>; loops: Record<string, string | false> };

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
    triggers: z.record(z.string(), z.boolean()),
    loops: z.record(z.string(), z.union([z.string(), z.literal(false)])),
  }),
});

/** Imports answers about people who were imported, since a loop's key names its person. */
export async function importOf({ tx, safe, owner, now, known }: Arrival, part: unknown) {
  const { triggers, loops } = Part.parse(part).patterns;
  const here = Object.entries(loops).flatMap(([key, answer]): [string, string | false][] => {
    const [person = '', ...words] = key.split(' ');
    const id = person && known(person);
    return id === null ? [] : [[[id, ...words].join(' '), answer]];
  });
  if (Object.keys(triggers).length + here.length === 0) return;
  const answers: Answers = { triggers, loops: Object.fromEntries(here) };
  await tx.insert(table).values({ ownerId: owner.id, updatedAt: now, sealed: safe.seal(TABLE, owner.id, answers) });
}

export async function eraseOf(tx: Transaction, userId: string) {
  await tx.delete(table).where(eq(table.ownerId, userId));
}
