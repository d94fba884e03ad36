import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { hot } from '#server/database/hot.ts';
import type { Database } from '#server/database/open.ts';
import { lock, unlock } from '#server/vault/box.ts';
import type { MasterKey } from '#server/vault/master.ts';
import { vaultKeys } from '#server/vault/table.ts';

/** Seals and opens with one owner's key: a row's private values as JSON, bound to table, row and owner. */
export type Safe = {
  seal(table: string, row: string, value: unknown): Buffer;
  open<Value>(table: string, row: string, sealed: Buffer): Value;
};

export type Vault = {
  /**
   * For an owner with a key. Throws `NoKey` for someone who was erased or never existed, since a key made then would
   * never be destroyed.
   */
  of(ownerId: string): Promise<Safe>;
  /** Creates the owner's key, or opens an existing one. */
  create(ownerId: string): Promise<Safe>;
  /** Destroys the owner's key, so that nothing sealed with it can be read again, wherever a copy is. */
  shred(ownerId: string): Promise<void>;
  /** Drops a key from memory after another process destroyed it. */
  forget(ownerId: string): void;
  /** Drops all keys from memory; they are read again on demand. */
  forgetAll(): void;
};

/** The owner has no key, so nothing of theirs can be read or stored. */
export class NoKey extends Error {
  constructor() {
    super('This owner has no key.');
  }
}

const HELD = 5000;
const keyOf = hot((read) =>
  read
    .select()
    .from(vaultKeys)
    .where(eq(vaultKeys.ownerId, sql.placeholder('owner')))
    .prepare('vault_key'),
);
export const boundTo = (ownerId: string, version: number) => `vault_keys:${ownerId}:${version}`;

function safe(key: Buffer, ownerId: string, version: number): Safe {
  const bound = (table: string, row: string) => `${table}:${row}:${ownerId}:${version}`;
  return {
    seal: (table, row, value) => lock(key, Buffer.from(JSON.stringify(value)), bound(table, row)),
    open: (table, row, sealed) => JSON.parse(unlock(key, sealed, bound(table, row)).toString('utf8')),
  };
}

export function openVault(
  { db, read }: Pick<Database, 'db' | 'read'>,
  masters: readonly [MasterKey, ...MasterKey[]],
): Vault {
  const held = new Map<string, Promise<Safe>>();

  async function load(ownerId: string): Promise<Safe> {
    const [row] = await keyOf(read).execute({ owner: ownerId });
    if (!row) throw new NoKey();
    const master = masters.find(({ id }) => id === row.masterId);
    if (!master) throw new Error(`A key is wrapped by master key ${row.masterId}, which is not at hand.`);
    return safe(unlock(master.key, row.wrapped, boundTo(ownerId, row.version)), ownerId, row.version);
  }

  async function make(ownerId: string): Promise<Safe> {
    const key = randomBytes(32);
    const [master] = masters;
    const wrapped = lock(master.key, key, boundTo(ownerId, 1));
    const made = await db
      .insert(vaultKeys)
      .values({ ownerId, version: 1, masterId: master.id, wrapped })
      .onConflictDoNothing()
      .returning({ ownerId: vaultKeys.ownerId });
    return made.length > 0 ? safe(key, ownerId, 1) : load(ownerId);
  }

  function hold(ownerId: string, loading: Promise<Safe>): Promise<Safe> {
    if (held.size >= HELD) held.delete(held.keys().next().value ?? '');
    held.set(ownerId, loading);
    loading.catch(() => held.get(ownerId) === loading && held.delete(ownerId));
    return loading;
  }

  return {
    of: (ownerId) => held.get(ownerId) ?? hold(ownerId, load(ownerId)),
    create: (ownerId) => hold(ownerId, make(ownerId)),
    async shred(ownerId) {
      await db.delete(vaultKeys).where(eq(vaultKeys.ownerId, ownerId));
      held.delete(ownerId);
    },
    forget: (ownerId) => void held.delete(ownerId),
    forgetAll: () => held.clear(),
  };
}
