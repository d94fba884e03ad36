import { useState } from 'react';
import type { Thread } from '#contract/threads.ts';
import { useKnownNames } from '#web/app/useKnownNames.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconShare2 } from '#web/kit/icons.ts';
import { ShareDialog } from '#web/kit/share/ShareDialog.tsx';
import type { ShareItem } from '#web/kit/share/share.ts';
import css from './ChatPage.module.css';

/** Shares what is selected in the chat; nothing is filled in otherwise. */
export function ShareButton({ thread }: { thread: Thread }) {
  const names = useKnownNames();
  const [item, setItem] = useState<ShareItem | null>(null);
  // Where someone may not be safe, sharing is not offered.
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
