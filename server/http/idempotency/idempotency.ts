import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#server/database/open.ts';
import type { Answered, Context } from '#server/http/context.ts';
import {
  claim,
  type Known,
  LEASE,
  letGo,
  readKnown,
  renew,
  takeOver,
  type Use,
  write,
} from '#server/http/idempotency/idempotency-rows.ts';
import { withSteps } from '#server/http/idempotency/steps.ts';
import type { Caller } from '#server/identity/caller.ts';
import { invalid, refuse } from '#server/refusal.ts';

const TABLE = 'idempotency_keys';
const rowName = (use: Use) => `${use.endpoint}:${use.key}`;
const madeName = (use: Use) => `${rowName(use)}:made`;

/** Keyed, so that a text cannot be guessed from a copy of the table. */
export const keyedBody = ({ identity }: Pick<Context, 'identity'>, plain: string) =>
  identity.keyedHash('idempotency', plain);
const bodyHashOf = (house: Pick<Context, 'identity'>, input: unknown) =>
  keyedBody(
    house,
    createHash('sha256')
      .update(JSON.stringify(input) ?? '')
      .digest('base64'),
  );

function keyIn(headers: Context['headers']): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key))
    throw invalid([{ path: ['Idempotency-Key'], message: 'Idempotency-Key must be 1 to 128 visible characters.' }]);
  return key;
}

/**
 * What the handler gets: a database whose transactions are not repeated, and a way to store the answer in one of them.
 */
export type Once = { db: Db; answered?: Answered };
type Run = (once: Once) => Promise<unknown>;
type Call = {
  context: Context & { user: Caller };
  path: readonly string[];
  method: string | undefined;
  resumes?: boolean | undefined;
};

/** A creation with an `Idempotency-Key` happens once, however often it is sent and whichever process dies. */
export async function once(call: Call, input: unknown, run: Run): Promise<unknown> {
  const { context, path, method } = call;
  const key = method === 'POST' ? keyIn(context.headers) : undefined;
  if (!key) return run({ db: context.db });
  const bodyHash = bodyHashOf(context, input);
  const about = { ownerId: context.user.id, endpoint: path.join('.'), key, bodyHash };
  const use = { ...about, holder: randomUUID(), createdAt: context.now() };
  for (;;) {
    if (await claim(context, use)) return answerOnce(call, use, undefined, run);
    const row = await readKnown(context, use);
    if (row && row.bodyHash !== use.bodyHash) throw refuse('conflict', { reason: 'key_reused' });
    if (row?.reply) return (await context.vault.of(use.ownerId)).open(TABLE, rowName(use), row.reply);
    const left = row && (await takeOver(context, use));
    if (left) return answerOnce(call, use, left, run);
    await sleep(50);
  }
}

async function answerOnce({ context, resumes }: Call, use: Use, left: Known | undefined, run: Run): Promise<unknown> {
  const safe = await context.vault.of(use.ownerId);
  const renewing = setInterval(() => renew(context, use).catch(() => {}), (LEASE * 1000) / 3).unref();
  let isKept = false;
  const sealed = (output: unknown) => ({ reply: safe.seal(TABLE, rowName(use), output ?? null) });
  const made = left?.made ? Buffer.from(safe.open<string>(TABLE, madeName(use), left.made), 'base64') : undefined;
  const steps = withSteps(context.db, made, async (tx, all) => {
    return isKept || write(tx, use, { made: safe.seal(TABLE, madeName(use), all.toString('base64')) });
  });
  const answered: Answered = async (tx, output) => {
    isKept = await write(tx, use, sealed(output));
    if (!isKept) throw refuse('conflict', { reason: 'try_again' });
  };
  const db = resumes ? context.db : steps;
  try {
    const output = await run({ db, answered });
    if (!isKept) await write(context.db, use, sealed(output));
    return output;
  } catch (error) {
    await letGo(context, use).catch(() => {});
    throw error;
  } finally {
    clearInterval(renewing);
  }
}
