import { setImmediate as breathe } from 'node:timers/promises';
import { and, desc, eq, getTableName, lt } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import { type Arrival, inBatches } from '#server/http/arrival.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

type Own = { id: string; ownerId: string; sealed: Buffer };
type OwnTable<Row> = PgTable & Record<keyof Own, AnyPgColumn> & { $inferSelect: Row };
type Mine = Context & { user: Caller };
type Page = { before?: string | undefined; limit: number };
type Deps = Pick<House, 'db' | 'vault'>;

const BATCH = 100;

/**
 * Rows that belong to one member: sealed, and read, listed and deleted by nobody else. `kind` is the live event for
 * changes, `shown` converts a row into the contract's form.
 */
export function ownRecords<Row extends Own, Words extends object, Shown>(
  table: OwnTable<Row>,
  kind: string,
  shown: (row: Row, words: Words) => Shown,
) {
  const name = getTableName(table);
  const isOwn = (ownerId: string, id: string) => and(eq(table.ownerId, ownerId), eq(table.id, idIn(id)));
  const seal = (safe: Safe, id: string, words: Words) => safe.seal(name, id, words);
  const open = (safe: Safe, row: Row) => shown(row, safe.open<Words>(name, row.id, row.sealed));

  /** A member's rows, newest first. */
  const rowsOf = async (db: DbOrTransaction, ownerId: string, { before, limit }: Page) =>
    (await db
      .select()
      .from(table as PgTable)
      .where(and(eq(table.ownerId, ownerId), before === undefined ? undefined : lt(table.id, idIn(before))))
      .orderBy(desc(table.id))
      .limit(limit)) as Row[];

  /** All of a member's rows, newest first; other requests get a turn between batches. */
  async function* all({ db, vault }: Deps, ownerId: string, first?: string): AsyncGenerator<Shown> {
    const safe = await vault.of(ownerId);
    for (let before = first; ; ) {
      const rows = await rowsOf(db, ownerId, { before, limit: BATCH });
      for (const row of rows) yield open(safe, row);
      if (rows.length < BATCH) return;
      before = rows.at(-1)?.id;
      await breathe();
    }
  }

  return {
    ...{ isOwn, seal, open, all },

    async add({ db, vault, user, live }: Mine, row: Omit<Row, 'ownerId' | 'sealed'> & Pick<Own, 'id'>, words: Words) {
      const safe = await vault.of(user.id);
      const { id } = row;
      const whole = { ...row, ownerId: user.id, sealed: seal(safe, id, words) } as unknown as Row;
      await db.transaction(async (tx) => {
        await tx.insert(table as PgTable).values(whole);
        await live.notify(user.id, { kind, id }, tx);
      });
      return shown(whole, words);
    },

    /** Imports rows of an export under new ids. */
    async bring(
      { tx, safe, owner, arrive }: Arrival,
      things: readonly (Omit<Row, 'ownerId' | 'sealed'> & { id: string; createdAt: Date; words: Words })[],
    ) {
      const rows = things.map(({ id: old, words, ...row }) => {
        const id = arrive(old, row.createdAt);
        return { ...row, id, ownerId: owner.id, sealed: seal(safe, id, words) };
      });
      await inBatches(rows, (some) => tx.insert(table as PgTable).values(some));
    },

    async one({ db, vault, user }: Mine, id: string): Promise<Shown> {
      const [row] = (await db
        .select()
        .from(table as PgTable)
        .where(isOwn(user.id, id))) as Row[];
      return open(await vault.of(user.id), found(row));
    },

    async page({ db, vault, user }: Mine, page: Page): Promise<Shown[]> {
      const [rows, safe] = await Promise.all([rowsOf(db, user.id, page), vault.of(user.id)]);
      return rows.map((row) => open(safe, row));
    },

    /** Rows whose text contains every word. */
    async withWords(
      deps: Deps,
      ownerId: string,
      { words, before, limit }: Page & { words: string },
      textOf: (one: Shown) => string,
    ) {
      const sought = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
      const fitting: Shown[] = [];
      for await (const one of all(deps, ownerId, before)) {
        const text = textOf(one).toLocaleLowerCase();
        if (sought.every((word) => text.includes(word))) fitting.push(one);
        if (fitting.length === limit) break;
      }
      return fitting;
    },

    /** Oldest first, for the export. */
    inOrder: async (deps: Deps, ownerId: string) => (await Array.fromAsync(all(deps, ownerId))).reverse(),

    /** Deletes one, with the rows that reference it. */
    async remove({ db, user, live }: Mine, id: string, also?: (tx: Transaction, id: string) => Promise<void>) {
      await db.transaction(async (tx) => {
        const [gone] = await tx.delete(table).where(isOwn(user.id, id)).returning({ id: table.id });
        const known = found(gone).id as string;
        await also?.(tx, known);
        await live.notify(user.id, { kind, id: known }, tx);
      });
    },

    async erase(tx: Transaction, ownerId: string) {
      await tx.delete(table).where(eq(table.ownerId, ownerId));
    },
  };
}
