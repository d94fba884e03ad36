import { useQuery } from '@tanstack/react-query';
import { type Hue, hueOf } from '#contract/hues.ts';
import { api } from '#web/app/api.ts';

/** The hue of somebody one talks with: that of their page, where one has connected it with them. */
export function usePersonHues(isWanted = true): (userId: string) => Hue {
  const { data } = useQuery({ ...api.relationships.connections.connected.queryOptions(), enabled: isWanted });
  return (userId) => hueOf(data?.find((one) => one.connectedToUserId === userId)?.relationshipId ?? userId);
}
