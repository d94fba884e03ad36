import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { SecurityEvent, Session } from '#contract/account.ts';
import type { Caller } from '#server/identity/caller.ts';
import type { IdentityDeps } from '#server/identity/deps.ts';
import { databaseStore } from '#server/identity/embedded/database-store.ts';
import { ABSOLUTE, IDLE } from '#server/identity/embedded/lifetimes.ts';
import { type LogDeps, securityLog } from '#server/identity/embedded/security-log.ts';
import { identitySessions } from '#server/identity/embedded/table.ts';
import { refuse } from '#server/refusal.ts';

/** Where somebody is signed in, and how that ends. */
export type Sessions = {
  sessionsOf(caller: Caller): Promise<Session[]>;
  securityLogOf(caller: Caller): Promise<SecurityEvent[]>;
  endSession(caller: Caller, id: string): Promise<void>;
  endSessions(caller: Caller, keep: { keepCurrent: boolean }): Promise<void>;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const ownLive = (caller: Caller) =>
  and(eq(identitySessions.accountId, caller.subject), isNull(identitySessions.endedAt));

export function embeddedSessions(deps: LogDeps): Sessions {
  const { db, now } = deps;
  const store = databaseStore(deps);
  const before = (age: number) => new Date(now().getTime() - age);
  return {
    async sessionsOf(caller) {
      const isAlive = and(
        gt(identitySessions.lastUsedAt, before(IDLE)),
        gt(identitySessions.signedInAt, before(ABSOLUTE)),
      );
      const rows = await db
        .select()
        .from(identitySessions)
        .where(and(ownLive(caller), isAlive))
        .orderBy(desc(identitySessions.lastUsedAt), desc(identitySessions.id));
      return rows.map(({ id, device, signedInAt, lastUsedAt }) => ({
        id,
        device,
        signedInAt: signedInAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: id === caller.sessionId,
      }));
    },
    securityLogOf: ({ subject }) => securityLog(deps, subject),
    endSession: (caller, id) =>
      store.atomically(async (held) => {
        const account = await held.hold(caller.subject);
        const session = UUID.test(id) ? await held.session(id) : undefined;
        if (!account || session?.accountId !== account.id || session.endedAt) throw refuse('not_found');
        await held.endSession(id, now());
        await held.dropCodes(account);
      }),
    endSessions: (caller, { keepCurrent }) =>
      store.atomically(async (held) => {
        const account = await held.hold(caller.subject);
        if (!account) return;
        await held.endSessionsOf(account.id, now(), keepCurrent ? (caller.sessionId ?? undefined) : undefined);
        await held.dropCodes(account);
      }),
  };
}

/** An outside provider lists no sessions: this one is shown, and "everywhere" ends what began before now. */
export function outsideSessions({ accounts, now }: Pick<IdentityDeps, 'accounts' | 'now'>): Sessions {
  const id = 'current';
  const endBefore = (caller: Caller, before: Date) => accounts.signOut(caller.id, before);
  return {
    async sessionsOf({ signedInAt }) {
      return [
        {
          id,
          device: 'This device',
          signedInAt: signedInAt.toISOString(),
          lastUsedAt: now().toISOString(),
          isCurrent: true,
        },
      ];
    },
    securityLogOf: async () => [],
    async endSession(caller, wanted) {
      if (wanted !== id) throw refuse('not_found');
      await endBefore(caller, now());
    },
    endSessions: (caller, { keepCurrent }) => endBefore(caller, keepCurrent ? caller.signedInAt : now()),
  };
}
