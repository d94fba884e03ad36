import { and, count, desc, eq } from 'drizzle-orm';
import { MOST_PEOPLE, UNAVAILABLE } from '#contract/mediation.ts';
import { newId } from '#server/clock/ids.ts';
import { addressOf, expiryFrom, newToken, presentLink, tokenHash } from '#server/conversations/links.ts';
import { type Held, type Mine, withMediation } from '#server/conversations/mediation/held.ts';
import { isOpen, partnerOf } from '#server/conversations/mediation/invited.ts';
import { isOpenToJoin } from '#server/conversations/phase.ts';
import { joinLinks as links } from '#server/conversations/table.ts';
import { found, idIn } from '#server/found.ts';
import { refuse } from '#server/refusal.ts';
import { peopleConnected } from '#server/relationships/relationships.ts';

const MOST_OPEN = 10;
const MOST_SHOWN = 50;

/** Only the owner can invite. For other members it does not exist. */
const withOwn = <Answer>(context: Mine, id: string, work: (held: Held) => Promise<Answer>) =>
  withMediation(context, id, (held) => {
    if (held.thread.ownerId !== context.user.id) throw refuse('not_found');
    return work(held);
  });

async function mayInvite(context: Mine, { tx, thread, state, circle }: Held) {
  if (state.phase === 'unavailable') throw refuse('forbidden', { reason: 'unavailable' }, UNAVAILABLE);
  if (thread.status !== 'active') throw refuse('conflict', { reason: 'closed' }, 'This chat is closed.');
  if (!isOpenToJoin(state)) throw refuse('conflict', { reason: 'begun' }, 'It has begun, so no one else can join.');
  if (circle.length >= MOST_PEOPLE)
    throw refuse('conflict', { reason: 'full' }, `At most ${MOST_PEOPLE} people can take part.`);
  const isHere = and(eq(links.threadId, thread.id), isOpen(context.now()));
  const [open] = await tx.select({ count: count() }).from(links).where(isHere);
  if ((open?.count ?? 0) >= MOST_OPEN)
    throw refuse('conflict', { reason: 'too_many_open' }, 'Please take back an open invitation first.');
}

/** The partner of a current connection of the inviter's. */
async function invitedBy(context: Mine, { tx, circle }: Held, relationshipId: string): Promise<string> {
  const { otherId, isOff } = found(await partnerOf(context, tx, context.user.id, idIn(relationshipId)));
  if (isOff) throw refuse('forbidden', { reason: 'not_available' }, 'This isn’t available for this relationship.');
  if (!otherId) throw refuse('conflict', { reason: 'not_connected' }, 'You’re not connected.');
  if (circle.includes(otherId)) throw refuse('conflict', { reason: 'already_in' }, 'They’re already here.');
  return otherId;
}

/** What the owner calls somebody they invited by name. */
const calledBy = async (context: Mine, { tx, thread }: Held, invitedId: string | null) =>
  (invitedId && (await peopleConnected.calledBy(context, tx, thread.ownerId, invitedId))) || null;

/** Creates a link, or an invitation for a connected person. The link's token is not stored. */
export const invite = (context: Mine, id: string, relationshipId: string | null | undefined) =>
  withOwn(context, id, async (held) => {
    await mayInvite(context, held);
    const { tx, thread } = held;
    const now = context.now();
    const invitedId = relationshipId ? await invitedBy(context, held, relationshipId) : null;
    const token = invitedId ? null : newToken();
    const row = {
      ...{ id: newId(now), threadId: thread.id, invitedId, tokenHash: token ? tokenHash(token) : null },
      ...{ createdAt: now, expiresAt: expiryFrom(now), usedBy: null, closedAt: null },
    };
    if (invitedId) {
      const isSame = and(eq(links.threadId, thread.id), eq(links.invitedId, invitedId), isOpen(now));
      await tx.update(links).set({ closedAt: now }).where(isSame);
      await context.live.notify(invitedId, { kind: 'conversations.list', id: thread.id }, tx);
    }
    await tx.insert(links).values(row);
    const invited = await calledBy(context, held, invitedId);
    return { ...presentLink(row, now, invited), link: token && addressOf(context.config.publicUrl, thread.id, token) };
  });

export const linksOf = (context: Mine, id: string) =>
  withOwn(context, id, async (held) => {
    const { tx, thread } = held;
    const rows = await tx
      .select()
      .from(links)
      .where(eq(links.threadId, thread.id))
      .orderBy(desc(links.id))
      .limit(MOST_SHOWN);
    const shown = [];
    for (const row of rows) shown.push(presentLink(row, context.now(), await calledBy(context, held, row.invitedId)));
    return shown;
  });

export const revoke = (context: Mine, id: string, linkId: string) =>
  withOwn(context, id, async ({ tx, thread }) => {
    const isIt = and(eq(links.threadId, thread.id), eq(links.id, idIn(linkId)), isOpen(context.now()));
    const [closed] = await tx.update(links).set({ closedAt: context.now() }).where(isIt).returning();
    const { invitedId } = found(closed);
    if (invitedId) await context.live.notify(invitedId, { kind: 'conversations.list', id: thread.id }, tx);
  });
