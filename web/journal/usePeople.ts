import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';

const MOST = 200;

export function usePeople() {
  const { data = [] } = useQuery(api.relationships.list.queryOptions({ input: { limit: MOST }, staleTime: 30_000 }));
  return data.map(({ id, personName }) => ({ id, name: personName }));
}

export type Person = ReturnType<typeof usePeople>[number];
