import { isOpen, type MessageRow, openBody } from '#server/chats/messages.ts';
import { isShared, type ThreadRow } from '#server/chats/words.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Safe } from '#server/vault/vault.ts';

const BEGINNINGS = (who: string) => [
  `${who} and I keep having the same argument.`,
  `I want to tell ${who} something and don't know how.`,
  `I'd like to feel closer to ${who}.`,
  `I want to set a boundary with ${who}.`,
];
const ALONE = [
  'There’s something I keep thinking about.',
  'I had an argument and it is still with me.',
  'I have a decision to make.',
];
const ON = [
  ['There is more to it.', 'What could I try first?', 'Help me find the words.'],
  ['How might it look from the other side?', 'What could I say?', 'I’m not sure what I feel.'],
  ['Can we look at a small next step?', 'What would you ask in my place?', 'That’s not quite it.'],
];

type Ground = { thread: ThreadRow; safe: Safe; rows: readonly MessageRow[]; personName: string | null };

/** What one could say next, in the writer's own voice; nothing where somebody may not be safe, or where others read it. */
export function suggestionsFor({ thread, safe, rows, personName }: Ground): string[] {
  const last = rows.at(-1);
  if (isShared(thread.kind) || thread.status !== 'active' || !last || last.authorId || isOpen(last)) return [];
  const found = rows.flatMap((row) => openBody(safe, row).safety ?? []);
  if (found.some((one) => policyOf(one).card)) return [];
  const turns = rows.filter(({ authorId }) => authorId !== null).length;
  if (turns === 0) return personName ? BEGINNINGS(personName) : ALONE;
  return ON[turns % ON.length] ?? [];
}
