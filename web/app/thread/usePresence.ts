import { useCallback, useEffect, useRef, useState } from 'react';
import { HERE_SECONDS, type Presence, type Thread, TYPING_SECONDS } from '#contract/threads.ts';
import { api } from '#web/app/api.ts';
import { onLiveEvent } from '#web/app/live/liveEvents.ts';

type People = Presence['people'];

/** Well before the last sign of life is forgotten. */
const BEAT = (HERE_SECONDS / 3) * 1000;
/** Two people who look at each other must not wake each other without end. */
const SHORTEST = 1000;
/** Both sides may wait that long before they tell and look again. */
const SENT_IS_TOLD = 3 * SHORTEST;

/** Who else is in a shared thread at this moment, and who is writing. Nobody hears of it in a private one. */
export function usePresence({ id, isShared, messages }: Pick<Thread, 'id' | 'isShared' | 'messages'>) {
  const [people, setPeople] = useState<People>([]);
  const spoke = useJustSpoke(messages);
  const typing = useRef({ is: false, until: 0 });

  const tell = useRef<() => void>(() => {});
  useEffect(() => {
    if (!isShared) return;
    let isHere = true;
    let last = 0;
    let next: ReturnType<typeof setTimeout> | undefined;
    // Nobody tells that they stopped without sending: it is seen.
    const lookAgain = () => {
      clearTimeout(next);
      next = setTimeout(say, TYPING_SECONDS * 1000);
    };
    const say = async () => {
      clearTimeout(next);
      next = setTimeout(say, BEAT);
      if (document.visibilityState === 'hidden') return;
      last = Date.now();
      const isTyping = typing.current.is && Date.now() < typing.current.until;
      const answer = await api.chats.threads.present.call({ id, isTyping }).catch(() => undefined);
      if (!isHere || !answer) return;
      setPeople(answer.people);
      if (answer.people.some((one) => one.isTyping)) lookAgain();
    };
    tell.current = () => {
      clearTimeout(next);
      next = setTimeout(say, Math.max(0, SHORTEST - (Date.now() - last)));
    };
    void say();
    const forget = onLiveEvent((event) => event.kind === 'presence.thread' && event.id === id && tell.current());
    document.addEventListener('visibilitychange', tell.current);
    const onVisible = tell.current;
    return () => {
      isHere = false;
      clearTimeout(next);
      forget();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [id, isShared]);

  /** Told when it begins and when it ends, and again while it lasts. */
  const onTyping = useCallback((is: boolean) => {
    const now = Date.now();
    const isNews = is !== typing.current.is || (is && now > typing.current.until - (TYPING_SECONDS * 1000) / 2);
    if (!isNews) return;
    typing.current = { is, until: now + TYPING_SECONDS * 1000 };
    tell.current();
  }, []);
  return { people: people.map((one) => (one.id === spoke ? { ...one, isTyping: false } : one)), onTyping };
}

/** Whose words have just come: they are no longer writing them, though the news of that is still on its way. */
function useJustSpoke(messages: Thread['messages']): string | null {
  const newest = messages.at(-1);
  const [spoke, setSpoke] = useState<string | null>(null);
  const by = useRef<string | null>(null);
  by.current = newest?.senderId ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins with each message, not with each writer.
  useEffect(() => {
    setSpoke(by.current);
    const timer = setTimeout(() => setSpoke(null), SENT_IS_TOLD);
    return () => clearTimeout(timer);
  }, [newest?.id]);
  return spoke;
}
