import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Conversation, NewConversation } from '#contract/conversations.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { TextAreaField } from '#web/kit/field/TextAreaField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';

type Props = { conversation: Pick<Conversation, 'id' | 'title' | 'description'>; onClose: () => void };

export function RenameDialog({ conversation: { id, ...before }, onClose }: Props) {
  const [title, setTitle] = useState(before.title);
  const [description, setDescription] = useState(before.description);
  const [checked, setChecked] = useState(false);
  const save = useMutation(api.conversations.change.mutationOptions({ onSuccess: onClose }));
  const read = NewConversation.safeParse({ title, description });
  const problem = (field: string) =>
    checked ? read.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (read.success && !save.isPending) save.mutate({ id, title, description });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={submit}
      title="Rename"
      problem={save.isError && <Notice tone="error">{refusalOf(save.error).message}</Notice>}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" type="submit" loading={save.isPending && 'Saving'}>
            Save
          </Button>
        </>
      }
    >
      <TextField
        label="Title"
        name="title"
        autoComplete="off"
        limit={100}
        value={title}
        error={problem('title')}
        onValue={setTitle}
      />
      <TextAreaField
        label="Description"
        name="description"
        rows={3}
        limit={1000}
        voice
        value={description}
        error={problem('description')}
        onValue={setDescription}
      />
    </Dialog>
  );
}
