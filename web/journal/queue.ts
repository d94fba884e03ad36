import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SafetyNote } from '#contract/chat.ts';
import type { EntryForm } from '#contract/journal.ts';
import { api } from '#web/app/api.ts';
import { keepDraft, readDraft } from '#web/app/drafts.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { today } from '#web/app/timeZone.ts';
import { afterRefusal, nextOf, type Waiting, withAdded } from '#web/journal/waiting.ts';

const KEY = 'journal/queue';
/** Milliseconds between retries while online. */
const AGAIN = 30_000;

const read = (userId: string) => readDraft<Waiting[]>(userId, KEY) ?? [];

const watch = (onChange: () => void) => {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
};

export type Saved = { safety: SafetyNote | null; isCopy?: boolean };

const send = ({ key, form, change }: Waiting): Promise<Saved> =>
  change
    ? api.journal.change.call({ ...form, ...change })
    : api.journal.create.call(form, { context: { idempotencyKey: key } });

/** A lock between tabs, so that none sends what another has just sent. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(KEY, work) : work();

/** Entries stored in this browser until there is a connection, and then sent one by one. */
export function useQueue(onSaved: (saved: Saved) => void) {
  const { user } = useSignedIn();
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine);
  const [waiting, setWaiting] = useState(() => read(user.id));
  const [attempt, setAttempt] = useState(0);
  const next = nextOf(waiting)?.key;

  /** Reads the stored list first, since another tab may have changed it. */
  const change = (to: (all: Waiting[]) => Waiting[]): boolean => {
    const all = to(read(user.id));
    const isKept = keepDraft(user.id, KEY, all);
    if (isKept) setWaiting(all);
    return isKept;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each counted attempt runs it again, and only then.
  useEffect(() => {
    if (!next || !isOnline) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    void inTurn(async () => {
      const one = nextOf(read(user.id));
      if (!one) return setWaiting(read(user.id));
      try {
        const saved = await send(one);
        change((all) => all.filter(({ key }) => key !== one.key));
        onSaved(saved);
      } catch (error) {
        const after = afterRefusal(one, refusalOf(error));
        if (after) change((all) => all.map((other) => (other.key === one.key ? after : other)));
        else again = setTimeout(() => setAttempt((count) => count + 1), AGAIN);
        if (after && !after.refused) setAttempt((count) => count + 1);
      }
    });
    return () => clearTimeout(again);
  }, [next, isOnline, attempt, user.id]);

  return {
    waiting,
    /** Returns whether the browser could store it. The entry keeps today's date. */
    add: (form: EntryForm, key: string, of?: Waiting['change']): boolean =>
      change((all) => withAdded(all, { key, form: { ...form, on: form.on ?? today() }, ...(of && { change: of }) })),
    drop: (key: string) => change((all) => all.filter((one) => one.key !== key)),
  };
}
