import type { FoundKind } from '#contract/search.ts';
import { type Icon, IconBookmark, IconMessage, IconMessages, IconUserHeart } from '#web/kit/icons.ts';

/** How each kind of place is called as a filter, and its sign beside a result. */
export const KINDS = {
  relationship: { many: 'People', one: 'Person', icon: IconUserHeart },
  chat: { many: 'Chats', one: 'Chat', icon: IconMessage },
  saved_chat: { many: 'Saved chats', one: 'Saved chat', icon: IconBookmark },
  conversation: { many: 'Conversations', one: 'Conversation', icon: IconMessages },
} as const satisfies Record<FoundKind, { many: string; one: string; icon: Icon }>;
