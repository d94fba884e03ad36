import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Connection } from '#contract/relationship-connections.ts';
import type { Context } from '#server/http/context.ts';
import { anyone, signedIn } from '#server/http/gate.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';
import { accept } from '#server/relationships/connect/accept.ts';
import { decline, inviter, preview } from '#server/relationships/connect/answer.ts';
import { endConnection } from '#server/relationships/connect/disconnect.ts';
import { addressHash } from '#server/relationships/connect/invitation.ts';
import { invitationsOf, invite, revoke } from '#server/relationships/connect/invite.ts';
import { sealGuard } from '#server/relationships/record/guard.ts';
import { withHeld } from '#server/relationships/record/held.ts';
import { readOne } from '#server/relationships/record/reads.ts';
import { openWords } from '#server/relationships/record/record.ts';
import { allowAgain, refuseAnyMore, refusedBy } from '#server/relationships/refusals.ts';
import { connections, relationships as r } from '#server/relationships/table.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { assessTexts } from '#server/safety/assess-texts.ts';
import { showCard } from '#server/safety/counts.ts';

type Mine = Context & { user: Caller };

const MOST_SHOWN = 200;

async function connectionsOf({ db, vault, user }: Mine): Promise<Connection[]> {
  const rows = await db
    .select({ id: r.id, sealed: r.sealed, otherId: connections.otherId, since: connections.createdAt })
    .from(connections)
    .innerJoin(r, and(eq(r.id, connections.relationshipId), isNull(r.deletedAt)))
    .where(eq(connections.ownerId, user.id))
    .orderBy(desc(connections.createdAt))
    .limit(MOST_SHOWN);
  const safe = await vault.of(user.id);
  return rows.map(({ otherId, since, ...row }) => ({
    relationshipId: row.id,
    personName: openWords(safe, row).personName,
    connectedToUserId: otherId,
    since: since.toISOString(),
  }));
}

/** Ends it for both at once, without a reason. */
const disconnect = (context: Mine, id: string) =>
  withHeld(context, id, async ({ tx, row, words }) => {
    const ended = await endConnection(context, tx, row.id);
    if (!ended) throw refuse('conflict', { reason: 'not_connected' }, 'You’re not connected.');
    const emailHash = addressHash(context, context.user.email);
    const about = { ownerId: context.user.id, otherId: ended.otherId, emailHash, name: words.personName };
    await refuseAnyMore(context, tx, about);
  });

const UNSAFE: Assessment = {
  ...assessTexts([]),
  ...({ level: 1, category: 'domestic_violence', who: 'self', resource: 'domestic_violence' } as const),
};

/** The answers decide and are not stored. A yes leaves it closed and shows where to turn. */
async function offerAgain(context: Mine, id: string, answers: readonly boolean[]) {
  const isUnsafe = answers.includes(true);
  await withHeld(context, id, async ({ tx, safe, row }) => {
    if (isUnsafe) return;
    await tx
      .update(r)
      .set({ sealedGuard: sealGuard(safe, row.id, false) })
      .where(eq(r.id, row.id));
  });
  const { canConnect } = await readOne(context, context.user.id, id);
  const { safety } = isUnsafe ? await showCard(context, UNSAFE) : { safety: null };
  return { canConnect, safety };
}

export const connectionHandlers = {
  invite: signedIn.relationships.connections.invite.handler(({ context, input: { id, email } }) =>
    invite(context, id, email),
  ),

  invitations: signedIn.relationships.connections.invitations.handler(({ context, input: { id } }) =>
    invitationsOf(context, id),
  ),

  revoke: signedIn.relationships.connections.revoke.handler(({ context, input: { id, invitationId } }) =>
    revoke(context, id, invitationId),
  ),

  offerAgain: signedIn.relationships.connections.offerAgain.handler(({ context, input: { id, ...answers } }) =>
    offerAgain(context, id, Object.values(answers)),
  ),

  preview: signedIn.relationships.connections.preview.handler(({ context, input: { code } }) => preview(context, code)),

  accept: signedIn.relationships.connections.accept.handler(({ context, input: { code, ...choice } }) =>
    accept(context, code, choice),
  ),

  inviter: anyone.relationships.connections.inviter.handler(({ context, input: { code } }) => inviter(context, code)),
  decline: anyone.relationships.connections.decline.handler(({ context, input: { code, also } }) =>
    decline(context, code, also),
  ),

  connected: signedIn.relationships.connections.connected.handler(({ context }) => connectionsOf(context)),

  disconnect: signedIn.relationships.connections.disconnect.handler(({ context, input: { id } }) =>
    disconnect(context, id),
  ),

  refused: signedIn.relationships.connections.refused.handler(({ context }) => refusedBy(context, context.user)),

  allow: signedIn.relationships.connections.allow.handler(({ context, input: { id } }) =>
    allowAgain(context, context.user, id),
  ),
};
