import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { canBeSaved, type Saving } from '#web/chats/canBeSaved.ts';
import { useTemporary } from '#web/chats/useTemporary.ts';
import { toast } from '#web/kit/toast/toast.ts';

export type Panel = ReturnType<typeof usePanel>;

/** What the panel shows: the kept, temporary or shared chat. */
export function usePanel({ id, isMutual, connectedToUserId }: Relationship) {
  const [wanted, show] = useState<'private' | 'shared'>('private');
  const [saving, setSaving] = useState<Saving | null>(null);
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
  const { status, messages = [] } = query.data ?? {};
  const isMarked = status === 'resolved' || status === 'needs_attention';
  return {
    query,
    saving,
    setSaving,
    /** Starts saving the member's own chat; undefined while there is nothing to save. */
    save: canBeSaved(messages) ? () => setSaving(isMarked ? 'form' : 'ending') : undefined,
    thread: temporary.thread ?? query.data,
    isTemporary: temporary.thread !== undefined,
    startTemporary: temporary.start,
    endTemporary: temporary.end,
    /** When a shared chat ended, the member's own chat is shown. */
    view: session ? wanted : 'private',
    show,
    /** The shared chat that this member is in. */
    session,
    /** An invitation to this member. */
    invitation: ours.find(({ state, isInvitedBy }) => state === 'invited' && isInvitedBy === 'them'),
    canInvite: isMutual && sessions.isSuccess && ours.length === 0,
    isInviting: invite.isPending,
    invite: () => invite.mutate({ relationshipId: id, userId: connectedToUserId }),
  };
}
