import type { Entry, EntryForm } from '#contract/journal.ts';
import type { journalEntries } from '#server/journal/table.ts';
import type { Safe } from '#server/vault/vault.ts';

export type EntryRow = typeof journalEntries.$inferSelect;
/** The sealed part of an entry. */
type Words = Pick<EntryForm, 'title' | 'content' | 'emotions' | 'mood' | 'tags'>;
/** An entry without what recurs in it. */
export type OpenEntry = Omit<Entry, 'aiInsights'>;

const TABLE = 'journal_entries';

const sameTag = (tag: string) => tag.toLocaleLowerCase();

/** Tags are made unique, ignoring case. */
export const wordsOf = ({ title, content, emotions, mood, tags }: EntryForm): Words => ({
  ...{ title, content, emotions, mood },
  tags: [...new Map(tags.map((tag) => [sameTag(tag), tag])).values()],
});

export const sealWords = (safe: Safe, id: string, words: Words) => safe.seal(TABLE, id, words);

export const presentEntry = (row: Omit<EntryRow, 'sealed' | 'ownerId' | 'deletedAt'>, words: Words): OpenEntry => ({
  id: row.id,
  ...words,
  relationshipId: row.relationshipId,
  on: row.day,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const openEntry = (safe: Safe, row: EntryRow): OpenEntry =>
  presentEntry(row, safe.open<Words>(TABLE, row.id, row.sealed));

export const hasTag = ({ tags }: Pick<Words, 'tags'>, wanted: string) =>
  tags.some((tag) => sameTag(tag) === sameTag(wanted));
