import type { Account, Code, SignIn, Store, Tries } from '#server/identity/embedded/store.ts';

/** The provider's data in memory, for the testbed. */
export function memoryStore(): Store & { accounts: Map<string, Account>; clear(): void } {
  const accounts = new Map<string, Account>();
  const sessions = new Map<string, SignIn>();
  const codes = new Map<string, Code>();
  const counted = new Map<string, Tries>();
  const owner = (email: string | null) =>
    email ? [...accounts.values()].find((account) => account.email === email) : undefined;
  const isFree = (id: string, email: string | null) => (owner(email)?.id ?? id) === id;

  function change<Row>(rows: Map<string, Row>, id: string, with_: Partial<Row>) {
    const row = rows.get(id);
    if (row) rows.set(id, { ...row, ...with_ });
    return row !== undefined;
  }

  function forget(isVoid: (code: Code) => boolean) {
    for (const code of [...codes.values()].filter(isVoid)) codes.delete(code.hash);
  }

  const store: Store = {
    atomically: (work) => work(store),
    accountById: async (id) => accounts.get(id),
    accountByEmail: async (email) => owner(email),
    hold: async (id) => accounts.get(id),
    addAccount: async (account) => isFree(account.id, account.email) && Boolean(accounts.set(account.id, account)),
    changeAccount: async (id, with_) => isFree(id, with_.email ?? null) && change(accounts, id, with_),
    async removeAccount(id) {
      accounts.delete(id);
      for (const [key, { accountId }] of [...sessions, ...codes]) {
        if (accountId === id) sessions.delete(key) || codes.delete(key);
      }
    },
    addSession: async (session) => void sessions.set(session.id, session),
    session: async (id) => sessions.get(id),
    async rotate(id, from, now) {
      const session = sessions.get(id);
      if (!session || session.generation > from || session.endedAt) return false;
      return change(sessions, id, { generation: from + 1, rotatedAt: now, lastUsedAt: now });
    },
    endSession: async (id, endedAt) => void change(sessions, id, { endedAt }),
    async endSessionsOf(accountId, endedAt, except) {
      for (const session of sessions.values())
        if (session.accountId === accountId && session.id !== except) change(sessions, session.id, { endedAt });
    },
    async addCode(code) {
      const isVoid = (old: Code) =>
        old.purpose === code.purpose && old.email === code.email && old.asker === code.asker;
      if (code.purpose !== 'RECOVER_EMAIL') forget(isVoid);
      codes.set(code.hash, code);
    },
    isTakenBack: async () => false,
    async dropCodes({ id, email }, used) {
      const isTheirs = (code: Code) => code.accountId === id || (code.accountId === null && code.email === email);
      const stays = (code: Code) => code.purpose === 'RECOVER_EMAIL' && !(used && code.expiresAt >= used.expiresAt);
      forget((code) => isTheirs(code) && !stays(code));
    },
    code: async (hash) => codes.get(hash),
    async takeCode(hash) {
      const code = codes.get(hash);
      codes.delete(hash);
      return code;
    },
    addEvent: async () => {},
    tries: async (key) => counted.get(key),
    async stepTries(key, step) {
      const next = step(counted.get(key));
      return next !== undefined && Boolean(counted.set(key, next));
    },
    clearTries: async (keys) => keys.forEach((key) => void counted.delete(key)),
  };

  return {
    ...store,
    accounts,
    clear() {
      for (const rows of [accounts, sessions, codes, counted]) rows.clear();
    },
  };
}
