import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/messages.ts';
import type { Thread } from '#contract/threads.ts';
import { api } from '#web/app/api.ts';
import { dropDraft, keepDraft, readDraft } from '#web/app/drafts.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { asLeftBehind, besideOthers, newOutgoing, type Outgoing, outboxKey, stillOut } from '#web/app/thread/outbox.ts';
import { toast } from '#web/kit/toast/toast.ts';

export const SEND_FAILED = 'Failed to send message. Please try again.';

type Doing = { thread: Thread; messages: readonly Message[]; mayGo: boolean };

/** Sends messages one after the other. What could not be sent stays for a retry, also through a reload. */
export function useOutbox({ thread, messages, mayGo }: Doing) {
  const { id } = thread;
  const { user } = useSignedIn();
  const key = outboxKey(thread);
  const [items, setItems] = useState<readonly Outgoing[]>(
    () => readDraft<Outgoing[]>(user.id, key)?.map(asLeftBehind) ?? [],
  );
  const outgoing = stillOut(items, messages);
  const latest = useRef({ messages });
  latest.current.messages = messages;

  const change = useCallback((itemKey: string, to: Partial<Outgoing>) => {
    setItems((all) => all.map((item) => (item.key === itemKey ? { ...item, ...to } : item)));
  }, []);

  useEffect(() => {
    setItems((all) => stillOut(all, messages));
  }, [messages]);

  const own = useRef(new Set<string>());
  for (const item of items) own.current.add(item.key);
  useEffect(() => {
    const all = besideOthers(readDraft<Outgoing[]>(user.id, key) ?? [], outgoing, own.current);
    if (all.length === 0) dropDraft(user.id, key);
    else keepDraft(user.id, key, all);
  }, [outgoing, user.id, key]);

  const post = useCallback(
    async (item: Outgoing) => {
      change(item.key, { state: 'sending', after: latest.current.messages.at(-1)?.id ?? null });
      try {
        const context = { idempotencyKey: item.key };
        const sent = await api.chats.threads.send.call({ id, content: item.text }, { context });
        change(item.key, { sentId: sent.id });
      } catch (error) {
        const { status, message } = refusalOf(error);
        const isRefused = status >= 400 && status < 500;
        change(item.key, { state: 'failed', problem: isRefused ? message : SEND_FAILED });
        toast({ title: 'Error', text: isRefused ? message : SEND_FAILED, tone: 'error' });
      }
    },
    [id, change],
  );

  const isSending = outgoing.some(({ state }) => state === 'sending');
  const next = mayGo && !isSending ? outgoing.find(({ state }) => state === 'waiting') : undefined;
  useEffect(() => {
    if (next) void post(next);
  }, [next, post]);

  return {
    outgoing,
    isSending,
    send: useCallback((text: string) => setItems((all) => [...all, newOutgoing(text)]), []),
    retry: useCallback((itemKey: string) => change(itemKey, { state: 'waiting' }), [change]),
    discard: useCallback((itemKey: string) => setItems((all) => all.filter((item) => item.key !== itemKey)), []),
  };
}
