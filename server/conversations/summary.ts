import { eq } from 'drizzle-orm';
import { chatMembers, chatMessages, chatThreads, type Member, type Said, type ThreadRow } from '#server/chats/chats.ts';
import { threads } from '#server/chats/table.ts';
import { sharedSummary } from '#server/coach/coach.ts';
import type { Transaction } from '#server/database/open.ts';
import { assessTexts, texts } from '#server/safety/assess-texts.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { House } from '#server/services.ts';

export const SUMMARISE = 'conversations.summarise';
/** Messages by people before the first summary and between summaries. Mallama answers each of them. */
const EVERY = 2;
/** Time for Mallama's answer, and for messages in quick succession. */
const SETTLE_SECONDS = 10;
const MOST_SAID = 40;
const LONGEST = 4000;

const cut = (text: string) => text.slice(0, LONGEST).toWellFormed();

type Deps = Omit<House, 'close'>;

/** After every few messages, once for all that come close together. */
export async function summariseSoon(house: Deps, tx: Transaction, thread: ThreadRow, said: number) {
  if (said < EVERY || said % EVERY !== 0) return;
  const runAt = new Date(house.now().getTime() + SETTLE_SECONDS * 1000);
  const key = `${SUMMARISE}:${thread.id}:${said}`;
  await house.jobs.add(SUMMARISE, { thread: thread.id }, { runAt, key, tx });
}

/** All members read the summary, so it names everyone in the third person. */
function wordsForAll(said: readonly Said[], members: readonly Member[]): string | null {
  const lines = said.slice(-MOST_SAID).flatMap(({ authorId, text }) => {
    const name = members.find(({ id }) => id === authorId)?.firstName;
    return name ? { name, text: cut(text) } : [];
  });
  const { share } = policyOf(assessTexts(texts('chat', ...lines.map(({ text }) => text))));
  // Where only one is left, there is nothing between people to tell of.
  const isShared = chatMembers.joined(members).length > 1;
  return isShared && lines.length >= EVERY && share ? sharedSummary(lines) : null;
}

/** The words of a summary; undefined where there are none. */
async function wordsFor(house: Deps, said: readonly Said[], members: readonly Member[]): Promise<string | null> {
  const [first, ...others] = chatMembers.joined(members).map(({ id }) => id);
  if (said.length < EVERY || first === undefined) return null;
  const messages = said.slice(-MOST_SAID).map(({ text }) => ({
    role: 'user' as const,
    content: cut(text),
  }));
  const names = members.map(({ firstName }) => firstName);
  const asker = { people: [first, ...others] as const, names };
  const { output, meta } = await house.coach.ask('conversationSummary', { messages }, asker);
  return policyOf(meta.safety).share ? output.summary : null;
}

/** Whether several read it. */
const isRead = ({ kind }: ThreadRow) => kind === 'group_mediation' || kind === 'shared_session';

/**
 * Lists are easily seen by bystanders, so there is no summary where someone may not be safe. In a shared conversation
 * a summary that disappears would give that away: there, the words in question are only left out.
 */
export async function summarise(house: Deps, threadId: string) {
  const [thread] = await house.db.select().from(threads).where(eq(threads.id, threadId));
  if (!thread) return;
  const [said, members] = await Promise.all([
    chatMessages.said(house, house.db, thread),
    chatMembers.of(house, house.db, thread),
  ]);
  const calm = said.filter(({ safety }) => safety === null);
  const isShared = isRead(thread);
  const alone = calm.length === said.length ? () => wordsFor(house, calm, members) : () => null;
  const summary = isShared ? wordsForAll(calm, members) : await alone();
  if (isShared && summary === null) return;
  await house.db.transaction(async (tx) => {
    const [row] = await tx.select().from(threads).where(eq(threads.id, threadId)).for('update');
    if (!row) return;
    await chatThreads.setWords(house, tx, row, { summary });
    await chatThreads.notify(house, tx, row);
  });
}
