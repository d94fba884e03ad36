import { useCallback, useEffect, useRef, useState } from 'react';
import { CHAT_EVENT, type ChatPrompt } from '#web/app/chatPrompts.ts';

/** After this long a prompt is said, so that its reader sees it come. */
const SEND_AFTER = 500;

export type Prompts = { waiting: readonly string[]; take: () => void };

/** What other parts of the page ask, in its order, until there is a chat that can say it. The same is asked once. */
export function usePrompts(relationshipId: string, onPrompt: () => void): Prompts {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const seen = useRef(onPrompt);
  seen.current = onPrompt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was meant for another person is not said here.
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const hear = ({ detail: { message } }: ChatPrompt) => {
      seen.current();
      const say = () => setWaiting((all) => (all.includes(message) ? all : [...all, message]));
      timers.add(setTimeout(say, SEND_AFTER));
    };
    addEventListener(CHAT_EVENT, hear);
    return () => {
      removeEventListener(CHAT_EVENT, hear);
      for (const timer of timers) clearTimeout(timer);
      setWaiting([]);
    };
  }, [relationshipId]);
  return { waiting, take: useCallback(() => setWaiting([]), []) };
}
