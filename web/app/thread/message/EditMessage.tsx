import { type KeyboardEvent, useState } from 'react';
import { MESSAGE_LENGTH } from '#contract/chat.ts';
import type { Message } from '#contract/messages.ts';
import type { MessageActions } from '#web/app/thread/useThread.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { TextAreaField } from '#web/kit/field/TextAreaField.tsx';
import css from './Message.module.css';

type EditMessageProps = { message: Message; onEdit: MessageActions['edit']; onClose: () => void };

export function EditMessage({ message, onEdit, onClose }: EditMessageProps) {
  const [text, setText] = useState(message.content);
  const [isSaving, setSaving] = useState(false);
  const ready = text.trim() !== '' && text.length <= MESSAGE_LENGTH;
  const save = async () => {
    setSaving(true);
    const done = await onEdit(message.id, text);
    setSaving(false);
    if (done) onClose();
  };
  const cancelByKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return (
    <div className={css.edit}>
      <TextAreaField
        autoFocus
        voice
        rows={2}
        label="Your message"
        hint="What came after it will be replaced by a new reply."
        limit={MESSAGE_LENGTH}
        value={text}
        onValue={setText}
        onKeyDown={cancelByKey}
      />
      <div className={css.buttons}>
        <Button size="compact" onClick={onClose}>
          Cancel
        </Button>
        <Button
          size="compact"
          variant="filled"
          loading={isSaving && 'Asking'}
          disabled={!ready}
          onClick={() => void save()}
        >
          Ask again
        </Button>
      </div>
    </div>
  );
}
