import type { FoundKind } from '#contract/search.ts';
import {
  type Icon,
  IconBook2,
  IconBookmark,
  IconBulb,
  IconHeartHandshake,
  IconListCheck,
  IconMessage,
  IconMessages,
  IconPencilHeart,
  IconScale,
  IconSearch,
  IconUserHeart,
} from '#web/kit/icons.ts';

/** How each kind of place is called as a filter, and its sign beside a result. */
export const KINDS = {
  relationship: { many: 'People', one: 'Person', icon: IconUserHeart },
  agreement: { many: 'Agreements', one: 'Agreement', icon: IconListCheck },
  chat: { many: 'Chats', one: 'Chat', icon: IconMessage },
  saved_chat: { many: 'Saved chats', one: 'Saved chat', icon: IconBookmark },
  memory: { many: 'Remembered', one: 'Remembered', icon: IconBulb },
  conversation: { many: 'Conversations', one: 'Conversation', icon: IconMessages },
  crafting: { many: 'Text this, not that', one: 'Crafted message', icon: IconPencilHeart },
  text_analysis: { many: 'Text analyzer', one: 'Analyzed message', icon: IconSearch },
  relationship_analysis: { many: 'Relationship analysis', one: 'Relationship analysis', icon: IconHeartHandshake },
  argument: { many: 'Arguments', one: 'Argument', icon: IconScale },
  journal: { many: 'Journal', one: 'Journal entry', icon: IconBook2 },
} as const satisfies Record<FoundKind, { many: string; one: string; icon: Icon }>;
