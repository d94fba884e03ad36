import { Link } from 'react-router';
import type { Conversation } from '#contract/conversations.ts';
import { href } from '#web/app/paths.ts';
import { TypeBadge } from '#web/conversations/badges.tsx';
import { buttonLook } from '#web/kit/button/buttonLook.ts';
import { timeLabel } from '#web/kit/timeLabel.ts';
import css from './ConversationList.module.css';

/** An invitation by name; the topic is shown only after joining. */
export function InvitedRow({ conversation, now }: { conversation: Conversation; now: number }) {
  const { id, title, type, createdAt } = conversation;
  return (
    <article className={css.row} aria-labelledby={`title-${id}`}>
      <div className={css.words}>
        <div className={css.top}>
          <h2 id={`title-${id}`} className={css.title}>
            <Link to={href.join(id)} className={css.cover}>
              {title}
            </Link>
          </h2>
          <TypeBadge type={type} />
        </div>
        <p className={css.description}>Read what it means before you say yes or no. Nobody sees that you looked.</p>
        <p className={css.facts}>
          <time dateTime={createdAt}>{timeLabel(createdAt, now)}</time>
        </p>
      </div>
      <span {...buttonLook({ size: 'compact', className: css.facade })} aria-hidden="true">
        See the invitation
      </span>
    </article>
  );
}
