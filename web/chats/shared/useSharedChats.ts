import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';

/** Shared chats that go on, and invitations to them; undefined until they are known. */
export function useSharedChats() {
  const { data, isError } = useQuery(api.chats.sessions.list.queryOptions());
  const open = data?.filter(({ state }) => state !== 'ended');
  // What cannot be loaded must not keep the rest of a page waiting.
  return open ?? (isError ? [] : undefined);
}
