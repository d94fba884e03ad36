import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SAVED_TITLE_LENGTH, type SavedStatus } from '#contract/relationship-chats.ts';
import type { Thread } from '#contract/threads.ts';
import { api } from '#web/app/api.ts';
import { issueAt } from '#web/app/refusal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { QUESTIONS } from '#web/chats/saved/insightFields.ts';
import { SAVE_FAILED, useSaveChat } from '#web/chats/saved/useSaveChat.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ConfirmDialog } from '#web/kit/dialog/ConfirmDialog.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './SavedChats.module.css';

type SaveChatDialogProps = {
  thread: Thread;
  relationship: { id: string; personName: string };
  status: SavedStatus;
  onClose: () => void;
  onShowSaved: (() => void) | undefined;
};

const sections = [
  ['insights', 'Insights', 'aiInsights'],
  ['keyTakeaways', 'Key Takeaways', 'keyTakeaways'],
  ['actionItems', 'Action Items', 'actionItems'],
] as const;

/** Saves a chat with its outcome. Then a new one starts. */
export function SaveChatDialog({ thread, relationship, status, onClose, onShowSaved }: SaveChatDialogProps) {
  const { form, isGenerating, isSaving, error, canSave, write, forget, save } = useSaveChat(
    thread,
    relationship,
    status,
    { onDone: onClose, onShowSaved },
  );
  const [isDeleting, setDeleting] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  const isNamed = form.title !== '';
  useEffect(() => {
    // A title that arrives in the focused field would be shown from its end.
    if (isNamed && !isTyped.current) fromStart(title.current);
  }, [isNamed]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) save();
  };
  const cancel = () => {
    forget();
    onClose();
  };
  return (
    <>
      <Dialog
        open
        onClose={cancel}
        title="Save this chat"
        description={[
          `Marked as ${status === 'resolved' ? 'resolved' : 'needing more attention'}. After saving, a new chat `,
          `about ${relationship.personName} begins.`,
        ].join('')}
        onSubmit={submit}
        problem={error && !isSaving && <Notice tone="error">{SAVE_FAILED}</Notice>}
        footer={
          <>
            <Button variant="subtle" onClick={() => setDeleting(true)}>
              Delete Chat
            </Button>
            <Button onClick={cancel}>Cancel</Button>
            <Button type="submit" variant="filled" disabled={!canSave && !isSaving} loading={isSaving && 'Saving'}>
              Save
            </Button>
          </>
        }
      >
        <div className={css.form}>
          <TextField
            ref={title}
            label="Title"
            onFocus={({ target }) => !isTyped.current && fromStart(target)}
            value={form.title}
            limit={SAVED_TITLE_LENGTH}
            error={error ? issueAt(error, 'title') : undefined}
            onValue={(title) => {
              isTyped.current = true;
              write({ title });
            }}
          />
          <p role="status" className="small dim">
            {isGenerating && 'Reading the conversation...'}
          </p>
          {sections.map(([name, label, path], at) => (
            <SpokenField
              key={name}
              rows={3}
              label={label}
              hint={at > 0 ? 'One per line' : undefined}
              placeholder={isGenerating ? undefined : QUESTIONS[name]}
              disabled={isGenerating}
              value={form[name]}
              error={error ? issueAt(error, path) : undefined}
              onValue={(text) => write({ [name]: text })}
            />
          ))}
          <TextField
            label="Tags"
            hint="Separate them with commas"
            value={form.tags}
            onValue={(tags) => write({ tags })}
          />
        </div>
      </Dialog>
      {isDeleting && (
        <DeleteCurrent
          title={form.title.trim()}
          relationshipId={relationship.id}
          onDeleted={cancel}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

function fromStart(field: HTMLInputElement | null): void {
  field?.setSelectionRange(0, 0);
  if (field) field.scrollLeft = 0;
}

type DeleteCurrentProps = { title: string; relationshipId: string; onDeleted: () => void; onClose: () => void };

function DeleteCurrent({ title, relationshipId, onDeleted, onClose }: DeleteCurrentProps) {
  const clear = useMutation(
    api.chats.panel.clear.mutationOptions({
      onSuccess: onDeleted,
      onError: () => toast({ title: 'Error', text: 'Failed to delete chat. Please try again.', tone: 'error' }),
    }),
  );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={title ? `Delete the chat “${title}”?` : 'Delete this chat?'}
      text="The chat and its notes will be deleted. You can’t undo this."
      action="Delete Chat"
      loading={clear.isPending}
      onConfirm={() => clear.mutate({ id: relationshipId })}
    />
  );
}
