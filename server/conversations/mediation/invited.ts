import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { joinLinks as links } from '#server/conversations/table.ts';
import type { DbOrTransaction } from '#server/database/open.ts';
import { users } from '#server/database/users.ts';
import type { Profile } from '#server/identity/claims.ts';
import { peopleConnected } from '#server/relationships/relationships.ts';
import { connections, refusals, relationships } from '#server/relationships/table.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'vault' | 'now'>;

/** A condition for links and invitations that can still be used. */
export const isOpen = (now: Date) => and(isNull(links.usedBy), isNull(links.closedAt), gt(links.expiresAt, now));

/** The first name under which others see them. */
export async function firstNameOf(
  { vault }: Pick<House, 'vault'>,
  from: DbOrTransaction,
  userId: string,
): Promise<string> {
  const [row] = await from.select({ sealed: users.sealed }).from(users).where(eq(users.id, userId));
  if (!row) return 'Someone';
  const { name } = (await vault.of(userId)).open<Profile>('users', userId, row.sealed);
  return firstWord(name);
}

const firstWord = (name: string | null) => name?.trim().split(/\s+/)[0] || 'Someone';

/**
 * People the owner has invited by name who have not joined yet. They are shown under the owner's name for them, since
 * their own name is theirs to tell.
 */
export async function invitedTo(
  deps: Deps,
  from: DbOrTransaction,
  { id: threadId, ownerId }: { id: string; ownerId: string },
): Promise<{ id: string; firstName: string }[]> {
  const isHere = and(eq(links.threadId, threadId), isOpen(deps.now()));
  const rows = await from.select({ id: links.invitedId }).from(links).where(isHere);
  const people = [];
  for (const id of new Set(rows.map(({ id }) => id))) {
    const name = id && (await peopleConnected.calledBy(deps, from, ownerId, id));
    if (name) people.push({ id, firstName: firstWord(name) });
  }
  return people;
}

/** The user connected to a relationship; undefined where safety forbids inviting them. */
export async function partnerOf(
  house: Pick<House, 'vault'>,
  from: DbOrTransaction,
  ownerId: string,
  relationshipId: string,
) {
  const isTheirs = and(
    eq(relationships.ownerId, ownerId),
    eq(relationships.id, relationshipId),
    isNull(relationships.deletedAt),
  );
  const [row] = await from
    .select({ otherId: connections.otherId })
    .from(relationships)
    .leftJoin(connections, eq(connections.relationshipId, relationships.id))
    .where(isTheirs);
  return row && { ...row, isOff: !(await peopleConnected.mayConnectOn(house, from, ownerId, relationshipId)) };
}

/** Whether two are connected, and safety forbids neither to share with the other. */
export async function mayComeTogether(
  house: Pick<House, 'vault'>,
  from: DbOrTransaction,
  one: string,
  other: string,
): Promise<boolean> {
  const isPair = or(
    and(eq(connections.ownerId, one), eq(connections.otherId, other)),
    and(eq(connections.ownerId, other), eq(connections.otherId, one)),
  );
  const rows = await from
    .select({ ownerId: connections.ownerId, id: connections.relationshipId })
    .from(connections)
    .where(isPair);
  for (const { ownerId, id } of rows) if (!(await peopleConnected.mayConnectOn(house, from, ownerId, id))) return false;
  return rows.length > 0;
}

/** People who blocked somebody cannot be invited by them in any way. */
export async function isUnwanted(from: DbOrTransaction, ownerId: string, otherId: string): Promise<boolean> {
  const isThat = and(eq(refusals.ownerId, ownerId), eq(refusals.otherId, otherId));
  return (await from.select({ id: refusals.id }).from(refusals).where(isThat).limit(1)).length > 0;
}
