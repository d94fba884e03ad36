import { useState } from 'react';
import type { Comment } from '#contract/learning-feed.ts';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconBan, IconDots, IconFlag, IconTrash } from '#web/kit/icons.ts';
import { Menu, MenuItem } from '#web/kit/menu/Menu.tsx';
import { timeLabel } from '#web/kit/timeLabel.ts';
import { toast } from '#web/kit/toast/toast.ts';
import { ReportDialog } from '#web/learning-feed/ReportDialog.tsx';
import { tellFailure } from '#web/learning-feed/tellFailure.ts';
import css from './LearningFeed.module.css';

type Props = { storyId: string; comment: Comment };

async function removeComment({ storyId, comment }: Props) {
  const question = { title: 'Delete your comment?', text: 'You can’t undo this.', action: 'Delete comment' };
  if (!(await confirm(question))) return;
  await api.learningFeed.removeComment
    .call({ id: storyId, commentId: comment.id })
    .catch(tellFailure('The comment couldn’t be deleted'));
}

async function blockCommenter({ storyId, comment }: Props) {
  const isMeant = await confirm({
    title: 'Block this person?',
    text: 'You’ll no longer see their comments. They won’t be told.',
    action: 'Block',
  });
  if (!isMeant) return;
  try {
    await api.learningFeed.block.call({ id: storyId, commentId: comment.id });
    toast({ title: 'Blocked', text: 'Their comments are hidden from you.' });
  } catch (error) {
    tellFailure('That didn’t work')(error);
  }
}

export function CommentRow(props: Props) {
  const { storyId, comment } = props;
  const [reporting, setReporting] = useState(false);
  const { id, content, userFirstName, createdAt, isMine } = comment;
  return (
    <li className={css.comment}>
      <div className={css.said}>
        <p className={css.facts}>
          <b>{isMine ? `${userFirstName} (you)` : userFirstName}</b>
          <time dateTime={createdAt}>{timeLabel(createdAt, serverNow())}</time>
        </p>
        <p className={css.words}>{content}</p>
      </div>
      <Menu
        trigger={
          <IconButton label={`More about the comment by ${userFirstName}`}>
            <IconDots />
          </IconButton>
        }
      >
        {isMine ? (
          <MenuItem icon={<IconTrash />} tone="danger" onSelect={() => void removeComment(props)}>
            Delete
          </MenuItem>
        ) : (
          <>
            <MenuItem icon={<IconFlag />} onSelect={() => setReporting(true)}>
              Report
            </MenuItem>
            <MenuItem icon={<IconBan />} onSelect={() => void blockCommenter(props)}>
              Block this person
            </MenuItem>
          </>
        )}
      </Menu>
      {reporting && <ReportDialog storyId={storyId} commentId={id} onClose={() => setReporting(false)} />}
    </li>
  );
}
