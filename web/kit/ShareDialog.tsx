import { useState } from 'react';
import { Dialog } from '#web/kit/Dialog.tsx';
import { ShareDirect } from '#web/kit/ShareDirect.tsx';
import { ShareMail } from '#web/kit/ShareMail.tsx';
import { ShareSocial } from '#web/kit/ShareSocial.tsx';
import type { ShareItem } from '#web/kit/share.ts';
import { Tabs } from '#web/kit/Tabs.tsx';
import { TextAreaField } from '#web/kit/TextAreaField.tsx';

type ShareDialogProps = {
  /** Null while nothing is shared. */
  item: ShareItem | null;
  onClose: () => void;
};

/** Nothing leaves before the person has seen it: every way out starts from the words in the field. */
export function ShareDialog({ item, onClose }: ShareDialogProps) {
  const [shown, setShown] = useState(item);
  // The words stay while the dialog closes, and begin anew with the next item.
  if (item !== null && item !== shown) setShown(item);
  return (
    <Dialog open={item !== null} onClose={onClose} title="Share" description={shown?.title}>
      {shown && <ShareWays key={`${shown.type} ${shown.title} ${shown.content}`} item={shown} />}
    </Dialog>
  );
}

const ways = [
  { id: 'social', label: 'Social Media', Panel: ShareSocial },
  { id: 'direct', label: 'Direct Share', Panel: ShareDirect },
  { id: 'email', label: 'Email', Panel: ShareMail },
] as const;

function ShareWays({ item }: { item: ShareItem }) {
  const [way, setWay] = useState<(typeof ways)[number]['id']>('social');
  const [content, setContent] = useState(item.content);
  const url = item.sourceUrl ?? location.origin;
  const said = { ...item, content };
  const tabs = ways.map(({ id, label, Panel }) => ({ id, label, panel: <Panel item={said} url={url} /> }));
  return (
    <>
      <TextAreaField
        label="What you share"
        hint="Read it once more. Leave out names, and what somebody told you in confidence."
        rows={3}
        voice
        value={content}
        onValue={setContent}
      />
      <Tabs label="How to share" tabs={tabs} value={way} onValue={setWay} />
    </>
  );
}
