import * as arriving from '#server/crafting/import.ts';
import { records } from '#server/crafting/records.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'db' | 'vault'>;

/** For the search. */
export async function* craftedBy(house: Deps, userId: string) {
  for await (const one of records.all(house, userId)) {
    const { id, goal: title, context, conversationHistory, originalDraft, versions } = one;
    const text = [
      ...versions.toReversed().map(({ craftedMessage }) => craftedMessage),
      ...[originalDraft, context, conversationHistory],
    ].join('\n');
    const at = new Date(one.createdAt);
    yield { kind: 'crafting' as const, id, part: null, title, text, at, path: `/text-this-not-that?message=${id}` };
  }
}

export const exportOf = async (house: Deps, userId: string) => ({ messages: await records.inOrder(house, userId) });

export const importOf = arriving.importOf;
export const eraseOf = records.erase;
