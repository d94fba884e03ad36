import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Moment } from '#contract/relationship-check-ins.ts';
import { api } from '#web/app/api.ts';
import { tellFailure } from '#web/relationships/tellFailure.ts';

/** Logs an event at once, and keeps the last one at hand for words or for taking it back. */
export function useEvents(id: string) {
  const [logged, setLogged] = useState<Moment | null>(null);
  const add = useMutation(
    api.relationships.checkIns.addEvent.mutationOptions({
      scope: { id: `events ${id}` },
      onSuccess: setLogged,
      onError: tellFailure('It couldn’t be logged'),
    }),
  );
  return { add, logged, forget: () => setLogged(null) };
}
