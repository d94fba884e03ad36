import { deserialize, serialize } from 'node:v8';
import type { Db, Transaction } from '#server/database/open.ts';
import { refuse } from '#server/refusal.ts';

/** Stores the results so far in the transaction that produced the last one; false if it must be rolled back. */
type KeepSteps = (tx: Transaction, made: Buffer) => Promise<boolean>;

type Transact = Db['transaction'];

/**
 * A database for work that may be repeated: the result of each transaction is stored in it, and returned instead of
 * running it a second time.
 */
export function withSteps(db: Db, made: Buffer | undefined, keep: KeepSteps): Db {
  const steps: unknown[] = made ? deserialize(made) : [];
  let at = 0;
  const transaction: Transact = async (work, config) => {
    const step = at++;
    if (step < steps.length) return steps[step] as Awaited<ReturnType<typeof work>>;
    const given = await db.transaction(async (tx) => {
      const result = await work(tx);
      const all = Object.assign([...steps], { [step]: result });
      if (await keep(tx, serialize(all))) return result;
      throw refuse('conflict', { reason: 'try_again' });
    }, config);
    steps[step] = given;
    return given;
  };
  return Object.create(db, { transaction: { value: transaction } });
}
