import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#web/app/api.ts';
import { dropDraft } from '#web/app/drafts.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { outboxKey } from '#web/app/thread/outbox.ts';
import { toast } from '#web/kit/toast/toast.ts';

const { temporary, get, end } = api.chats.threads;
const keyOf = (relationshipId: string) => `mallama-temporary:${relationshipId}`;

/** A temporary chat. Only this tab remembers it, also through a reload. */
export function useTemporary(relationshipId: string) {
  const { user } = useSignedIn();
  const key = keyOf(relationshipId);
  const [id, setId] = useState(() => read(key));
  const query = useQuery({ ...get.queryOptions({ input: { id: id ?? '' } }), enabled: id !== null });
  const remember = (next: string | null) => {
    write(key, next);
    setId(next);
  };
  const forget = () => {
    if (id === null) return;
    dropDraft(user.id, `temporary/${id}`);
    dropDraft(user.id, outboxKey({ id, isTemporary: true }));
    remember(null);
  };
  // It was ended elsewhere or has expired; other failures are temporary.
  const isGone = query.isError && refusalOf(query.error).code === 'not_found';
  const forgetGone = useEffectEvent(forget);
  useEffect(() => {
    if (isGone) forgetGone();
  }, [isGone]);
  const start = useMutation(
    temporary.mutationOptions({
      onSuccess(thread) {
        queryClient.setQueryData(get.queryKey({ input: { id: thread.id } }), thread);
        remember(thread.id);
      },
      onError: (error) => toast({ title: 'Not started', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  return {
    thread: id !== null && !isGone ? query.data : undefined,
    start: () => start.mutate({ relationshipId }),
    end() {
      if (id === null) return;
      forget();
      // If ending it fails, it is deleted some hours later.
      end.call({ id }).catch(() => {});
    },
  };
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Without storage a reload shows the kept chat.
  }
}
