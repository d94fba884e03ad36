import type { Message } from '#contract/messages.ts';
import { beforeOf } from '#server/chats/message/background.ts';
import { coachContext } from '#server/chats/message/coach-context.ts';
import { IDLE_PROMPT, IDLE_SECONDS } from '#server/chats/message/idle-prompt.ts';
import { expectReply } from '#server/chats/message/order.ts';
import {
  beginReply,
  isTurnDue,
  keepApart,
  type Question,
  recoverReply,
  stillAnswering,
} from '#server/chats/message/reply.ts';
import {
  addMessage,
  type Body,
  messagesBefore,
  plain,
  presentMessage,
  touchThread,
} from '#server/chats/message/rows.ts';
import type { MessageRow } from '#server/chats/table.ts';
import { refuseBlocked, rulesOf, type Services, writeBlock } from '#server/chats/thread/kinds.ts';
import { admitted, type Held, holdOpened, notifyThread, type Visitor } from '#server/chats/thread/members.ts';
import { isShared } from '#server/chats/thread/rows.ts';
import type { Transaction } from '#server/database/open.ts';
import { idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { texts } from '#server/safety/assess-texts.ts';
import { cardBeside, countCard } from '#server/safety/counts.ts';
import { heard } from '#server/safety/heard.ts';

/** The writer, and their country as far as it is known. */
export type Speaker = Visitor & { country?: string | null; timeZone?: string };

/** How many messages back a turn is looked for. */
const LOOKED_AT = 100;

/** The messages since Mallama's last answer, newest first. The idle prompt does not count as one. */
async function sinceAnswer(tx: Transaction, { thread }: Held): Promise<MessageRow[]> {
  const recent = await messagesBefore(tx, thread.id, LOOKED_AT);
  const last = recent.findIndex(({ runId }) => runId !== null);
  return last < 0 ? recent : recent.slice(0, last);
}

type Asked = Pick<Question, 'row' | 'country' | 'context' | 'soon' | 'expected'> & { body: Body; isBusy: boolean };

/** Starts a reply, depending on the kind of thread. */
export async function answerIn(house: Services, tx: Transaction, held: Held, { row, body, isBusy, ...asking }: Asked) {
  const { thread } = held;
  if (isBusy || !rulesOf(thread.kind).answers) return;
  if (thread.kind !== 'shared_session') return void (await beginReply(house, tx, held, { row, body, ...asking }));
  const due = isTurnDue(held, await sinceAnswer(tx, held));
  if (due) return void (await beginReply(house, tx, held, { row: due, ...asking }));
  await house.jobs.add(
    IDLE_PROMPT,
    { thread: thread.id, message: row.id },
    { tx, runAt: new Date(house.now().getTime() + IDLE_SECONDS * 1000) },
  );
}

/** Stores a message and starts the reply, in one transaction. */
export async function sendMessage(
  house: Services & Pick<Context, 'answered' | 'ahead'>,
  speaker: Speaker,
  threadId: string,
  given: string,
): Promise<Message> {
  const content = given.toWellFormed();
  const before = beforeOf(house, speaker.id, idIn(threadId));
  const place = admitted(await before.place, speaker);
  const { thread, member } = place;
  await rulesOf(thread.kind).guard?.(house, thread, { authorId: speaker.id, content });
  const assessment = heard(texts('chat', content));
  const [context] = await Promise.all([
    coachContext(house, thread, speaker, content, before.newest),
    keepApart(house, assessment, { id: speaker.id, relationshipId: member.relationshipId }),
  ]);
  const body = { ...plain(content), safety: cardBeside(assessment) };
  const { country = null } = speaker;
  const turn = { role: 'user', text: content, finding: body.safety } as const;
  const spoken = { askerId: speaker.id, turn };
  const expected = expectReply(house, place, await before.newest, spoken, { country, context });
  const { runs } = house.coach;
  const message = await runs.keeping(
    house.db,
    async (tx, soon) => {
      const held = await holdOpened(house, tx, speaker, thread.id);
      const { members, safe } = held;
      const block = await writeBlock(house, tx, held.thread, members, speaker.id);
      if (block) throw refuseBlocked(block);
      const open = await recoverReply(house, tx, held);
      if (open && thread.kind !== 'shared_session') throw stillAnswering();
      const about = { threadId: thread.id, authorId: speaker.id, safe, body, now: house.now() };
      const row = await addMessage(tx, about);
      await answerIn(house, tx, held, { row, body, country, context, soon, expected, isBusy: open !== undefined });
      await touchThread(tx, thread.id, house.now());
      await rulesOf(thread.kind).afterSaid?.(house, tx, held.thread, { id: row.id, authorId: speaker.id, content });
      await notifyThread(house, tx, thread, members);
      const said = presentMessage({ thread, members, viewerId: speaker.id, safe }, row);
      await house.answered?.(tx, said);
      return said;
    },
    expected,
  );
  if (isShared(thread.kind)) await countCard(house, assessment);
  return message;
}
