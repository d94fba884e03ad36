import { UNDO_SECONDS } from '#contract/relationship-undo.ts';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { rememberRemoved } from '#web/relationships/person/removed.ts';
import { tellFailure } from '#web/relationships/tellFailure.ts';

type Person = { id: string; personName: string; isMutual: boolean };

/** Asks, deletes, and keeps the way back open. Answers whether it was deleted. */
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
