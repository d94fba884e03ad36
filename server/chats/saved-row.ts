import type { ChatMessage, NewSavedChat, SavedChat } from '#contract/relationship-chats.ts';
import type { savedChats } from '#server/chats/table.ts';
import type { Safe } from '#server/vault/vault.ts';

export type SavedRow = typeof savedChats.$inferSelect;
/** What is private of a saved chat: sealed as one. */
export type Kept = Omit<SavedChat, 'id' | 'relationshipId' | 'status' | 'createdAt'>;

const TABLE = 'saved_chats';
export const sealKept = (safe: Safe, id: string, kept: Kept) => safe.seal(TABLE, id, kept);
export const openKept = (safe: Safe, { id, sealed }: Pick<SavedRow, 'id' | 'sealed'>) =>
  safe.open<Kept>(TABLE, id, sealed);

const NO_ISSUE = 'General discussion';
const TAG = 'relationship-help';

/** What is kept, with the documented defaults for what was left out. */
export function keptOf(input: NewSavedChat, chatHistory: ChatMessage[], personName: string): Kept {
  const first = chatHistory.find(({ role, content }) => role === 'user' && content.trim() !== '');
  return {
    title: input.title,
    originalIssue: input.originalIssue?.trim() || first?.content || NO_ISSUE,
    chatHistory,
    aiInsights: input.aiInsights ?? '',
    keyTakeaways: input.keyTakeaways ?? [],
    actionItems: input.actionItems ?? [],
    tags: input.tags ?? [personName, TAG],
  };
}

export const presentSaved = (row: SavedRow, kept: Kept): SavedChat => ({
  ...{ id: row.id, relationshipId: row.relationshipId, status: row.status },
  ...kept,
  createdAt: row.createdAt.toISOString(),
});
