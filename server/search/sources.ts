import { arguedBy } from '#server/arguments/arguments.ts';
import { chatsWritten } from '#server/chats/chats.ts';
import { craftedBy } from '#server/crafting/crafting.ts';
import { entriesOf } from '#server/journal/journal.ts';
import { writtenOf as rememberedOf } from '#server/memory/memory.ts';
import { analyzedBy as describedBy } from '#server/relationship-analysis/relationship-analysis.ts';
import { relationshipData } from '#server/relationships/relationships.ts';
import type { Source } from '#server/search/written.ts';

import { analyzedBy } from '#server/text-analysis/text-analysis.ts';

/** All rooms in which members write. */
export const sources: readonly Source[] = [
  relationshipData.writtenOf,
  chatsWritten.messages,
  chatsWritten.saved,
  chatsWritten.conversations,
  rememberedOf,
  entriesOf,
  craftedBy,
  arguedBy,
  analyzedBy,
  describedBy,
];
