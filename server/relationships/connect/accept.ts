import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Connection } from '#contract/relationship-connections.ts';
import type { RelationshipType } from '#contract/relationship-types.ts';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import { invalid, refuse } from '#server/refusal.ts';
import { admitInvitation, alreadyConnected } from '#server/relationships/connect/answer.ts';
import { assessWritten } from '#server/relationships/connect/connecting.ts';
import { holdPair } from '#server/relationships/connect/disconnect.ts';
import { type InvitationRow, invitationBy, isOpen, notAvailable } from '#server/relationships/connect/invitation.ts';
import { notifyOwner } from '#server/relationships/notify-owner.ts';
import { isConnectingOff } from '#server/relationships/record/guard.ts';
import { openWords, type Row } from '#server/relationships/record/record.ts';
import { insertRelationship } from '#server/relationships/record/records.ts';
import { forgiveOn } from '#server/relationships/refusals.ts';
import { connections, invitations, relationships } from '#server/relationships/table.ts';
import { showCard, type WithCard } from '#server/safety/counts.ts';
import type { Safe } from '#server/vault/vault.ts';

type Mine = Context & { user: Caller };
type Choice = {
  relationshipId?: string | undefined;
  personName?: string | undefined;
  relationshipType?: RelationshipType | undefined;
};

/** Locks both relationships in a fixed order, so that two who accept each other do not deadlock. */
async function holdBoth(tx: Transaction, ids: readonly string[]) {
  const rows = await tx
    .select()
    .from(relationships)
    .where(and(inArray(relationships.id, [...ids]), isNull(relationships.deletedAt)))
    .orderBy(asc(relationships.id))
    .for('update');
  return (id: string) => rows.find((row) => row.id === id);
}

/** Exactly one of any number of attempts succeeds. */
async function claim(tx: Transaction, { id }: InvitationRow, acceptedBy: string, now: Date) {
  const [mine] = await tx
    .update(invitations)
    .set({ acceptedAt: now, acceptedBy })
    .where(and(eq(invitations.id, id), isOpen(now)))
    .returning({ id: invitations.id });
  if (mine) return;
  const [row] = await tx.select({ by: invitations.acceptedBy }).from(invitations).where(eq(invitations.id, id));
  throw row?.by === acceptedBy ? alreadyAccepted() : refuse('not_found');
}

const alreadyAccepted = () =>
  refuse('conflict', { reason: 'already_accepted' }, 'You have already accepted this invitation.');

function mayConnect(safe: Safe, row: Row, userId: string) {
  if (row.ownerId !== userId) throw refuse('not_found');
  if (isConnectingOff(safe, row)) throw notAvailable();
}

function newOne({ personName, relationshipType }: Choice) {
  if (personName && relationshipType) return { personName, relationshipType };
  throw invalid([
    ...(personName ? [] : [{ path: ['personName'], message: 'Person name is required' }]),
    ...(relationshipType ? [] : [{ path: ['relationshipType'], message: 'Relationship type is required' }]),
  ]);
}

type Sides = { inviterId: string; theirs: string; accepterId: string; mine: string };

async function connect(tx: Transaction, { inviterId, theirs, accepterId, mine }: Sides, createdAt: Date) {
  const made = await tx
    .insert(connections)
    .values([
      { relationshipId: theirs, ownerId: inviterId, otherId: accepterId, createdAt },
      { relationshipId: mine, ownerId: accepterId, otherId: inviterId, createdAt },
    ])
    .onConflictDoNothing()
    .returning({ id: connections.relationshipId });
  if (made.length < 2) throw alreadyConnected();
  const others = and(inArray(invitations.relationshipId, [theirs, mine]), isOpen(createdAt));
  await tx.update(invitations).set({ closedAt: createdAt }).where(others);
  await forgiveOn(tx, inviterId, accepterId);
}

/** Connects the inviter's relationship with one of the accepter's, or with a new one. */
export async function accept(context: Mine, code: string, choice: Choice): Promise<Connection & WithCard> {
  const { db, user, vault, live, now } = context;
  const invitation = await invitationBy(context, db, code, user.id);
  await admitInvitation(context, user, invitation);
  if (invitation.acceptedAt) throw alreadyAccepted();
  const { ownerId: inviterId, relationshipId: theirs } = invitation;
  const chosen = choice.relationshipId === undefined ? undefined : idIn(choice.relationshipId);
  const fresh = chosen ? undefined : newOne(choice);
  const assessment = await assessWritten([fresh?.personName]);
  const safe = await vault.of(user.id);
  const connection = await db.transaction(async (tx) => {
    const row = await holdBoth(tx, chosen ? [theirs, chosen] : [theirs]);
    if (chosen) mayConnect(safe, found(row(chosen)), user.id);
    found(row(theirs));
    await holdPair(tx, inviterId, user.id);
    await claim(tx, invitation, user.id, now());
    await admitInvitation(context, user, invitation, tx);
    const mine = chosen ?? (await insertRelationship(context, tx, user.id, found(fresh), assessment));
    await connect(tx, { inviterId, theirs, accepterId: user.id, mine }, now());
    await notifyOwner(live, inviterId, theirs, tx);
    await notifyOwner(live, user.id, mine, tx);
    const kept = row(mine);
    const personName = kept ? openWords(safe, kept).personName : found(fresh).personName;
    return { relationshipId: mine, personName, connectedToUserId: inviterId, since: now().toISOString() };
  });
  return { ...connection, ...(await showCard(context, assessment)) };
}
