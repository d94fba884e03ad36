import { useDeferredValue, useState } from 'react';

const PAGE = 20;

/** The latest few items of a history; all that match once a search is entered. */
export function useFinding(recent: number) {
  const [words, setWords] = useState('');
  const [isWhole, setWhole] = useState(false);
  const sought = useDeferredValue(words.trim());
  return { words, setWords, isWhole, showAll: () => setWhole(true), sought, limit: isWhole ? PAGE : recent };
}

export type Finding = ReturnType<typeof useFinding>;
