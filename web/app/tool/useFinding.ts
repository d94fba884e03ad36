import { useDeferredValue, useState } from 'react';

const PAGE = 20;

/** The latest few of a history, or, once all are asked for, those with some words. */
export function useFinding(recent: number) {
  const [words, setWords] = useState('');
  const [isWhole, setWhole] = useState(false);
  const sought = useDeferredValue(words.trim());
  return { words, setWords, isWhole, showAll: () => setWhole(true), sought, limit: isWhole ? PAGE : recent };
}

export type Finding = ReturnType<typeof useFinding>;
