import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EntryForm } from '#contract/journal.ts';
import { api } from '#web/app/api.ts';
import { keepDraft, readDraft } from '#web/app/drafts.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { toast } from '#web/kit/toast.ts';

/** An entry that was saved without a connection. Its key makes it one entry, however often it is sent. */
type Waiting = { key: string; form: EntryForm };

const KEY = 'journal/queue';
const read = (userId: string) => readDraft<Waiting[]>(userId, KEY) ?? [];

const watch = (tell: () => void) => {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
};

/** Entries that wait in this browser until there is a connection, and then go one by one. */
export function useQueue() {
  const { user } = useSignedIn();
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine);
  const [waiting, setWaiting] = useState(() => read(user.id));
  const [first] = waiting;
  useEffect(() => {
    if (!first || !isOnline) return;
    api.journal.create
      .call(first.form, { context: { idempotencyKey: first.key } })
      .then(() => {
        // Others may have been added while this one was on its way.
        const rest = read(user.id).filter(({ key }) => key !== first.key);
        keepDraft(user.id, KEY, rest);
        setWaiting(rest);
        toast({ title: 'Entry saved' });
      })
      .catch((error) => toast({ title: 'Not sent yet', text: refusalOf(error).message, tone: 'error' }));
  }, [first, isOnline, user.id]);
  return {
    waiting,
    /** Answers whether the browser took it. */
    add(form: EntryForm, key: string): boolean {
      const all = [...read(user.id), { key, form }];
      if (!keepDraft(user.id, KEY, all)) return false;
      setWaiting(all);
      return true;
    },
  };
}
