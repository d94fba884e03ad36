import type { Message } from '#contract/messages.ts';
import type { Thread } from '#contract/threads.ts';
import { api } from '#web/app/api.ts';

const first = (messages: readonly Message[]) => messages.find(({ isMine, isRemoved }) => isMine && !isRemoved)?.content;
/** Pages loaded to find the first message; a longer chat gets its title by hand. */
const MOST_PAGES = 20;

/** The member's first message in a chat of any length. */
export async function firstWords({ id, messages, hasEarlier }: Thread): Promise<string | undefined> {
  let page: { messages: readonly Message[]; hasEarlier: boolean } = { messages, hasEarlier };
  let found = first(messages);
  for (let pages = 0; page.hasEarlier && pages < MOST_PAGES; pages++) {
    const before = page.messages[0]?.id;
    page = await api.chats.threads.earlier.call({ id, limit: 200, ...(before && { before }) });
    found = first(page.messages) ?? found;
  }
  return found;
}
