import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** What is typed into a list's search stays with this entry of the history: Back and a reload bring it, and no address shows it. */
export function useKeptWords(name = 'sought'): [words: string, type: (words: string) => void] {
  const [words, setWords] = useState(() => String(history.state?.[name] ?? ''));
  const { key } = useLocation();
  const calm = useDeferredValue(words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order that was chosen makes the entry anew.
  useEffect(() => {
    if (calm !== (history.state?.[name] ?? '')) history.replaceState({ ...history.state, [name]: calm }, '');
  }, [calm, key, name]);
  return [words, setWords];
}
