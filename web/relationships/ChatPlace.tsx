import { useEffect } from 'react';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { CHAT_EVENT, type ChatPrompt } from '#web/relationships/explore.ts';
import { joinPrompts } from '#web/relationships/joinPrompts.ts';
import css from './ChatPlace.module.css';

type Props = { id: string; personName: string; onPrompt: () => void };

/** Where the chat about this person will be. What is meant for it is kept, and waits there as its first words. */
export function ChatPlace({ id, personName, onPrompt }: Props) {
  const { value: kept = '', keep, drop } = useDraft<string>(`chats/${id}`);
  useEffect(() => {
    const take = (event: Event) => {
      keep(joinPrompts(kept, (event as ChatPrompt).detail.message));
      onPrompt();
    };
    addEventListener(CHAT_EVENT, take);
    return () => removeEventListener(CHAT_EVENT, take);
  });
  return (
    <Card as="section" id="chat" bare className={css.chat} aria-labelledby="chat-title">
      <div className={css.head}>
        <h2 id="chat-title" className="h3">
          Talk about {personName}
        </h2>
        <p className="caption dim">Only you can read this chat</p>
      </div>
      <div className={css.body}>
        <p className="voice">
          Talking with Mallama about {personName} is not open here yet. What you want to ask is kept word for word, in
          this browser, until it is.
        </p>
        {kept && (
          <div className={css.kept}>
            <p className="label">To ask</p>
            <p className={css.prompt}>{kept}</p>
            <Button size="compact" onClick={drop}>
              Discard
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
