import { saidBy, savedBy } from '#server/chats/chats.ts';
import { writtenOf } from '#server/relationships/relationships.ts';
import type { Source } from '#server/search/written.ts';

/** Every room in which members write, and so may look for it. */
export const sources: readonly Source[] = [writtenOf, saidBy, savedBy];
