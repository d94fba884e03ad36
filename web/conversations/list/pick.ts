import type { Conversation, ConversationType, ShownStatus } from '#contract/conversations.ts';

/** The filters; an empty one matches everything. */
export type Wanted = { words: string; status: ShownStatus | ''; type: ConversationType | '' };

/** The matching conversations in their order. Every word must occur somewhere in the row. */
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
