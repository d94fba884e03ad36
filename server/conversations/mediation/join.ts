import { and, eq } from 'drizzle-orm';
import { type JoinPreview, MOST_PEOPLE } from '#contract/mediation.ts';
import { chatMembers, type ThreadRow } from '#server/chats/chats.ts';
import { threads } from '#server/chats/table.ts';
import { type LinkRow, tokenHash } from '#server/conversations/links.ts';
import { type Held, holdMediation, keep, type Mine } from '#server/conversations/mediation/held.ts';
import { forgetPrivate } from '#server/conversations/mediation/intake.ts';
import { firstNameOf, isOpen, isUnwanted, mayComeTogether } from '#server/conversations/mediation/invited.ts';
import { present } from '#server/conversations/mediation/present.ts';
import { gathered, isOpenToJoin } from '#server/conversations/phase.ts';
import { joinLinks as links } from '#server/conversations/table.ts';
import type { DbOrTransaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { refuse } from '#server/refusal.ts';

type Token = string | null | undefined;

/** What somebody is told before they agree to join. */
const VISIBLE = [
  'Your first name, and that you take part.',
  'The messages that you write in this conversation, and what Mallama says back to you there.',
  'Whether you have finished your private part, and whether you have confirmed the agreement.',
];
const HIDDEN = [
  'Your answers in the private part: nobody else ever sees them, and they’re never mentioned.',
  'Your email and your profile.',
  'Your own chats, your journal, your relationships and everything else you write here.',
];

/** The caller's link or invitation. One that is used, expired, withdrawn or for another conversation is not found. */
async function wayIn(
  { user, vault, now }: Mine,
  from: DbOrTransaction,
  thread: ThreadRow,
  token: Token,
): Promise<LinkRow | undefined> {
  const mine = token ? eq(links.tokenHash, tokenHash(token)) : eq(links.invitedId, user.id);
  const isIt = and(eq(links.threadId, thread.id), mine, isOpen(now()));
  const [row] = await from.select().from(links).where(isIt).limit(1);
  if (!row || (await isUnwanted(from, user.id, thread.ownerId))) return undefined;
  if (row.invitedId && !(await mayComeTogether({ vault }, from, thread.ownerId, user.id))) return undefined;
  return row;
}

async function threadAt(from: DbOrTransaction, id: string): Promise<ThreadRow | undefined> {
  const isIt = and(eq(threads.id, idIn(id)), eq(threads.kind, 'group_mediation'), eq(threads.status, 'active'));
  const [row] = await from.select().from(threads).where(isIt);
  return row;
}

const isOfNoUse = ({ state, circle }: Held) => !isOpenToJoin(state) || circle.length >= MOST_PEOPLE;

/** Only their first name, and only while the link leads somewhere. */
export const inviter = (context: Context, id: string, token: string) =>
  context.db.transaction(async (tx) => {
    const thread = found(await threadAt(tx, id));
    const isIt = and(eq(links.threadId, thread.id), eq(links.tokenHash, tokenHash(token)), isOpen(context.now()));
    found((await tx.select({ id: links.id }).from(links).where(isIt).limit(1))[0]);
    if (isOfNoUse(found(await holdMediation(context, tx, thread)))) throw refuse('not_found');
    return { firstName: await firstNameOf(context, tx, thread.ownerId) };
  });

export async function preview(context: Mine, id: string, token: Token): Promise<JoinPreview> {
  return context.db.transaction(async (tx) => {
    const thread = found(await threadAt(tx, id));
    const link = found(await wayIn(context, tx, thread, token));
    const held = found(await holdMediation(context, tx, thread));
    if (isOfNoUse(held) || held.circle.includes(context.user.id)) throw refuse('not_found');
    const from = await firstNameOf(context, tx, thread.ownerId);
    const expiresAt = link.expiresAt.toISOString();
    return { from, people: held.circle.length, visible: VISIBLE, hidden: HIDDEN, expiresAt };
  });
}

/** Joins. Of several people with one link, the first one does. For a member nothing changes. */
export async function join(context: Mine, id: string, token: Token) {
  const { user, db } = context;
  return db.transaction(async (tx) => {
    const known = found(await threadAt(tx, id));
    const [thread = known] = await tx.select().from(threads).where(eq(threads.id, known.id)).for('update');
    const held = found(await holdMediation(context, tx, thread));
    if (held.circle.includes(user.id)) return present(context, held, user.id);
    const link = found(await wayIn(context, tx, thread, token));
    if (isOfNoUse(held)) throw refuse('not_found');
    await tx.update(links).set({ usedBy: user.id }).where(eq(links.id, link.id));
    await forgetPrivate(context, tx, thread.id, user.id, true);
    await chatMembers.add(context, tx, thread, { id: user.id, name: user.name, state: 'joined' });
    return present(context, await arrived(context, held), user.id);
  });
}

async function arrived(context: Mine, held: Held): Promise<Held> {
  const now = (await holdMediation(context, held.tx, held.thread)) ?? held;
  return keep(context, now, { state: gathered(now.state, now.circle) });
}

/** Ends an invitation by name. Its inviter sees only that it is over. */
export async function decline({ db, user, now }: Mine, id: string) {
  const isIt = and(eq(links.threadId, idIn(id)), eq(links.invitedId, user.id), isOpen(now()));
  const gone = await db.update(links).set({ closedAt: now() }).where(isIt).returning({ id: links.id });
  found(gone[0]);
}
