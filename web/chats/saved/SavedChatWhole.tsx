import type { SavedChat } from '#contract/relationship-chats.ts';
import { StatusBadge } from '#web/chats/saved/StatusBadge.tsx';
import { shownTags } from '#web/chats/saved/savedTags.ts';
import { ChatBubble } from '#web/kit/chat/ChatBubble.tsx';
import { ChatLetter } from '#web/kit/chat/ChatLetter.tsx';
import { Words } from '#web/kit/chat/Words.tsx';
import { Tag } from '#web/kit/Tag.tsx';
import css from './SavedChats.module.css';

/** One level below the title of its dialog or page. */
type Heading = 'h2' | 'h3';

/** A saved chat with its outcome and all its messages. */
export function SavedChatWhole({ chat, heading: Heading = 'h3' }: { chat: SavedChat; heading?: Heading }) {
  const { status, aiInsights, keyTakeaways, actionItems, tags, chatHistory } = chat;
  return (
    <div className={css.whole}>
      <p className={css.tags}>
        <StatusBadge status={status} />
        {shownTags(tags).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      {aiInsights && (
        <section>
          <Heading className="h3">Insights</Heading>
          <div className={css.voice}>
            <Words text={aiInsights} />
          </div>
        </section>
      )}
      <Lines title="Key Takeaways" lines={keyTakeaways} heading={Heading} />
      <Lines title="Action Items" lines={actionItems} heading={Heading} />
      <section>
        <Heading className="h3">The conversation</Heading>
        <div className={css.history}>
          {chatHistory.map(({ role, content, timestamp }, at) => {
            const key = `${timestamp} ${at}`;
            const sentAt = new Date(timestamp);
            if (role === 'assistant')
              return (
                <ChatLetter key={key} sentAt={sentAt}>
                  <Words text={content} />
                </ChatLetter>
              );
            return (
              <ChatBubble key={key} sentAt={sentAt}>
                {content}
              </ChatBubble>
            );
          })}
        </div>
      </section>
    </div>
  );
}

function Lines({ title, lines, heading: Heading }: { title: string; lines: readonly string[]; heading: Heading }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <Heading className="h3">{title}</Heading>
      <ul className={css.lines}>
        {lines.map((line, at) => {
          const key = `${line} ${at}`;
          return <li key={key}>{line}</li>;
        })}
      </ul>
    </section>
  );
}
