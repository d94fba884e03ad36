import type { Step } from '#contract/conversations.ts';
import type { threads } from '#server/chats/table.ts';
import type { Safe } from '#server/vault/vault.ts';

export type ThreadRow = typeof threads.$inferSelect;

/** What is private of a thread itself: sealed as one. */
export type ThreadWords = {
  title: string;
  description: string;
  summary: string | null;
  /** How far each has come, by their own words. */
  steps: Record<string, Step[]>;
};

const TABLE = 'threads';
export const sealThread = (safe: Safe, id: string, words: ThreadWords) => safe.seal(TABLE, id, words);
export const openThread = (safe: Safe, { id, sealed }: Pick<ThreadRow, 'id' | 'sealed'>) =>
  safe.open<ThreadWords>(TABLE, id, sealed);

/** Others can read these kinds too: they are sealed under a key of their own. */
export const isShared = (kind: ThreadRow['kind']) => kind === 'group_mediation' || kind === 'shared_session';
