import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const NAME = 'sought';

/** What is typed into a list's search stays with this entry of the history: Back and a reload bring it, and no address shows it. */
export function useKeptWords(): [words: string, type: (words: string) => void] {
  const [words, setWords] = useState(() => String(history.state?.[NAME] ?? ''));
  const { key } = useLocation();
  const calm = useDeferredValue(words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order that was chosen makes the entry anew.
  useEffect(() => {
    if (calm !== (history.state?.[NAME] ?? '')) history.replaceState({ ...history.state, [NAME]: calm }, '');
  }, [calm, key]);
  return [words, setWords];
}
