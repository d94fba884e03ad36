import type { EntryForm } from '#contract/journal.ts';
import type { Refusal } from '#web/app/refusal.ts';

/** An entry that was saved without a connection. Its key makes it one entry, however often it is sent. */
export type Waiting = {
  key: string;
  form: EntryForm;
  /** The entry that was changed, and when the version that was changed had been saved. */
  change?: { id: string; basedOn: string };
  /** Why it was not taken: it waits for its writer, and the others go on. */
  refused?: string;
};

/** A change of what already waits to be changed takes its place, and is of the same version still. */
export function withAdded(all: readonly Waiting[], added: Waiting): Waiting[] {
  const before = added.change && all.find(({ change }) => change?.id === added.change?.id);
  if (!before) return [...all, added];
  return all.map((one) =>
    one === before ? { key: added.key, form: added.form, change: before.change } : one,
  ) as Waiting[];
}

/** What is sent next. */
export const nextOf = (all: readonly Waiting[]) => all.find(({ refused }) => refused === undefined);

/** Those after which sending the same again can't go better. */
const FINAL = new Set([400, 403, 404, 409, 413, 415]);

/** What becomes of an entry that the server answered so; null where it is sent again later. */
export function afterRefusal(one: Waiting, { status, message }: Pick<Refusal, 'status' | 'message'>): Waiting | null {
  if (!FINAL.has(status)) return null;
  // It was deleted elsewhere meanwhile: these words become an entry of their own.
  if (status === 404 && one.change) return { key: one.key, form: one.form };
  return { ...one, refused: message };
}
