import type { SQL } from 'drizzle-orm';
import type { Rooms } from '#server/account/export-files.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import type { Arrival } from '#server/http/arrival.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

/**
 * Access to what other rooms hold about a person. `server/personal-data.ts` implements it, so that the account imports
 * no room.
 */
export type PersonalData = {
  /** `erase` runs in the transaction that ends the membership; `marks` are the ids at the payment provider. */
  endMembership(
    house: Deps,
    userId: string,
    erase: (write: (rows: (tx: Transaction, marks: string[]) => Promise<void>) => Promise<void>) => Promise<void>,
  ): Promise<void>;
  /** A condition for queries on `users`. */
  paysOrHoldsPlace(db: Db): SQL | undefined;
  /** Called before erasing, so that nothing is still being written. */
  stopOf(house: Deps, userId: string): Promise<void>;
  eraseOf(house: Deps, tx: Transaction, userId: string): Promise<void>;
  /** Everything in the clear. Long lists come as iterables. */
  exportOf(house: Deps, userId: string): Promise<{ rooms: Rooms; containsAiText: boolean }>;
  /** The rooms that can import, in this order. */
  brought: Record<
    string,
    {
      exportOf(house: Deps, userId: string): Promise<Record<string, unknown>>;
      importOf(arrival: Arrival, part: unknown): Promise<unknown>;
    }
  >;
};
