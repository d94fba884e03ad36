import { useState } from 'react';
import type { Message, NotHelpful } from '#contract/messages.ts';
import type { Thread } from '#contract/threads.ts';
import { api } from '#web/app/api.ts';
import { useNoticeHeard } from '#web/app/notice/heard.ts';
import { refreshRoom } from '#web/app/queryClient.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { isOpen, openCrisis } from '#web/app/thread/messages.ts';
import { useProvider } from '#web/app/thread/provider/useProvider.ts';
import { useAcknowledged } from '#web/app/thread/useAcknowledged.ts';
import { useEarlier } from '#web/app/thread/useEarlier.ts';
import { useOutbox } from '#web/app/thread/useOutbox.ts';
import { toast } from '#web/kit/toast/toast.ts';

/** Actions on one message. Every promise resolves; failures have been shown. */
export type MessageActions = {
  regenerate: (messageId: string, by?: 'coach' | 'guide') => Promise<void>;
  stop: (messageId: string) => Promise<void>;
  edit: (messageId: string, content: string) => Promise<boolean>;
  remove: (messageId: string) => Promise<void>;
  judge: (messageId: string, reason: NotHelpful | null) => Promise<void>;
};

export type OpenThread = ReturnType<typeof useThread>;

/**
 * A loaded thread with everything to talk in it. Its query is refreshed by each call's `touches` and by live events.
 */
export function useThread(thread: Thread) {
  const { id } = thread;
  const { messages, earlier, keep } = useEarlier(thread);
  const provider = useProvider();
  const isHeard = useNoticeHeard();
  const [isAsking, setAsking] = useState(false);
  const { acknowledged, acknowledge } = useAcknowledged();
  const reply = messages.findLast(isOpen);
  const crisis = openCrisis(messages, acknowledged);
  const isSilent = thread.silence !== null || thread.status !== 'active';
  const mayGo = isHeard && !reply && !isAsking && !isSilent && crisis === undefined && provider.isDecided;
  const outbox = useOutbox({ thread, messages, mayGo });
  const actions = useActions(id, keep, setAsking);
  return {
    thread,
    messages,
    earlier,
    ...outbox,
    provider,
    /** The reply that is being written. */
    reply,
    isSilent,
    crisis,
    acknowledged,
    acknowledge,
    /** A reply is awaited, so another message has to wait. */
    isBusy: reply !== undefined || isAsking || outbox.isSending,
    actions,
  };
}

function useActions(id: string, keep: (message: Message) => void, setAsking: (asking: boolean) => void) {
  const [actions] = useState<MessageActions>(() => {
    const asking = async (title: string, act: () => Promise<unknown>) => {
      setAsking(true);
      // The old thread on the screen must not be acted on, so this waits for the refresh.
      const done = await act().then(() => refreshRoom('chats').then(() => true), toastFailure(title));
      setAsking(false);
      return done;
    };
    const { regenerate, stop, edit, remove, judge } = api.chats.threads;
    return {
      regenerate: async (messageId, by) => {
        await asking('No other reply', () => regenerate.call({ id, messageId, by }));
      },
      stop: async (messageId) => {
        await stop.call({ id, messageId }).catch(toastFailure('Not stopped'));
      },
      edit: (messageId, content) => asking('Not changed', () => edit.call({ id, messageId, content })),
      remove: async (messageId) => {
        await remove.call({ id, messageId }).catch(toastFailure('Not removed'));
      },
      judge: async (messageId, reason) => {
        await judge.call({ id, messageId, reason }).then(keep, toastFailure('Not saved'));
      },
    };
  });
  return actions;
}

const toastFailure = (title: string) => (error: unknown) => {
  toast({ title, text: refusalOf(error).message, tone: 'error' });
  return false;
};
