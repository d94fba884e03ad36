import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, lt } from 'drizzle-orm';
import type { Caller, Context } from '#server/http/context.ts';
import { idempotencyKeys } from '#server/http/idempotency-table.ts';
import { invalid, refuse } from '#server/http/refuse.ts';

const DAY = 24 * 60 * 60 * 1000;
/** After this long without an answer the first call's process is taken for dead. */
const GIVEN_UP = 60_000;

type Use = { ownerId: string; endpoint: string; key: string; bodyHash: string };

const same = (use: Use) =>
  and(
    eq(idempotencyKeys.ownerId, use.ownerId),
    eq(idempotencyKeys.endpoint, use.endpoint),
    eq(idempotencyKeys.key, use.key),
  );
const rowName = (use: Use) => `${use.endpoint}:${use.key}`;

/** True for exactly one of any number of calls with the same key. */
async function first({ db, now }: Context, use: Use): Promise<boolean> {
  const createdAt = now();
  const old = (age: number) => lt(idempotencyKeys.createdAt, new Date(createdAt.getTime() - age));
  await db.delete(idempotencyKeys).where(and(same(use), old(DAY)));
  const taken = await db
    .insert(idempotencyKeys)
    .values({ ...use, createdAt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

/** The first call's answer, waited for while it is still at work. */
async function earlier({ db, vault, now }: Context, use: Use): Promise<unknown> {
  for (;;) {
    const [row] = await db.select().from(idempotencyKeys).where(same(use));
    if (!row) throw refuse('conflict', { reason: 'try_again' });
    if (row.bodyHash !== use.bodyHash) throw refuse('conflict', { reason: 'key_reused' });
    if (row.reply) return (await vault.of(use.ownerId)).open('idempotency_keys', rowName(use), row.reply);
    if (now().getTime() - row.createdAt.getTime() > GIVEN_UP) throw refuse('conflict', { reason: 'try_again' });
    await sleep(50);
  }
}

async function keep({ db, vault }: Context, use: Use, output: unknown) {
  const reply = (await vault.of(use.ownerId)).seal('idempotency_keys', rowName(use), output ?? null);
  await db.update(idempotencyKeys).set({ reply }).where(same(use));
}

function keyIn(headers: Context['headers']): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key))
    throw invalid([{ path: ['Idempotency-Key'], message: 'Idempotency-Key must be 1 to 128 visible characters.' }]);
  return key;
}

type Call = { context: Context & { user: Caller }; path: readonly string[]; method: string | undefined };

/** A creation with an `Idempotency-Key` happens once, however often it is sent. */
export async function once(
  { context, path, method }: Call,
  input: unknown,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const key = method === 'POST' ? keyIn(context.headers) : undefined;
  if (!key) return run();
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .digest('base64');
  const use = { ownerId: context.user.id, endpoint: path.join('.'), key, bodyHash };
  if (!(await first(context, use))) return earlier(context, use);
  try {
    const output = await run();
    await keep(context, use, output);
    return output;
  } catch (error) {
    await context.db
      .delete(idempotencyKeys)
      .where(same(use))
      .catch(() => {});
    throw error;
  }
}
