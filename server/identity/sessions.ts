import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Session } from '#contract/account.ts';
import { changePerson } from '#server/account/account.ts';
import type { Caller } from '#server/http/context.ts';
import { refuse } from '#server/http/refuse.ts';
import { ABSOLUTE, IDLE } from '#server/identity/embedded/lifetimes.ts';
import { identitySessions } from '#server/identity/embedded/table.ts';
import type { Ground } from '#server/identity/ground.ts';

/** Where somebody is signed in, and how that ends. */
export type Sessions = {
  sessionsOf(caller: Caller): Promise<Session[]>;
  endSession(caller: Caller, id: string): Promise<void>;
  endSessions(caller: Caller, keep: { keepCurrent: boolean }): Promise<void>;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const ownLive = (caller: Caller) =>
  and(eq(identitySessions.accountId, caller.subject), isNull(identitySessions.endedAt));

export function embeddedSessions({ db, now }: Pick<Ground, 'db' | 'now'>): Sessions {
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
    async endSession(caller, id) {
      const isIt = and(ownLive(caller), eq(identitySessions.id, id));
      const ended = UUID.test(id)
        ? await db.update(identitySessions).set({ endedAt: now() }).where(isIt).returning({ id: identitySessions.id })
        : [];
      if (ended.length === 0) throw refuse('not_found');
    },
    async endSessions(caller, { keepCurrent }) {
      const others = keepCurrent && caller.sessionId ? ne(identitySessions.id, caller.sessionId) : undefined;
      await db
        .update(identitySessions)
        .set({ endedAt: now() })
        .where(and(ownLive(caller), others));
    },
  };
}

/** An outside provider lists no sessions: this one is shown, and "everywhere" ends what began before now. */
export function outsideSessions({ db, now }: Pick<Ground, 'db' | 'now'>): Sessions {
  const id = 'current';
  const endBefore = (caller: Caller, signedOutAt: Date) => changePerson(db, caller.id, { signedOutAt });
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
    async endSession(caller, wanted) {
      if (wanted !== id) throw refuse('not_found');
      await endBefore(caller, now());
    },
    endSessions: (caller, { keepCurrent }) => endBefore(caller, keepCurrent ? caller.signedInAt : now()),
  };
}
