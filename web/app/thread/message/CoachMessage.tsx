import { memo, useState } from 'react';
import { FALLBACK_WORDS } from '#contract/chat.ts';
import type { CoachMeta } from '#contract/coach.ts';
import type { Message } from '#contract/messages.ts';
import { HadInMind } from '#web/app/thread/message/HadInMind.tsx';
import { NoAnswer } from '#web/app/thread/message/NoAnswer.tsx';
import { useReply } from '#web/app/thread/message/useReply.ts';
import { isOpen } from '#web/app/thread/messages.ts';
import type { MessageActions } from '#web/app/thread/useThread.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { ChatLetter, ChatLetterHead } from '#web/kit/chat/ChatLetter.tsx';
import { ChatTyping } from '#web/kit/chat/ChatTyping.tsx';
import { NotHelpfulReasons } from '#web/kit/chat/NotHelpfulReasons.tsx';
import { plainWords, Words } from '#web/kit/chat/Words.tsx';
import { IconCopy, IconRefresh, IconThumbDown } from '#web/kit/icons.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { copyText } from '#web/kit/share/copyText.ts';
import css from './Message.module.css';

const EMPTY = 'I’m sorry, I couldn’t generate a response. Please try again.';

type CoachMessageProps = {
  threadId: string;
  message: Message;
  /** The reply before it came from the same coach. */
  isSourceKnown: boolean;
  /** Only the newest reply can be regenerated. */
  canRegenerate: boolean;
  actions: MessageActions;
  isAcknowledged: boolean;
  onAcknowledge: (messageId: string) => void;
};

/** A message by Mallama, streamed while it is being written. */
export const CoachMessage = memo(function CoachMessage(props: CoachMessageProps) {
  const { threadId, message, isSourceKnown, canRegenerate, actions, isAcknowledged, onAcknowledge } = props;
  const { text, safety } = useReply(threadId, message);
  const open = isOpen(message);
  const level = safety?.level ?? 0;
  if (safety && level >= 2 && !isAcknowledged)
    return (
      <article>
        <ChatLetterHead />
        <SafetyCard note={safety} onPutAway={() => onAcknowledge(message.id)} />
      </article>
    );
  if (open && !text) return <ChatTyping />;
  const { notice, meta } = message;
  const isStopped = message.reply?.status === 'stopped';
  const isFailed = message.reply?.status === 'failed';
  return (
    <>
      <ChatLetter
        busy={open}
        sentAt={new Date(message.createdAt)}
        source={!open && meta && <Source meta={meta} isKnown={isSourceKnown} />}
        // After a crisis the reply is not rated.
        actions={!open && !isFailed && level < 2 && <Actions {...{ message, canRegenerate, actions }} text={text} />}
      >
        {text ? <Words text={text} /> : !isFailed && <p>{isStopped ? 'You stopped this reply.' : EMPTY}</p>}
        {isFailed && <NoAnswer {...{ message, canRegenerate, actions }} />}
      </ChatLetter>
      {notice && <p className={css.notice}>{notice}</p>}
      {safety && level === 1 && <SafetyCard note={safety} />}
    </>
  );
});

const fallbackWords = new Map<string, string>(Object.entries(FALLBACK_WORDS));

/** Which coach answered: seen where that changes, and always told to whoever listens. */
function Source({ meta: { adapter, model, fallbackReason }, isKnown }: { meta: CoachMeta; isKnown: boolean }) {
  const why = fallbackReason ? (fallbackWords.get(fallbackReason) ?? fallbackReason) : undefined;
  return (
    <span className={isKnown ? 'visually-hidden' : css.source}>
      by {adapter === 'embedded' ? 'the built-in guide' : model}
      {why && <span className={css.why}>{why}</span>}
    </span>
  );
}

type ActionsProps = { message: Message; text: string; canRegenerate: boolean; actions: MessageActions };

function Actions({ message, text, canRegenerate, actions }: ActionsProps) {
  const [isJudging, setJudging] = useState(false);
  const { id, notHelpful, reply } = message;
  return (
    <>
      <span className={css.actions}>
        {text && (
          <IconButton label="Copy" onClick={() => void copyText(plainWords(text), { title: 'Copied' })}>
            <IconCopy aria-hidden="true" />
          </IconButton>
        )}
        {canRegenerate && reply && (
          <IconButton label="Another reply" onClick={() => void actions.regenerate(id)}>
            <IconRefresh aria-hidden="true" />
          </IconButton>
        )}
        {message.meta && <HadInMind used={message.meta.used} />}
        {reply && (
          <IconButton
            label="Not helpful"
            aria-pressed={notHelpful !== null}
            aria-expanded={isJudging}
            onClick={() => setJudging(!isJudging)}
          >
            <IconThumbDown aria-hidden="true" />
          </IconButton>
        )}
      </span>
      {isJudging && (
        <NotHelpfulReasons
          chosen={notHelpful}
          onChoose={(reason) => {
            setJudging(false);
            void actions.judge(id, reason);
          }}
        />
      )}
    </>
  );
}
