import { and, eq, gt, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { DbOrTransaction } from '#server/database/open.ts';
import type { IdentityDeps } from '#server/identity/deps.ts';
import { purposeOf } from '#server/identity/embedded/lifetimes.ts';
import type { Account, Code, Store } from '#server/identity/embedded/store.ts';
import {
  identityAccounts as accounts,
  identityCodes as codes,
  identityEvents as happened,
  identitySessions as sessions,
  identityThrottles as throttles,
} from '#server/identity/embedded/table.ts';
import { codeOf } from '#server/refused.ts';
import type { Vault } from '#server/vault/vault.ts';

const TABLE = 'identity_accounts';
type Row = typeof accounts.$inferSelect;

async function opened(vault: Vault, [row]: Row[]): Promise<Account | undefined> {
  if (!row) return undefined;
  const { sealed, ...plain } = row;
  return { ...plain, profile: (await vault.of(row.id)).open(TABLE, row.id, sealed) };
}

async function columns<Change extends Partial<Account>>(vault: Vault, id: string, { profile, ...plain }: Change) {
  return profile ? { ...plain, sealed: (await vault.of(id)).seal(TABLE, id, profile) } : plain;
}

function isTaken(error: unknown): boolean {
  return codeOf(error) === '23505' || (error instanceof Error && error.cause !== undefined && isTaken(error.cause));
}

const UNDO = 'RECOVER_EMAIL';

const sameTarget = ({ purpose, accountId, email, asker }: Code) =>
  and(
    eq(codes.purpose, purpose),
    accountId ? eq(codes.accountId, accountId) : eq(codes.email, email),
    asker ? eq(codes.asker, asker) : undefined,
  );

/** The codes of an account; a sign-in link knows only its address. */
const codesOf = ({ id, email }: Pick<Account, 'id' | 'email'>) =>
  email === null
    ? eq(codes.accountId, id)
    : or(eq(codes.accountId, id), and(isNull(codes.accountId), eq(codes.email, email)));

const asCode = ([row]: (typeof codes.$inferSelect)[]): Code | undefined =>
  row && { ...row, purpose: purposeOf(row.purpose) };

function people(db: DbOrTransaction, vault: Vault) {
  return {
    accountById: async (id: string) => opened(vault, await db.select().from(accounts).where(eq(accounts.id, id))),
    accountByEmail: async (email: string) =>
      opened(vault, await db.select().from(accounts).where(eq(accounts.email, email))),
    hold: async (id: string) =>
      opened(vault, await db.select().from(accounts).where(eq(accounts.id, id)).for('update')),
    async addAccount({ profile, ...account }: Account) {
      const sealed = (await vault.create(account.id)).seal(TABLE, account.id, profile);
      const made = await db
        .insert(accounts)
        .values({ ...account, sealed })
        .onConflictDoNothing()
        .returning({ id: accounts.id });
      if (made.length === 0) await vault.shred(account.id);
      return made.length > 0;
    },
    async changeAccount(id: string, change: Partial<Account>) {
      try {
        await db
          .update(accounts)
          .set(await columns(vault, id, change))
          .where(eq(accounts.id, id));
        return true;
      } catch (error) {
        if (isTaken(error)) return false;
        throw error;
      }
    },
    async removeAccount(id: string) {
      await db.delete(accounts).where(eq(accounts.id, id));
      await vault.shred(id);
    },
  };
}

function signIns(db: DbOrTransaction) {
  const isOpen = isNull(sessions.endedAt);
  return {
    addSession: async (session: typeof sessions.$inferInsert) => void (await db.insert(sessions).values(session)),
    session: async (id: string) => (await db.select().from(sessions).where(eq(sessions.id, id)))[0],
    async rotate(id: string, from: number, now: Date) {
      const next = { generation: from + 1, rotatedAt: now, lastUsedAt: now };
      const isNewest = and(eq(sessions.id, id), lte(sessions.generation, from), isOpen);
      return (await db.update(sessions).set(next).where(isNewest).returning({ id: sessions.id })).length > 0;
    },
    endSession: async (id: string, now: Date) =>
      void (await db
        .update(sessions)
        .set({ endedAt: now })
        .where(and(eq(sessions.id, id), isOpen))),
    endSessionsOf: async (accountId: string, now: Date, except?: string) =>
      void (await db
        .update(sessions)
        .set({ endedAt: now })
        .where(and(eq(sessions.accountId, accountId), isOpen, except ? ne(sessions.id, except) : undefined))),
  };
}

function letters(db: DbOrTransaction) {
  return {
    async addCode(code: Code) {
      if (code.purpose !== UNDO) await db.delete(codes).where(sameTarget(code));
      await db.insert(codes).values(code);
    },
    async isTakenBack(email: string, now: Date) {
      const isOpen = and(eq(codes.email, email), eq(codes.purpose, UNDO), gt(codes.expiresAt, now));
      return (await db.select({ hash: codes.hash }).from(codes).where(isOpen)).length > 0;
    },
    async dropCodes(account: Pick<Account, 'id' | 'email'>, used?: Code) {
      const isVoid = or(ne(codes.purpose, UNDO), used ? gte(codes.expiresAt, used.expiresAt) : undefined);
      await db.delete(codes).where(and(codesOf(account), isVoid));
    },
    code: async (hash: string) => asCode(await db.select().from(codes).where(eq(codes.hash, hash))),
    takeCode: async (hash: string) => asCode(await db.delete(codes).where(eq(codes.hash, hash)).returning()),
  };
}

function events(db: DbOrTransaction): Pick<Store, 'addEvent'> {
  return { addEvent: async (event) => void (await db.insert(happened).values(event)) };
}

function counters(db: DbOrTransaction): Pick<Store, 'tries' | 'stepTries' | 'clearTries'> {
  return {
    tries: async (key) => (await db.select().from(throttles).where(eq(throttles.key, key)))[0],
    stepTries: (key, step) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
        const [row] = await tx.select().from(throttles).where(eq(throttles.key, key));
        const next = step(row);
        if (next)
          await tx
            .insert(throttles)
            .values({ key, ...next })
            .onConflictDoUpdate({ target: throttles.key, set: next });
        return next !== undefined;
      }),
    clearTries: async (keys) => void (await db.delete(throttles).where(inArray(throttles.key, [...keys]))),
  };
}

/** The provider's data in the house's database; names and pictures are sealed. */
export function databaseStore({ db, vault }: Pick<IdentityDeps, 'db' | 'vault'>): Store {
  const over = (on: DbOrTransaction): Store => ({
    atomically: (work) => on.transaction((tx) => work(over(tx))),
    ...people(on, vault),
    ...signIns(on),
    ...letters(on),
    ...events(on),
    ...counters(on),
  });
  return over(db);
}
