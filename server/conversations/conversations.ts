import type { ConversationType } from '#contract/conversations.ts';
import { registerKinds } from '#server/conversations/kinds.ts';
import * as leaving from '#server/conversations/leaving.ts';
import { listConversations } from '#server/conversations/list.ts';
import { CHECK_IN, checkIn } from '#server/conversations/mediation/remind.ts';
import { END, endMediation } from '#server/conversations/mediation/safety.ts';
import { SUMMARISE, summarise } from '#server/conversations/summary.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/house.ts';
import type { Caller } from '#server/http/context.ts';

type Ground = Omit<House, 'close'>;

/** What happens to conversations while nobody looks, and what the chats have to know of them. */
export function tendConversations(house: Ground) {
  registerKinds();
  house.jobs.handle(SUMMARISE, ({ thread = '' }) => summarise(house, thread));
  house.jobs.handle(END, ({ id = '' }) => endMediation(house, id));
  house.jobs.handle(CHECK_IN, ({ id = '' }) => checkIn(house, id));
}

export type ConversationRow = { id: string; title: string; type: ConversationType; status: string; updatedAt: string };

/** What the dashboard shows of somebody's conversations, the latest first. */
export async function conversationRows(
  house: Pick<House, 'db' | 'vault' | 'now'>,
  reader: Pick<Caller, 'id' | 'hasAccess'>,
  limit: number,
): Promise<ConversationRow[]> {
  const all = await listConversations(house, reader, { limit });
  return all
    .filter(({ isInvited }) => !isInvited)
    .map(({ id, title, type, status, updatedAt }) => ({ id, title, type, status, updatedAt }));
}

export const exportOf = (house: Pick<House, 'db' | 'vault' | 'now'>, userId: string) => leaving.exportOf(house, userId);
export const eraseOf = (tx: Transaction, userId: string) => leaving.eraseOf(tx, userId);
