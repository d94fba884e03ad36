import { useCallback, useEffect, useRef, useState } from 'react';
import { HERE_SECONDS, type Presence, type Thread, TYPING_SECONDS } from '#contract/threads.ts';
import { api } from '#web/app/api.ts';
import { onLiveEvent } from '#web/app/live/liveEvents.ts';

type People = Presence['people'];

/** Well before the last presence signal expires. */
const BEAT = (HERE_SECONDS / 3) * 1000;
/** Keeps two open pages from triggering each other endlessly. */
const SHORTEST = 1000;
/** Both sides may wait that long before they report and look again. */
const SENT_IS_TOLD = 3 * SHORTEST;

/** Who else is in a shared thread, and who is typing. Does nothing in a private one. */
export function usePresence({ id, isShared, messages }: Pick<Thread, 'id' | 'isShared' | 'messages'>) {
  const [people, setPeople] = useState<People>([]);
  const spoke = useJustSpoke(messages);
  const typing = useRef({ is: false, until: 0 });

  const sendSoon = useRef<() => void>(() => {});
  useEffect(() => {
    if (!isShared) return;
    let isHere = true;
    let last = 0;
    let next: ReturnType<typeof setTimeout> | undefined;
    // Stopping without sending is not reported, so it has to be looked up.
    const lookAgain = () => {
      clearTimeout(next);
      next = setTimeout(send, TYPING_SECONDS * 1000);
    };
    const send = async () => {
      clearTimeout(next);
      next = setTimeout(send, BEAT);
      if (document.visibilityState === 'hidden') return;
      last = Date.now();
      const isTyping = typing.current.is && Date.now() < typing.current.until;
      const answer = await api.chats.threads.present.call({ id, isTyping }).catch(() => undefined);
      if (!isHere || !answer) return;
      setPeople(answer.people);
      if (answer.people.some((one) => one.isTyping)) lookAgain();
    };
    sendSoon.current = () => {
      clearTimeout(next);
      next = setTimeout(send, Math.max(0, SHORTEST - (Date.now() - last)));
    };
    void send();
    const forget = onLiveEvent((event) => event.kind === 'presence.thread' && event.id === id && sendSoon.current());
    document.addEventListener('visibilitychange', sendSoon.current);
    const onVisible = sendSoon.current;
    return () => {
      isHere = false;
      clearTimeout(next);
      forget();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [id, isShared]);

  /** Reported when it starts and ends, and repeatedly in between. */
  const onTyping = useCallback((is: boolean) => {
    const now = Date.now();
    const isNews = is !== typing.current.is || (is && now > typing.current.until - (TYPING_SECONDS * 1000) / 2);
    if (!isNews) return;
    typing.current = { is, until: now + TYPING_SECONDS * 1000 };
    sendSoon.current();
  }, []);
  return { people: people.map((one) => (one.id === spoke ? { ...one, isTyping: false } : one)), onTyping };
}

/** Whoever has just sent a message is no longer typing, even before that is reported. */
function useJustSpoke(messages: Thread['messages']): string | null {
  const newest = messages.at(-1);
  const [spoke, setSpoke] = useState<string | null>(null);
  const by = useRef<string | null>(null);
  by.current = newest?.senderId ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each message, not for each author.
  useEffect(() => {
    setSpoke(by.current);
    const timer = setTimeout(() => setSpoke(null), SENT_IS_TOLD);
    return () => clearTimeout(timer);
  }, [newest?.id]);
  return spoke;
}
