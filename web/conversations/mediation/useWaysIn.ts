import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';

/** The links that its owner made, and whom they could invite by name. Nobody else is told. */
export function useWaysIn(id: string, isOwner: boolean) {
  const links = useQuery({
    ...api.conversations.mediation.links.queryOptions({ input: { id }, staleTime: 0 }),
    enabled: isOwner,
  });
  const connected = useQuery({ ...api.relationships.connections.connected.queryOptions(), enabled: isOwner });
  return { links, connected };
}
