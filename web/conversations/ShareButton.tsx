import { useState } from 'react';
import type { Thread } from '#contract/threads.ts';
import { useKnownNames } from '#web/app/useKnownNames.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconShare2 } from '#web/kit/icons.ts';
import { ShareDialog } from '#web/kit/share/ShareDialog.tsx';
import type { ShareItem } from '#web/kit/share/share.ts';
import css from './ChatPage.module.css';

/** Nothing is shared by itself: the dialog opens on the words that were marked in the chat, or on none. */
export function ShareButton({ thread }: { thread: Thread }) {
  const names = useKnownNames();
  const [item, setItem] = useState<ShareItem | null>(null);
  // Where somebody may not be safe, what they wrote is not offered to go anywhere.
  if (thread.messages.some(({ safety }) => (safety?.level ?? 0) > 0)) return null;
  const open = () =>
    setItem({
      title: 'From a conversation with Mallama',
      content: markedWords(),
      type: 'insight',
      names,
      isPrivate: true,
    });
  return (
    <>
      <Button size="compact" icon={<IconShare2 aria-hidden="true" />} onClick={open}>
        <span className={css.word}>Share</span>
      </Button>
      <ShareDialog item={item} onClose={() => setItem(null)} />
    </>
  );
}

function markedWords(): string {
  const selection = getSelection();
  const place = selection?.anchorNode?.parentElement?.closest('[role=log]');
  return place ? (selection?.toString().trim() ?? '') : '';
}
