import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Message } from '#contract/messages.ts';
import type { Thread } from '#contract/threads.ts';
import { api } from '#web/app/api.ts';
import { joinMessages } from '#web/app/thread/messages.ts';

export type Earlier = { has: boolean; state: 'idle' | 'loading' | 'failed'; load: () => void };

/** All messages loaded so far, and a way to load earlier ones. */
export function useEarlier({ id, messages: newest, hasEarlier }: Thread) {
  const [known, setKnown] = useState<readonly Message[]>(newest);
  const [has, setHas] = useState<boolean>();
  const [state, setState] = useState<Earlier['state']>('idle');
  const messages = useMemo(() => joinMessages(known, newest), [known, newest]);
  useEffect(() => setKnown((before) => joinMessages(before, newest)), [newest]);
  const first = useRef<string>(undefined);
  first.current = messages[0]?.id;

  const load = useCallback(async () => {
    setState('loading');
    try {
      const page = await api.chats.threads.earlier.call({ id, ...(first.current && { before: first.current }) });
      setKnown((later) => [...page.messages, ...later]);
      setHas(page.hasEarlier);
      setState('idle');
    } catch {
      setState('failed');
    }
  }, [id]);
  /** Applies a change to a message that is too old to be loaded with the thread. */
  const keep = useCallback((changed: Message) => {
    setKnown((all) => all.map((message) => (message.id === changed.id ? changed : message)));
  }, []);

  const earlier: Earlier = { has: has ?? hasEarlier, state, load: () => void load() };
  return { messages, earlier, keep };
}
