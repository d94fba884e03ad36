import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db, Transaction } from '#server/database/open.ts';
import type { Answered, Caller, Context } from '#server/http/context.ts';
import { idempotencyKeys } from '#server/http/idempotency-table.ts';
import { invalid, refuse } from '#server/http/refuse.ts';

const DAY = 24 * 60 * 60 * 1000;
/** After this long without an answer the first call's process is taken for dead. */
const GIVEN_UP = 60_000;

type Use = { ownerId: string; endpoint: string; key: string; bodyHash: string; createdAt: Date };

const same = (use: Use) =>
  and(
    eq(idempotencyKeys.ownerId, use.ownerId),
    eq(idempotencyKeys.endpoint, use.endpoint),
    eq(idempotencyKeys.key, use.key),
  );
/** As this call wrote it down: another one may have taken its place. */
const mine = (use: Use) => and(same(use), eq(idempotencyKeys.createdAt, use.createdAt));
const rowName = (use: Use) => `${use.endpoint}:${use.key}`;

/** True for exactly one of any number of calls with the same key. One that never answered is followed by another. */
async function first({ db }: Context, use: Use): Promise<boolean> {
  const old = (age: number) => lt(idempotencyKeys.createdAt, new Date(use.createdAt.getTime() - age));
  const isOver = or(old(DAY), and(isNull(idempotencyKeys.reply), old(GIVEN_UP)));
  await db.delete(idempotencyKeys).where(and(same(use), isOver));
  const taken = await db
    .insert(idempotencyKeys)
    .values(use)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

/** The first call's answer, waited for while it is still at work; nothing where its process is taken for dead. */
async function earlier({ db, vault, now }: Context, use: Use): Promise<{ output: unknown } | undefined> {
  for (;;) {
    const [row] = await db.select().from(idempotencyKeys).where(same(use));
    if (!row) throw refuse('conflict', { reason: 'try_again' });
    if (row.bodyHash !== use.bodyHash) throw refuse('conflict', { reason: 'key_reused' });
    if (row.reply) return { output: (await vault.of(use.ownerId)).open('idempotency_keys', rowName(use), row.reply) };
    if (now().getTime() - row.createdAt.getTime() > GIVEN_UP) return undefined;
    await sleep(50);
  }
}

async function keep({ vault }: Context, to: Db | Transaction, use: Use, output: unknown) {
  const reply = (await vault.of(use.ownerId)).seal('idempotency_keys', rowName(use), output ?? null);
  const kept = await to.update(idempotencyKeys).set({ reply }).where(mine(use)).returning({ key: idempotencyKeys.key });
  return kept.length > 0;
}

function keyIn(headers: Context['headers']): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key))
    throw invalid([{ path: ['Idempotency-Key'], message: 'Idempotency-Key must be 1 to 128 visible characters.' }]);
  return key;
}

type Run = (answered?: Answered) => Promise<unknown>;
type Call = { context: Context & { user: Caller }; path: readonly string[]; method: string | undefined };

/** A creation with an `Idempotency-Key` happens once, however often it is sent. */
export async function once({ context, path, method }: Call, input: unknown, run: Run): Promise<unknown> {
  const key = method === 'POST' ? keyIn(context.headers) : undefined;
  if (!key) return run();
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .digest('base64');
  let use = { ownerId: context.user.id, endpoint: path.join('.'), key, bodyHash, createdAt: context.now() };
  while (!(await first(context, use))) {
    const known = await earlier(context, use);
    if (known) return known.output;
    use = { ...use, createdAt: context.now() };
  }
  return answerOnce(context, use, run);
}

async function answerOnce(context: Context, use: Use, run: Run): Promise<unknown> {
  let isKept = false;
  try {
    const output = await run(async (tx, answer) => {
      if (!(await keep(context, tx, use, answer))) throw refuse('conflict', { reason: 'try_again' });
      isKept = true;
    });
    if (!isKept) await keep(context, context.db, use, output);
    return output;
  } catch (error) {
    await context.db
      .delete(idempotencyKeys)
      .where(and(mine(use), isNull(idempotencyKeys.reply)))
      .catch(() => {});
    throw error;
  }
}
