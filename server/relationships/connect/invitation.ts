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

/** An address as refusals know it: whoever reads the mailbox, however it is spelled. */
export const addressHash = ({ identity }: Hashing, email: string | null) =>
  email === null ? null : identity.keyedHash('invitation-address', oneMailbox(email));

/** Why is not said: it may be a matter of somebody's safety. */
export const notAvailable = () =>
  refuse('forbidden', { reason: 'not_available' }, 'This isn’t available for this relationship.');

/** What the inviter may know: that it is open, that it was accepted, or that it leads nowhere any more. */
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

/** The invitation behind a code, as long as its relationship is there. One that is unknown, over or taken back is absent. */
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
