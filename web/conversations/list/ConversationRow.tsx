import { Link } from 'react-router';
import type { Conversation } from '#contract/conversations.ts';
import { href } from '#web/app/paths.ts';
import { StatusBadge, TypeBadge } from '#web/conversations/badges.tsx';
import { countOf } from '#web/conversations/labels.ts';
import { ConversationMenu } from '#web/conversations/list/ConversationMenu.tsx';
import { ProgressSteps } from '#web/conversations/list/ProgressSteps.tsx';
import { timeLabel } from '#web/kit/timeLabel.ts';
import css from './ConversationList.module.css';

export function ConversationRow({ conversation, now }: { conversation: Conversation; now: number }) {
  const { id, title, type, status, description, summary, messageCount, progress, others } = conversation;
  return (
    <article className={css.row} aria-labelledby={`title-${id}`}>
      <div className={css.words}>
        <div className={css.top}>
          <h2 id={`title-${id}`} className={css.title}>
            <Link to={href.chat(id)} className={css.cover}>
              {title}
            </Link>
          </h2>
          <span className={css.badges}>
            <TypeBadge type={type} />
            <StatusBadge status={status} />
          </span>
        </div>
        {others.length > 0 && <p className="small dim">With {others.join(', ')}</p>}
        {description && <p className={css.description}>{description}</p>}
        <p className={css.summary} data-none={summary === null || undefined}>
          {summary ?? fallback(status, messageCount)}
        </p>
        <p className={css.facts}>
          <span>{countOf(messageCount, 'message')}</span>
          <span>
            Began <Moment at={conversation.createdAt} now={now} />
          </span>
          <span>
            Last change <Moment at={conversation.updatedAt} now={now} />
          </span>
        </p>
      </div>
      <div className={css.pressable}>{status !== 'agreed' && <ProgressSteps progress={progress} title={title} />}</div>
      <div className={`${css.pressable} ${css.menu}`}>
        <ConversationMenu conversation={conversation} />
      </div>
    </article>
  );
}

function fallback(status: Conversation['status'], messageCount: number): string {
  if (status === 'agreed') return 'What you agreed on is kept in here.';
  if (status !== 'active') return 'It’s closed, and has no summary.';
  return messageCount === 0
    ? 'Nothing said yet. You’ll see a summary here once there’s something to sum up.'
    : 'No summary yet. You’ll see one once there’s enough to sum up.';
}

function Moment({ at, now }: { at: string; now: number }) {
  return <time dateTime={at}>{timeLabel(at, now)}</time>;
}
