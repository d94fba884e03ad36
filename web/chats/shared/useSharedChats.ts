import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';

/** Open shared chats and invitations; undefined until they are loaded. */
export function useSharedChats() {
  const { data, isError } = useQuery(api.chats.sessions.list.queryOptions());
  const open = data?.filter(({ state }) => state !== 'ended');
  // A failed load must not block the rest of the page.
  return open ?? (isError ? [] : undefined);
}
