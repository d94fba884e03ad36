import { randomInt } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { CODE_LENGTH, CODE_LETTERS, type Invitation, readCode } from '#contract/relationship-connections.ts';
import { oneMailbox } from '#server/account/account.ts';
import type { DbOrTransaction } from '#server/database/open.ts';
import { found } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { refuse } from '#server/refusal.ts';
import { invitations, relationships } from '#server/relationships/table.ts';

export type InvitationRow = typeof invitations.$inferSelect;
type Hashing = Pick<Context, 'identity'>;

export const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

export const codeHash = ({ identity }: Hashing, code: string) => identity.keyedHash('invitation', readCode(code));

/** Refusals store a keyed hash of the address, the same for all spellings of a mailbox. */
export const addressHash = ({ identity }: Hashing, email: string | null) =>
  email === null ? null : identity.keyedHash('invitation-address', oneMailbox(email));

/** The reason is not given, since it may be about somebody's safety. */
export const notAvailable = () =>
  refuse('forbidden', { reason: 'not_available' }, 'This isn’t available for this relationship.');

/** The inviter learns only that it is open, accepted or closed. */
export function presentInvitation(row: InvitationRow, now: Date): Invitation {
  const isOpen = row.closedAt === null && row.expiresAt > now;
  return {
    id: row.id,
    relationshipId: row.relationshipId,
    way: row.emailHash === null ? 'hand' : 'mail',
    status: row.acceptedAt ? 'accepted' : isOpen ? 'open' : 'closed',
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

export const isOpen = (now: Date) =>
  and(isNull(invitations.acceptedAt), isNull(invitations.closedAt), gt(invitations.expiresAt, now));

/** The invitation for a code, as long as its relationship exists. A closed one is not found. */
export async function invitationBy(
  { identity, now }: Hashing & Pick<Context, 'now'>,
  db: DbOrTransaction,
  code: string,
  acceptedBy?: string,
): Promise<InvitationRow> {
  const [row] = await db
    .select({ invitation: invitations })
    .from(invitations)
    .innerJoin(relationships, and(eq(relationships.id, invitations.relationshipId), isNull(relationships.deletedAt)))
    .where(eq(invitations.codeHash, codeHash({ identity }, code)));
  const { invitation } = found(row);
  const isTheirs = acceptedBy !== undefined && invitation.acceptedBy === acceptedBy;
  const isLive = !invitation.acceptedAt && !invitation.closedAt && invitation.expiresAt > now();
  return found(isLive || isTheirs ? invitation : undefined);
}
