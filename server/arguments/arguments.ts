import * as followUp from '#server/arguments/follow-up.ts';
import * as arriving from '#server/arguments/import.ts';
import { records } from '#server/arguments/row.ts';
import * as writing from '#server/arguments/writing.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'db' | 'vault'>;

/** Registers the follow-up chats, and what happens to a written result. */
export function registerArguments(house: House) {
  followUp.registerArgumentChats();
  writing.keepWritten(house);
}

/** For the search. */
export async function* arguedBy(house: Deps, userId: string) {
  for await (const one of records.all(house, userId)) {
    const { id, originalConversation, context, analysis, summary, resolvedConversation } = one;
    const text = [originalConversation, context, summary, resolvedConversation].join('\n');
    const [title, at, path] = [analysis.conflictType, new Date(one.createdAt), `/argument-resolver?argument=${id}`];
    const told = { lines: originalConversation.split('\n'), context };
    yield { kind: 'argument' as const, id, part: null, title, text, at, path, told };
  }
}

export const exportOf = async (house: Deps, userId: string) => ({ arguments: await records.inOrder(house, userId) });

export const importOf = arriving.importOf;
export const eraseOf = records.erase;
