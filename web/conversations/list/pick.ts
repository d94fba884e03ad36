import type { Conversation, ConversationStanding, ConversationType } from '#contract/conversations.ts';

/** What the list is narrowed to; nothing chosen is everything. */
export type Wanted = { words: string; status: ConversationStanding | ''; type: ConversationType | '' };

/** The conversations that fit, in the order they came. Every word must be found somewhere in what the row shows. */
export function pick(list: readonly Conversation[], { words, status, type }: Wanted): Conversation[] {
  const sought = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return list.filter(
    (one) => (status === '' || one.status === status) && (type === '' || one.type === type) && holds(one, sought),
  );
}

function holds({ title, description, summary, others }: Conversation, sought: readonly string[]): boolean {
  if (sought.length === 0) return true;
  const text = [title, description, summary ?? '', ...others].join('\n').toLocaleLowerCase();
  return sought.every((word) => text.includes(word));
}
