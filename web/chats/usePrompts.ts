import { useCallback, useEffect, useRef, useState } from 'react';
import { CHAT_EVENT, type ChatPrompt } from '#web/app/chatPrompts.ts';

/** After this long a prompt is said, so that its reader sees it come. */
const SEND_AFTER = 500;
/** The same again within this time is a second press, and not a second question. */
const SAME_WITHIN = 3000;

export type Prompts = { waiting: readonly string[]; take: (said: readonly string[]) => void };

/** What other parts of the page ask, in its order, until there is a chat that can say it. */
export function usePrompts(relationshipId: string, onPrompt: () => void): Prompts {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const seen = useRef(onPrompt);
  seen.current = onPrompt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was meant for another person is not said here.
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
  /** Another may have come while these were said: only these go. */
  const take = useCallback((said: readonly string[]) => {
    setWaiting((all) => all.filter((message) => !said.includes(message)));
  }, []);
  return { waiting, take };
}
