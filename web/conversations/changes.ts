import { type Conversation, type ConversationStatus, STATUS_MEANS } from '#contract/conversations.ts';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { countOf } from '#web/conversations/labels.ts';
import { sharingWords } from '#web/conversations/sharingWords.ts';
import { tellFailure } from '#web/conversations/tellFailure.ts';
import { toast } from '#web/kit/toast/toast.ts';

type Named = Pick<Conversation, 'id' | 'title' | 'type'>;

async function setStatus(id: string, status: ConversationStatus, done: string): Promise<void> {
  try {
    await api.conversations.change.call({ id, status });
    toast({ title: done, tone: 'success' });
  } catch (error) {
    tellFailure('The conversation couldn’t be changed')(error);
  }
}

export async function closeConversation({ id, title }: Named): Promise<void> {
  const question = { title: `Close “${title}”?`, text: STATUS_MEANS.closed, action: 'Close', tone: 'filled' } as const;
  if (await confirm(question)) await setStatus(id, 'closed', 'Closed');
}

/** The confirmation, which says what happens with the lesson. */
export async function resolveConversation({ id, title }: Named): Promise<void> {
  const text = `${STATUS_MEANS.resolved} You can reopen it. ${await sharingWords()}`;
  const question = {
    title: `Close “${title}” as resolved?`,
    text,
    action: 'Close as resolved',
    tone: 'filled',
  } as const;
  if (await confirm(question)) await setStatus(id, 'resolved', 'Closed as resolved');
}

export const reopenConversation = ({ id }: Pick<Named, 'id'>): Promise<void> => setStatus(id, 'active', 'Open again');

/** Asks, and deletes. Returns whether it was deleted. */
export async function removeConversation(one: Named & Pick<Conversation, 'messageCount'>): Promise<boolean> {
  const { id, title, type, messageCount } = one;
  const forAll = type === 'group_mediation' ? ' It’ll be gone for everyone in it.' : '';
  const isMeant = await confirm({
    title: `Delete “${title}”?`,
    text: `${countOf(messageCount, 'message')} and everything else in it will be deleted. You can’t undo this.${forAll}`,
    action: 'Delete conversation',
  });
  if (!isMeant) return false;
  try {
    await api.conversations.remove.call({ id });
    toast({ title: 'Deleted' });
    return true;
  } catch (error) {
    tellFailure('The conversation couldn’t be deleted')(error);
    return false;
  }
}

/** Asks, and leaves for good. Returns whether they left. */
export async function leaveConversation({ id, title }: Named): Promise<boolean> {
  const isMeant = await confirm({
    title: `Leave “${title}”?`,
    text: 'You won’t be able to read or write here anymore. The others will see that you left, but not why. To come back, you’ll need a new invitation.',
    action: 'Leave',
  });
  if (!isMeant) return false;
  try {
    await api.chats.threads.leave.call({ id });
    toast({ title: 'You left the conversation' });
    return true;
  } catch (error) {
    tellFailure('You couldn’t leave')(error);
    return false;
  }
}
