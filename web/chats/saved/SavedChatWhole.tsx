import type { SavedChat } from '#contract/relationship-chats.ts';
import { StatusBadge } from '#web/chats/saved/StatusBadge.tsx';
import { ChatBubble } from '#web/kit/chat/ChatBubble.tsx';
import { ChatLetter } from '#web/kit/chat/ChatLetter.tsx';
import { Words } from '#web/kit/chat/Words.tsx';
import { Tag } from '#web/kit/Tag.tsx';
import css from './SavedChats.module.css';

/** What a saved chat came to, and every word of it. */
export function SavedChatWhole({ chat }: { chat: SavedChat }) {
  const { status, aiInsights, keyTakeaways, actionItems, tags, chatHistory } = chat;
  return (
    <div className={css.whole}>
      <p className={css.tags}>
        <StatusBadge status={status} />
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      {aiInsights && (
        <section>
          <h3 className="h3">Insights</h3>
          <div className={css.voice}>
            <Words text={aiInsights} />
          </div>
        </section>
      )}
      <Lines title="Key Takeaways" lines={keyTakeaways} />
      <Lines title="Action Items" lines={actionItems} />
      <section>
        <h3 className="h3">The conversation</h3>
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

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="h3">{title}</h3>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
