import type { InfiniteData } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { type DraftKey, dropDraft, keepDraft, readDraft } from '#web/app/drafts.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { toast } from '#web/kit/toast/toast.ts';
import { afterSave, type Edit, isUnsaved, type ProfileField } from '#web/profile/edit.ts';

/** Milliseconds without a key before a text is sent. */
const DEBOUNCE = 1000;

type Status = 'idle' | 'saving' | 'saved' | 'failed';

/** One text that saves itself. Until the server has it, it is kept in this browser. */
export function useAutosave({ id, ...relationship }: Relationship, field: ProfileField) {
  const { user } = useSignedIn();
  const key: DraftKey = `profile/${id}-${field}`;
  const [edit, setEdit] = useState(() => readDraft<Edit>(user.id, key));
  const [status, setStatus] = useState<Status>('idle');
  const [error, setError] = useState<unknown>();
  const newest = useRef(edit);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSending = useRef(false);

  const put = (next: Edit | undefined) => {
    newest.current = next;
    setEdit(next);
    if (next && isUnsaved(field, next)) keepDraft(user.id, key, next);
    else dropDraft(user.id, key);
  };
  const sendSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), DEBOUNCE);
  };

  async function send(): Promise<void> {
    clearTimeout(timer.current);
    const sent = newest.current;
    if (isSending.current || !sent || !isUnsaved(field, sent)) return;
    isSending.current = true;
    setStatus('saving');
    setError(undefined);
    try {
      const saved = await api.relationships.update.call({ id, [field]: sent.text, base: { [field]: sent.base } });
      showInLists(saved);
      put(afterSave(field, newest.current ?? sent, sent, saved[field]));
      setStatus('saved');
      if (newest.current && isUnsaved(field, newest.current)) sendSoon();
    } catch (failure) {
      setStatus('failed');
      setError(failure);
      toast({ title: 'Update Failed', text: 'Could not update relationship.', tone: 'error' });
    } finally {
      isSending.current = false;
    }
  }

  // What an earlier visit could not save goes out at once, and what is being written when the page is left.
  const sendNow = useEffectEvent(() => void send());
  useEffect(() => {
    sendNow();
    return () => sendNow();
  }, []);

  return {
    text: edit?.text ?? relationship[field],
    status,
    error,
    retry: () => void send(),
    type(text: string) {
      put({ base: newest.current?.base ?? relationship[field], text });
      sendSoon();
    },
    /** Nothing is being typed any more: from here on the server's words are shown. */
    leave() {
      if (newest.current && !isUnsaved(field, newest.current)) put(undefined);
    },
  };
}

/** Or the old words would show until the lists have come again. */
function showInLists(saved: Relationship): void {
  queryClient.setQueriesData<InfiniteData<Relationship[]>>(
    { queryKey: api.relationships.list.key({ type: 'infinite' }) },
    (lists) =>
      lists && { ...lists, pages: lists.pages.map((page) => page.map((one) => (one.id === saved.id ? saved : one))) },
  );
}
