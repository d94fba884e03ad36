import { useState } from 'react';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { CheckboxField } from '#web/kit/field/CheckboxField.tsx';
import { TextAreaField } from '#web/kit/field/TextAreaField.tsx';
import { Tabs } from '#web/kit/menu/Tabs.tsx';
import { ShareByDevice } from '#web/kit/share/ShareByDevice.tsx';
import { ShareDirect } from '#web/kit/share/ShareDirect.tsx';
import { ShareMail } from '#web/kit/share/ShareMail.tsx';
import { ShareSocial } from '#web/kit/share/ShareSocial.tsx';
import { type ShareItem, withoutNames } from '#web/kit/share/share.ts';

type ShareDialogProps = {
  /** Null while closed. */
  item: ShareItem | null;
  onClose: () => void;
};

/** Everything that is shared is first shown in a field and can be edited. */
export function ShareDialog({ item, onClose }: ShareDialogProps) {
  const [shown, setShown] = useState(item);
  // The text stays while the dialog closes, and is reset for the next item.
  if (item !== null && item !== shown) setShown(item);
  return (
    <Dialog
      open={item !== null}
      onClose={onClose}
      title="Share"
      description={shown && withoutNames(shown.title, shown.names ?? [])}
    >
      {shown && <ShareWays key={`${shown.type} ${shown.title} ${shown.content}`} item={shown} />}
    </Dialog>
  );
}

const ways = [
  { id: 'social', label: 'Social Media', Panel: ShareSocial },
  { id: 'direct', label: 'Direct Share', Panel: ShareDirect },
  { id: 'email', label: 'Email', Panel: ShareMail },
] as const;

const said = (item: ShareItem, content: string, hidesNames: boolean): ShareItem =>
  hidesNames ? { ...item, title: withoutNames(item.title, item.names ?? []), content } : { ...item, content };

function ShareWays({ item }: { item: ShareItem }) {
  const { names = [] } = item;
  const [way, setWay] = useState<(typeof ways)[number]['id']>(item.isPrivate ? 'direct' : 'social');
  const nameless = withoutNames(item.content, names);
  const hasNames = nameless !== item.content || withoutNames(item.title, names) !== item.title;
  const [hidesNames, setHidesNames] = useState(hasNames);
  const [content, setContent] = useState(nameless);
  const url = item.sourceUrl ?? location.origin;
  const shown = said(item, content, hidesNames);
  const hide = (isHidden: boolean) => {
    setHidesNames(isHidden);
    // Edited text stays; only unchanged text gets its names back.
    if (isHidden) setContent(withoutNames(content, names));
    else if (content === nameless) setContent(item.content);
  };
  const tabs = ways.map(({ id, label, Panel }) => ({ id, label, panel: <Panel item={shown} url={url} /> }));
  return (
    <>
      <TextAreaField
        label="What you share"
        hint={`${item.content ? 'Read it once more.' : 'Write or paste what you’d like to share.'} Leave out names, and what someone told you in confidence.`}
        rows={3}
        voice
        value={content}
        onValue={setContent}
      />
      {hasNames && (
        <CheckboxField
          label="Replace the names of people I know"
          hint="Other names stay as they are: check the words above."
          checked={hidesNames}
          onValue={hide}
        />
      )}
      <ShareByDevice item={shown} url={url} />
      <Tabs label="How to share" tabs={tabs} value={way} onValue={setWay} />
    </>
  );
}
