import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';

/** The owner's links, and the people they can invite by name. */
export function useWaysIn(id: string, isOwner: boolean) {
  const links = useQuery({
    ...api.conversations.mediation.links.queryOptions({ input: { id }, staleTime: 0 }),
    enabled: isOwner,
  });
  const connected = useQuery({ ...api.relationships.connections.connected.queryOptions(), enabled: isOwner });
  return { links, connected };
}
