import { deserialize, serialize } from 'node:v8';
import type { Db, Transaction } from '#server/database/open.ts';
import { refuse } from '#server/refusal.ts';

/** Keeps what was made so far, within the transaction that made the last of it; false where that must not stay. */
type KeepSteps = (tx: Transaction, made: Buffer) => Promise<boolean>;

type Transact = Db['transaction'];

/**
 * A database whose transactions happen once, also when the work around them is begun again:
 * what each one gave is kept within it, and given again instead of doing it twice.
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
