import type { Entry } from '#contract/journal.ts';
import { UNDO_SECONDS } from '#contract/journal.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { toast } from '#web/kit/toast/toast.ts';

const tellFailure = (title: string) => (error: unknown) =>
  toast({ title, text: refusalOf(error).message, tone: 'error' });

async function restoreEntry({ id }: Pick<Entry, 'id'>) {
  try {
    await api.journal.restore.call({ id });
    toast({ title: 'The entry is back' });
  } catch (error) {
    tellFailure('The entry couldn’t be brought back')(error);
  }
}

/** Deletes at once, and offers Undo as long as it is possible. */
export async function removeEntry(entry: Pick<Entry, 'id'>): Promise<void> {
  try {
    await api.journal.remove.call({ id: entry.id });
    toast({
      title: 'Entry deleted',
      tone: 'info',
      milliseconds: UNDO_SECONDS * 1000,
      action: { label: 'Undo', run: () => void restoreEntry(entry) },
    });
  } catch (error) {
    tellFailure('The entry couldn’t be deleted')(error);
  }
}
