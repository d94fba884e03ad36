import { useQuery } from '@tanstack/react-query';
import { type Hue, hueOf } from '#contract/hues.ts';
import { api } from '#web/app/api.ts';

/** The colors of chat partners: that of the connected relationship, if there is one. */
export function usePersonHues(isWanted = true): (userId: string) => Hue {
  const { data } = useQuery({ ...api.relationships.connections.connected.queryOptions(), enabled: isWanted });
  return (userId) => hueOf(data?.find((one) => one.connectedToUserId === userId)?.relationshipId ?? userId);
}
