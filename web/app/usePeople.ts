import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';

const MOST = 200;

const all = () => api.relationships.list.queryOptions({ input: { limit: MOST }, staleTime: 30_000 });

/** Whether it is still unknown if there are people to choose from. */
export const useArePeopleComing = (): boolean => useQuery(all()).isPending;

export function usePeople() {
  const { data = [] } = useQuery(all());
  return data.map(({ id, personName, strugglingWith }) => ({ id, name: personName, strugglingWith }));
}

export type Person = ReturnType<typeof usePeople>[number];
