import { useCallback, useEffect, useRef, useState } from 'react';
import { CHAT_EVENT, type ChatPrompt } from '#web/app/chatPrompts.ts';

/** Milliseconds before a prompt is sent, so that the reader sees it. */
const SEND_AFTER = 500;
/** The same prompt within this time is a double click. */
const SAME_WITHIN = 3000;

export type Prompts = { waiting: readonly string[]; take: (said: readonly string[]) => void };

/** Queues prompts from other parts of the page until a chat can send them. */
export function usePrompts(relationshipId: string, onPrompt: () => void): Prompts {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const seen = useRef(onPrompt);
  seen.current = onPrompt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: prompts for another person are dropped.
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const heardAt = new Map<string, number>();
    const hear = ({ detail: { message } }: ChatPrompt) => {
      seen.current();
      const isAgain = Date.now() - (heardAt.get(message) ?? 0) < SAME_WITHIN;
      heardAt.set(message, Date.now());
      if (!isAgain) timers.add(setTimeout(() => setWaiting((all) => [...all, message]), SEND_AFTER));
    };
    addEventListener(CHAT_EVENT, hear);
    return () => {
      removeEventListener(CHAT_EVENT, hear);
      for (const timer of timers) clearTimeout(timer);
      setWaiting([]);
    };
  }, [relationshipId]);
  /** Removes only these, since others may have been added meanwhile. */
  const take = useCallback((said: readonly string[]) => {
    setWaiting((all) => all.filter((message) => !said.includes(message)));
  }, []);
  return { waiting, take };
}
