import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FACT_LENGTH, type Fact } from '#contract/memory.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { InlineEdit } from '#web/kit/field/InlineEdit.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './ProposedFact.module.css';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const failed = (error: unknown) => toast({ title: 'Not saved', text: refusalOf(error).message, tone: 'error' });

/** A fact that Mallama proposes to remember. It is used only after a yes. */
export function ProposedFact({ fact }: { fact: Fact }) {
  const [isEditing, setEditing] = useState(false);
  const keep = useMutation(api.memory.keep.mutationOptions({ onError: failed }));
  const forget = useMutation(api.memory.forget.mutationOptions({ onError: failed }));
  const { id, text, personName } = fact;
  const isBusy = keep.isPending || forget.isPending;
  return (
    <li className={css.fact}>
      <p className="caption dim">{personName ? `Remember this for chats about ${personName}?` : 'Remember this?'}</p>
      {isEditing ? (
        <InlineEdit
          label="What to remember"
          text={text}
          rows={2}
          limit={FACT_LENGTH}
          onSave={(words) => {
            setEditing(false);
            if (oneLine(words)) keep.mutate({ id, text: oneLine(words) });
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <p className={css.words}>{text}</p>
          <div className={css.answers}>
            <Button
              size="compact"
              variant="light"
              loading={keep.isPending}
              disabled={isBusy}
              onClick={() => keep.mutate({ id })}
            >
              Remember
            </Button>
            <Button size="compact" disabled={isBusy} onClick={() => setEditing(true)}>
              Edit
            </Button>
            <Button
              size="compact"
              variant="subtle"
              loading={forget.isPending}
              disabled={isBusy}
              onClick={() => forget.mutate({ id })}
            >
              No, don’t
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
