import { type FormEvent, useState } from 'react';
import { LONGEST_ITEM } from '#contract/relationship-lists.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';

type Props = { title: string; item: string; onSave: (text: string) => void; onClose: () => void };

/** One item in other words. It stays one line, however it is typed. */
export function ItemDialog({ title, item, onSave, onClose }: Props) {
  const [text, setText] = useState(item);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const line = text.replace(/(?<!\s)\s*[\n\r\u2028\u2029]\s*/g, ' ').trim();
    if (line !== item) onSave(line);
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      onSubmit={save}
      title={`Edit an item of ${title}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" type="submit">
            Save
          </Button>
        </>
      }
    >
      <SpokenField label="In your words" rows={3} limit={LONGEST_ITEM} value={text} onValue={setText} />
    </Dialog>
  );
}
