import type { InfiniteData } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { type DraftKey, dropDraft, keepDraft, readDraft } from '#web/app/drafts.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { toast } from '#web/kit/toast/toast.ts';
import { afterSave, type Edit, isUnsaved, type ProfileField } from '#web/profile/edit.ts';

/** Milliseconds without input before a text is sent. */
const DEBOUNCE = 1000;

type Status = 'idle' | 'saving' | 'saved' | 'failed';

/** A text that saves itself. Until the server has it, it is stored in this browser. */
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

  // Sends at once what an earlier visit could not save, and what is being edited when the page is left.
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
    /** Editing has ended, so the server's text is shown from here on. */
    leave() {
      if (newest.current && !isUnsaved(field, newest.current)) put(undefined);
    },
  };
}

/** Otherwise lists would show the old text until they are reloaded. */
function showInLists(saved: Relationship): void {
  queryClient.setQueriesData<InfiniteData<Relationship[]>>(
    { queryKey: api.relationships.list.key({ type: 'infinite' }) },
    (lists) =>
      lists && { ...lists, pages: lists.pages.map((page) => page.map((one) => (one.id === saved.id ? saved : one))) },
  );
}
