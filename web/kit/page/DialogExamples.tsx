import { type FormEvent, useState } from 'react';
import { Button } from '#web/kit/button/Button.tsx';
import { ConfirmDialog } from '#web/kit/dialog/ConfirmDialog.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { TextAreaField } from '#web/kit/field/TextAreaField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { MoodPicker } from '#web/kit/mood/MoodPicker.tsx';
import type { Mood } from '#web/kit/mood/moods.ts';
import { toast } from '#web/kit/toast/toast.ts';
import css from './KitPage.module.css';

export function DialogExamples() {
  const [open, setOpen] = useState<'form' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={css.row}>
      <Button onClick={() => setOpen('form')}>Open a form</Button>
      <Button onClick={() => setOpen('confirm')}>Delete the chat</Button>
      <EntryDialog open={open === 'form'} onClose={close} />
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        title="Delete the chat “Phones at dinner”?"
        text="Its 14 messages go with it. This cannot be undone."
        action="Delete chat"
        onConfirm={() => {
          close();
          toast({ title: 'Chat deleted' });
        }}
      />
    </div>
  );
}

function EntryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [mood, setMood] = useState<Mood | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    toast({ title: 'Entry saved', text: 'It is at the top of your journal.' });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onSubmit={save}
      title="New Entry"
      description="Two lines are enough."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" type="submit">
            Save Entry
          </Button>
        </>
      }
    >
      <MoodPicker label="How are you feeling?" value={mood} onValue={setMood} />
      <TextField label="Title" name="title" />
      <TextAreaField label="What happened?" name="content" voice rows={6} hint="Between 10 and 5,000 characters" />
      <div className={css.two}>
        <TextField label="Emotions" name="emotions" placeholder="Relieved, a little proud" />
        <TextField label="Tags" name="tags" placeholder="Add a tag" />
      </div>
    </Dialog>
  );
}
