import { UNDO_SECONDS } from '#contract/relationship-undo.ts';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { tellFailure } from '#web/relationships/tellFailure.ts';

/** The person who was just deleted, and until when that can be undone. */
export type Removed = { id: string; personName: string; until: number };

let removed: readonly Removed[] = [];
const listeners = new Set<() => void>();

export const readRemoved = (): readonly Removed[] => removed;

export function onRemoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Kept outside of any page, so that deleting on one page can be undone on the next. */
function rememberRemoved(one: Removed): void {
  show([...removed.filter(({ id }) => id !== one.id), one]);
}

export function forgetRemoved(id: string): void {
  show(removed.filter((one) => one.id !== id));
}

function show(next: readonly Removed[]): void {
  removed = next;
  for (const listener of listeners) listener();
}

type Person = { id: string; personName: string; isMutual: boolean };

/** Asks, deletes, and offers to undo it. Returns whether it was deleted. */
export async function removeRelationship({ id, personName, isMutual }: Person): Promise<boolean> {
  const isMeant = await confirm({
    title: `Delete ${personName}?`,
    text: `Your scores, check-ins, events, goals, dates, lists, notes and chats about ${personName} will be deleted too.${
      isMutual ? ' Your connection ends.' : ''
    } For ${UNDO_SECONDS} seconds you can bring it all back. To keep it out of sight instead, archive it.`,
    action: `Delete ${personName}`,
  });
  if (!isMeant) return false;
  try {
    await api.relationships.remove.call({ id });
    rememberRemoved({ id, personName, until: Date.now() + UNDO_SECONDS * 1000 });
    return true;
  } catch (error) {
    tellFailure('Failed to delete relationship')(error);
    return false;
  }
}
