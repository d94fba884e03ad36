import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { excerpt } from '#contract/excerpt.ts';
import type { SavedChat } from '#contract/relationship-chats.ts';
import { api } from '#web/app/api.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { StatusBadge } from '#web/chats/saved/StatusBadge.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { ConfirmDialog } from '#web/kit/dialog/ConfirmDialog.tsx';
import { IconTrash } from '#web/kit/icons.ts';
import { timeLabel } from '#web/kit/timeLabel.ts';
import { toast } from '#web/kit/toast/toast.ts';
import css from './SavedChats.module.css';

const ISSUE_CUT = 100;
const INSIGHTS_CUT = 150;

export function SavedChatRow({ chat, onOpen }: { chat: SavedChat; onOpen: () => void }) {
  const { id, title, status, originalIssue, aiInsights, createdAt } = chat;
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation(
    api.chats.saved.remove.mutationOptions({
      onError: () => toast({ title: 'Error', text: 'Failed to delete chat. Please try again.', tone: 'error' }),
      onSettled: () => setAsking(false),
    }),
  );
  return (
    <li className={css.row}>
      <div className={css.names}>
        <button type="button" className={css.open} onClick={onOpen}>
          {title}
        </button>
        <StatusBadge status={status} />
      </div>
      <IconButton label={`Delete “${title}”`} onClick={() => setAsking(true)}>
        <IconTrash aria-hidden="true" />
      </IconButton>
      <div className={css.excerpt}>
        <p className="voice">{excerpt(originalIssue, ISSUE_CUT)}</p>
        {aiInsights && <p className="small dim">{excerpt(aiInsights, INSIGHTS_CUT)}</p>}
        <p className="caption dim">
          <time dateTime={createdAt}>{timeLabel(createdAt, serverNow())}</time>
        </p>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete the chat “${title}”?`}
        text="The chat and its notes will be deleted. You can’t undo this."
        action="Delete chat"
        loading={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </li>
  );
}
