import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';

const MOST = 200;

const all = () => api.relationships.list.queryOptions({ input: { limit: MOST }, staleTime: 30_000 });

/** Until then nobody knows whether there is anyone to choose. */
export const useArePeopleComing = (): boolean => useQuery(all()).isPending;

/** The member's people, to choose one of them. */
export function usePeople() {
  const { data = [] } = useQuery(all());
  return data.map(({ id, personName, strugglingWith }) => ({ id, name: personName, strugglingWith }));
}

export type Person = ReturnType<typeof usePeople>[number];
