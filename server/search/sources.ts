import { writtenOf as relationships } from '#server/relationships/relationships.ts';
import type { Source } from '#server/search/written.ts';

/** Every room in which members write, and so may look for it. */
export const sources: readonly Source[] = [relationships];
