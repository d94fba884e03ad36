import type { Step } from '#contract/conversations.ts';
import type { threads } from '#server/chats/table.ts';
import type { Safe } from '#server/vault/vault.ts';

export type ThreadRow = typeof threads.$inferSelect;

/** `upTo` is the last message in it. */
export type Earlier = { summary: string; upTo: string };

/** What is private of a thread itself: sealed as one. */
export type ThreadWords = {
  title: string;
  description: string;
  summary: string | null;
  /** How far each has come, by their own words. */
  steps: Record<string, Step[]>;
  /** What went before the newest messages, as a model summed it up for later replies; nobody is shown it. */
  earlier?: Earlier | null;
  /** Up to here was looked for what may be worth remembering. */
  lookedUpTo?: string | null;
};

const TABLE = 'threads';
export const sealThread = (safe: Safe, id: string, words: ThreadWords) => safe.seal(TABLE, id, words);
export const openThread = (safe: Safe, { id, sealed }: Pick<ThreadRow, 'id' | 'sealed'>) =>
  safe.open<ThreadWords>(TABLE, id, sealed);

/** Others can read these kinds too: they are sealed under a key of their own. */
export const isShared = (kind: ThreadRow['kind']) => kind === 'group_mediation' || kind === 'shared_session';
