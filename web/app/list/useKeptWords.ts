import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSignedIn } from '#web/app/session/useSession.ts';

/** What is typed into a list's search stays with this entry of the history: Back and a reload bring it, and no address shows it. */
export function useKeptWords(name = 'sought'): [words: string, type: (words: string) => void] {
  // The history outlives signing out, and the next person in this tab doesn't find these words.
  const place = `${name} of ${useSignedIn().user.id}`;
  const [words, setWords] = useState(() => String(history.state?.[place] ?? ''));
  const { key } = useLocation();
  const calm = useDeferredValue(words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order that was chosen makes the entry anew.
  useEffect(() => {
    if (calm !== (history.state?.[place] ?? '')) history.replaceState({ ...history.state, [place]: calm }, '');
  }, [calm, key, place]);
  return [words, setWords];
}
