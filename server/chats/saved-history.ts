import type { ChatMessage } from '#contract/relationship-chats.ts';
import { messagesBefore } from '#server/chats/message-rows.ts';
import { openBody } from '#server/chats/messages.ts';
import type { Held } from '#server/chats/reply.ts';
import type { Transaction } from '#server/database/open.ts';

const PAGE = 500;

/** Everything that stands in a thread, oldest first, as a saved chat keeps it; and whether a card stood beside any of it. */
export async function currentHistory(tx: Transaction, { thread, members, safe }: Held) {
  const all: ChatMessage[] = [];
  let hasCard = false;
  for (let before: string | undefined; ; ) {
    const rows = await messagesBefore(tx, thread.id, PAGE, before);
    for (const row of rows) {
      const { text, safety } = openBody(safe, row);
      hasCard ||= safety !== null;
      if (row.isRemoved || !text) continue;
      const userName = members.find(({ id }) => id === row.authorId)?.firstName ?? null;
      const role = row.authorId ? 'user' : 'assistant';
      all.push({ role, content: text, timestamp: row.createdAt.toISOString(), userName });
    }
    before = rows.at(-1)?.id;
    if (rows.length < PAGE) return { history: all.reverse(), hasCard };
  }
}
