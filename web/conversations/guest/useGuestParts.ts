import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { useConversations } from '#web/conversations/list/useConversations.ts';

/** What somebody without a plan takes part in; `chats` are undefined until they are loaded. */
export function useGuestParts(chats: readonly unknown[] | undefined) {
  const { list, isError } = useConversations();
  const { data: people, isError: hasFailed } = useQuery(api.relationships.connections.connected.queryOptions());
  const isKnown = list && chats && people;
  return {
    ...{ list, people },
    isComing: !isKnown && !isError && !hasFailed,
    isStranger: isKnown !== undefined && list?.length === 0 && chats?.length === 0 && people?.length === 0,
  };
}
