import { and, count, desc, eq } from 'drizzle-orm';
import { INVITATION_DAYS, type NewInvitation } from '#contract/relationship-connections.ts';
import { newId } from '#server/clock/ids.ts';
import { found, idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { countTry } from '#server/http/limits.ts';
import type { Caller } from '#server/identity/caller.ts';
import { invalid, refuse } from '#server/refusal.ts';
import {
  addressHash,
  codeHash,
  isOpen,
  newCode,
  notAvailable,
  presentInvitation,
} from '#server/relationships/connect/invitation.ts';
import { isConnectingOff } from '#server/relationships/record/guard.ts';
import { type Held, withHeld } from '#server/relationships/record/held.ts';
import { readOwn } from '#server/relationships/record/reads.ts';
import { isAddressRefused } from '#server/relationships/refusals.ts';
import { connections, invitations } from '#server/relationships/table.ts';

type Mine = Context & { user: Caller };

const DAY = 24 * 60 * 60 * 1000;
const MOST_OPEN = 5;
const MOST_SHOWN = 20;

async function mayInvite({ tx, safe, row, now }: Held) {
  if (row.archivedAt || isConnectingOff(safe, row)) throw notAvailable();
  const known = await tx.select().from(connections).where(eq(connections.relationshipId, row.id));
  if (known.length > 0) throw refuse('conflict', { reason: 'already_connected' }, 'You’re already connected.');
  const isOpenHere = and(eq(invitations.relationshipId, row.id), isOpen(now));
  const [open] = await tx.select({ count: count() }).from(invitations).where(isOpenHere);
  if ((open?.count ?? 0) < MOST_OPEN) return;
  throw refuse('conflict', { reason: 'too_many_open' }, 'Please take back an open invitation first.');
}

/** Limits emails to one mailbox, per inviter and in total. */
async function countLetter(context: Mine, emailHash: string) {
  await countTry(context, 'invitation.letter', `${context.user.id} ${emailHash}`, { max: 3, seconds: 7 * 86_400 });
  await countTry(context, 'invitation.address', emailHash, { max: 5, seconds: 86_400 });
}

/** Neutral words that tell a bystander nothing, and nothing that members wrote: who it is, only the page says. */
const letter = (to: string, link: string, isNamed: boolean) => ({
  to,
  subject: 'An invitation',
  text:
    `Hello,\n\nSomeone has invited you to Mallama, a web app with an AI coach. ` +
    `${isNamed ? 'The page says who it is and what it’s about' : 'The page says what it’s about'}, and this email doesn’t, ` +
    `in case someone else reads it:\n\n${link}\n\n` +
    'The link is good for seven days and works once. You don’t need an account to decline, or to ask for no more ' +
    'invitations. Accepting takes one, and it’s free. If you’d rather not, you can ignore this email.\n\nMallama\n',
});

/** A refused email is silently not sent. */
async function sendLetter({ mail, user }: Mine, { tx }: Held, email: string, emailHash: string, link: string) {
  if (await isAddressRefused(tx, user.id, emailHash)) return;
  await mail.send({ kind: 'invitation', ...letter(email, link, user.name !== null) }, tx);
}

export async function invite(context: Mine, id: string, email: string | undefined): Promise<NewInvitation> {
  const { user, config } = context;
  const emailHash = addressHash(context, email ?? null);
  if (emailHash && emailHash === addressHash(context, user.email))
    throw invalid([{ path: ['email'], message: 'This is your own address.' }]);
  if (emailHash) await countLetter(context, emailHash);
  return withHeld(context, id, async (held) => {
    await mayInvite(held);
    const { tx, row, now } = held;
    const code = newCode();
    const link = `${config.publicUrl}/invite/${code}`;
    const about = { id: newId(now), ownerId: user.id, relationshipId: row.id, codeHash: codeHash(context, code) };
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY);
    const [kept] = await tx
      .insert(invitations)
      .values({ ...about, emailHash, createdAt: now, expiresAt })
      .returning();
    if (email !== undefined && emailHash) await sendLetter(context, held, email, emailHash, link);
    return { ...presentInvitation(found(kept), now), code, link };
  });
}

export async function invitationsOf(context: Mine, id: string) {
  const { db, user, now } = context;
  await readOwn(context, user.id, id);
  const isOf = and(eq(invitations.ownerId, user.id), eq(invitations.relationshipId, id));
  const rows = await db.select().from(invitations).where(isOf).orderBy(desc(invitations.id)).limit(MOST_SHOWN);
  return rows.map((row) => presentInvitation(row, now()));
}

export const revoke = (context: Mine, id: string, invitationId: string) =>
  withHeld(context, id, async ({ tx, row, now }) => {
    const isIt = and(eq(invitations.relationshipId, row.id), eq(invitations.id, idIn(invitationId)), isOpen(now));
    const [closed] = await tx.update(invitations).set({ closedAt: now }).where(isIt).returning({ id: invitations.id });
    found(closed);
  });
