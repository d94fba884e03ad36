import { useMutation } from '@tanstack/react-query';
import type { SavedChat } from '#contract/relationship-chats.ts';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { printSheet } from '#web/app/print/printSheet.ts';
import { saveFile } from '#web/app/saveFile.ts';
import { savedMarkdown, savedSheet } from '#web/chats/saved/savedSheet.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconCopy, IconDownload, IconPrinter, IconTrash } from '#web/kit/icons.ts';
import { copyText } from '#web/kit/share/copyText.ts';
import { toast } from '#web/kit/toast/toast.ts';
import css from './SavedChats.module.css';

/** Exports or deletes a saved chat. */
export function SavedChatWays({ chat, onDeleted }: { chat: SavedChat; onDeleted: () => void }) {
  const remove = useMutation(
    api.chats.saved.remove.mutationOptions({
      onSuccess: onDeleted,
      onError: () => toast({ title: 'Error', text: 'Failed to delete chat. Please try again.', tone: 'error' }),
    }),
  );
  const copy = () => copyText(savedMarkdown(chat), { title: 'Chat copied' });
  // File names may be seen by others, so this one says nothing about the contents.
  const name = `mallama-chat-${chat.createdAt.slice(0, 10)}.md`;
  const ask = async () => {
    const title = `Delete the chat “${chat.title}”?`;
    const text = 'The chat and its notes will be deleted. You can’t undo this.';
    if (await confirm({ title, text, action: 'Delete chat' })) remove.mutate({ id: chat.id });
  };
  return (
    <div className={css.ways}>
      <Button size="compact" icon={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>
        Copy
      </Button>
      <Button
        size="compact"
        icon={<IconDownload aria-hidden="true" />}
        onClick={() => saveFile({ name, type: 'text/markdown', text: savedMarkdown(chat) })}
      >
        Export
      </Button>
      <Button size="compact" icon={<IconPrinter aria-hidden="true" />} onClick={() => printSheet(savedSheet(chat))}>
        Print
      </Button>
      <Button
        size="compact"
        icon={<IconTrash aria-hidden="true" />}
        loading={remove.isPending && 'Deleting'}
        onClick={() => void ask()}
      >
        Delete
      </Button>
    </div>
  );
}
