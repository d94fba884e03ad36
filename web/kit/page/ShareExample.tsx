import { useState } from 'react';
import { Button } from '#web/kit/button/Button.tsx';
import { IconShare } from '#web/kit/icons.ts';
import { ShareDialog } from '#web/kit/share/ShareDialog.tsx';
import type { ShareItem } from '#web/kit/share/share.ts';

const lesson: ShareItem = {
  title: 'What helped us',
  content: 'We stopped settling things after nine in the evening. Most of them were smaller in the morning.',
  type: 'learning',
};

export function ShareExample() {
  const [item, setItem] = useState<ShareItem | null>(null);
  return (
    <>
      <Button icon={<IconShare aria-hidden="true" />} onClick={() => setItem(lesson)}>
        Share
      </Button>
      <ShareDialog item={item} onClose={() => setItem(null)} />
    </>
  );
}
