import { and, desc, eq, isNull } from 'drizzle-orm';
import type { InvitationPreview } from '#contract/relationship-connections.ts';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import { users } from '#server/database/users.ts';
import { found } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import type { Profile } from '#server/identity/claims.ts';
import { refuse } from '#server/refusal.ts';
import { endConnection, holdPair } from '#server/relationships/connect/disconnect.ts';
import { addressHash, type InvitationRow, invitationBy, isOpen } from '#server/relationships/connect/invitation.ts';
import { isConnectingOff } from '#server/relationships/record/guard.ts';
import { openWords } from '#server/relationships/record/record.ts';
import { hasRefused, refuseAnyMore } from '#server/relationships/refusals.ts';
import { connections, invitations, relationships as r } from '#server/relationships/table.ts';

type Mine = Context & { user: Caller };

const MOST_CHOICES = 200;

/** What the two will see of each other, as the page says it. */
const VISIBLE = [
  'That the two of you are connected.',
  'The messages of a chat that you both join, and only from then on.',
];
const HIDDEN = [
  'What you call each other, your notes, goals and lists.',
  'Your scores, check-ins, conflicts and good moments.',
  'Your own chats, your journal and everything else you write here.',
];

const ownInvitation = () =>
  refuse('conflict', { reason: 'own_invitation' }, 'This is your own invitation. Give the code to the other person.');
export const alreadyConnected = () =>
  refuse('conflict', { reason: 'already_connected' }, 'You’re already connected with this person.');

/** For somebody who refused this inviter, the invitation does not exist. */
export async function admitInvitation(
  context: Context,
  caller: Caller,
  { ownerId }: InvitationRow,
  db: DbOrTransaction = context.db,
) {
  if (ownerId === caller.id) throw ownInvitation();
  if (await hasRefused(context, db, caller, ownerId)) throw refuse('not_found');
}

async function inviterOf({ db, vault }: Pick<Context, 'db' | 'vault'>, inviterId: string) {
  const [row] = await db.select({ sealed: users.sealed }).from(users).where(eq(users.id, inviterId));
  const { name, email } = (await vault.of(inviterId)).open<Profile>('users', inviterId, found(row).sealed);
  const first = name?.trim().split(/\s+/)[0] || null;
  return { name: first, email: first ? null : email };
}

async function choicesOf({ db, vault, user }: Mine) {
  const isHere = and(eq(r.ownerId, user.id), isNull(r.deletedAt), isNull(r.archivedAt));
  const isFree = and(isHere, isNull(connections.ownerId));
  const rows = await db
    .select({ id: r.id, type: r.type, sealed: r.sealed, sealedGuard: r.sealedGuard })
    .from(r)
    .leftJoin(connections, eq(connections.relationshipId, r.id))
    .where(isFree)
    .orderBy(desc(r.id))
    .limit(MOST_CHOICES);
  const safe = await vault.of(user.id);
  const offered = rows.filter((row) => !isConnectingOff(safe, row));
  return offered.map((row) => ({
    id: row.id,
    personName: openWords(safe, row).personName,
    relationshipType: row.type,
  }));
}

export async function inviter(context: Context, code: string) {
  const { ownerId } = await invitationBy(context, context.db, code);
  return { firstName: (await inviterOf(context, ownerId)).name };
}

export async function preview(context: Mine, code: string): Promise<InvitationPreview> {
  const invitation = await invitationBy(context, context.db, code);
  await admitInvitation(context, context.user, invitation);
  const isPair = and(eq(connections.ownerId, context.user.id), eq(connections.otherId, invitation.ownerId));
  if ((await context.db.select().from(connections).where(isPair)).length > 0) throw alreadyConnected();
  const [from, choices] = await Promise.all([inviterOf(context, invitation.ownerId), choicesOf(context)]);
  return { from, expiresAt: invitation.expiresAt.toISOString(), visible: VISIBLE, hidden: HIDDEN, choices };
}

type Also = 'nothing' | 'noMore' | 'block';

/** The inviter only learns that the invitation is closed. */
export async function decline(context: Context, code: string, also: Also) {
  const { db, caller, now } = context;
  const invitation = await invitationBy(context, db, code);
  const { id, ownerId: otherId } = invitation;
  if (caller) await admitInvitation(context, caller, invitation);
  const from = await inviterOf(context, otherId);
  await db.transaction(async (tx) => {
    if (caller) await holdPair(tx, caller.id, otherId);
    const isIt = and(eq(invitations.id, id), isOpen(now()));
    const [closed] = await tx
      .update(invitations)
      .set({ closedAt: now() })
      .where(isIt)
      .returning({ id: invitations.id });
    found(closed);
    if (also === 'nothing') return;
    const emailHash = invitation.emailHash ?? addressHash(context, caller?.email ?? null);
    const name = from.name ?? from.email;
    if (caller || emailHash)
      await refuseAnyMore(context, tx, { ownerId: caller?.id ?? null, otherId, emailHash, name });
    if (also === 'block' && caller) await endBetween(context, tx, caller.id, otherId);
  });
}

async function endBetween({ live, jobs }: Context, tx: Transaction, mine: string, other: string) {
  const isPair = and(eq(connections.ownerId, mine), eq(connections.otherId, other));
  const [known] = await tx.select().from(connections).where(isPair);
  if (known) await endConnection({ live, jobs }, tx, known.relationshipId);
}
