import type { SQL } from 'drizzle-orm';
import type { Rooms } from '#server/account/export-files.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import type { Arrival } from '#server/http/arrival.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

/** What other rooms hold of a person; `server/personal-data.ts` asks each of them, so that the account imports none. */
export type PersonalData = {
  /** What `erase` writes is one transaction with the end of what they pay for; `marks` are what the provider knew them by. */
  endMembership(
    house: Deps,
    userId: string,
    erase: (write: (rows: (tx: Transaction, marks: string[]) => Promise<void>) => Promise<void>) => Promise<void>,
  ): Promise<void>;
  /** In a query on `users`. */
  paysOrHoldsPlace(db: Db): SQL | undefined;
  /** Comes before erasing: nothing of theirs is being written any more. */
  stopOf(house: Deps, userId: string): Promise<void>;
  eraseOf(house: Deps, tx: Transaction, userId: string): Promise<void>;
  /** Everything, opened; where it is long, a way to read it piece by piece. */
  exportOf(house: Deps, userId: string): Promise<{ rooms: Rooms; containsAiText: boolean }>;
  /** The rooms whose things can come along, in this order. */
  brought: Record<
    string,
    {
      exportOf(house: Deps, userId: string): Promise<Record<string, unknown>>;
      importOf(arrival: Arrival, part: unknown): Promise<unknown>;
    }
  >;
};
