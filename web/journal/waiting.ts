import type { EntryForm } from '#contract/journal.ts';
import type { Refusal } from '#web/app/refusal.ts';

/** An entry saved offline. Its idempotency key makes it one entry, however often it is sent. */
export type Waiting = {
  key: string;
  form: EntryForm;
  /** The entry being changed, and when the edited version was saved. */
  change?: { id: string; basedOn: string };
  /** Why it was refused. It waits for its writer, and the others are sent. */
  refused?: string;
};

/** Adds an entry. A further change of a waiting entry replaces it and keeps its base version. */
export function withAdded(all: readonly Waiting[], added: Waiting): Waiting[] {
  const before = added.change && all.find(({ change }) => change?.id === added.change?.id);
  if (!before) return [...all, added];
  return all.map((one) =>
    one === before ? { key: added.key, form: added.form, change: before.change } : one,
  ) as Waiting[];
}

export const nextOf = (all: readonly Waiting[]) => all.find(({ refused }) => refused === undefined);

/** Statuses after which a retry cannot succeed. */
const FINAL = new Set([400, 403, 404, 409, 413, 415]);

/** The entry after the server's answer; null if it is sent again later. */
export function afterRefusal(one: Waiting, { status, message }: Pick<Refusal, 'status' | 'message'>): Waiting | null {
  if (!FINAL.has(status)) return null;
  // It was deleted elsewhere meanwhile: these words become an entry of their own.
  if (status === 404 && one.change) return { key: one.key, form: one.form };
  return { ...one, refused: message };
}
