import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FoundKind } from '#contract/search.ts';
import { api } from '#web/app/api.ts';

export const FEWEST_LETTERS = 2;
/** Milliseconds without a key before the server is asked. */
const PAUSE = 200;

/** What is found for the words once typing rests. Nothing of it outlives the search, because what it finds may change. */
export function useSearch(typed: string, kinds: readonly FoundKind[]) {
  const words = useResting(typed.trim());
  const isAsked = words.length >= FEWEST_LETTERS;
  const query = useQuery({
    ...api.search.find.queryOptions({ input: { words, ...(kinds.length > 0 && { kinds: [...kinds] }) } }),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return { ...query, words, data: isAsked ? query.data : undefined, isAsked };
}

function useResting(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
