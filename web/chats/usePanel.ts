import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useTemporary } from '#web/chats/useTemporary.ts';
import { toast } from '#web/kit/toast/toast.ts';

export type Panel = ReturnType<typeof usePanel>;

/** What the panel shows: the kept chat or a temporary one, and the shared chat where there is one. */
export function usePanel({ id, isMutual, connectedToUserId }: Relationship) {
  const [wanted, show] = useState<'private' | 'shared'>('private');
  const query = useQuery(api.chats.panel.get.queryOptions({ input: { id } }));
  const temporary = useTemporary(id);
  const sessions = useQuery({ ...api.chats.sessions.list.queryOptions(), enabled: isMutual });
  const ours = sessions.data?.filter(({ relationshipId, state }) => relationshipId === id && state !== 'ended') ?? [];
  const invite = useMutation(
    api.chats.sessions.invite.mutationOptions({
      onSuccess: () => show('shared'),
      onError(error) {
        const { code, message } = refusalOf(error);
        toast({ title: code === 'conflict' ? 'No partner to invite' : 'Not invited', text: message, tone: 'error' });
      },
    }),
  );
  const session = ours.find(({ state, isInvitedBy }) => state === 'joined' || isInvitedBy === 'me');
  return {
    query,
    thread: temporary.thread ?? query.data,
    isTemporary: temporary.thread !== undefined,
    startTemporary: temporary.start,
    endTemporary: temporary.end,
    /** A shared chat that ended leads back to one's own. */
    view: session ? wanted : 'private',
    show,
    /** The one that this member began or came into. */
    session,
    /** One that waits for this member's answer. */
    invitation: ours.find(({ state, isInvitedBy }) => state === 'invited' && isInvitedBy === 'them'),
    canInvite: isMutual && sessions.isSuccess && ours.length === 0,
    isInviting: invite.isPending,
    invite: () => invite.mutate({ relationshipId: id, userId: connectedToUserId }),
  };
}
