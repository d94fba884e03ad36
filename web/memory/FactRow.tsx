import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FACT_LENGTH, type Fact } from '#contract/memory.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { InlineEdit } from '#web/kit/field/InlineEdit.tsx';
import { IconPencil, IconX } from '#web/kit/icons.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { ScopeSelect } from '#web/memory/ScopeSelect.tsx';
import css from './Memory.module.css';

const failed = (error: unknown) => toast({ title: 'Not saved', text: refusalOf(error).message, tone: 'error' });

export function FactRow({ fact, canChange }: { fact: Fact; canChange: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const [about, setAbout] = useState(fact.relationshipId);
  const change = useMutation(api.memory.change.mutationOptions({ onError: failed }));
  const forget = useMutation(api.memory.forget.mutationOptions({ onError: failed }));
  const { id, text, personName, relationshipId } = fact;
  if (forget.isPending) return null;
  if (isEditing)
    return (
      <li className={css.edit}>
        <InlineEdit
          label="What to remember"
          text={text}
          rows={2}
          limit={FACT_LENGTH}
          onSave={(typed) => {
            const next = typed.replace(/\s+/g, ' ').trim();
            setEditing(false);
            const words = next && next !== text ? { text: next } : {};
            const scope = about === relationshipId ? {} : { relationshipId: about };
            if ('text' in words || 'relationshipId' in scope) change.mutate({ id, ...words, ...scope });
          }}
          onCancel={() => setEditing(false)}
        >
          <ScopeSelect value={about} onChange={setAbout} />
        </InlineEdit>
      </li>
    );
  const shown = change.isPending ? (change.variables.text ?? text) : text;
  return (
    <li className={css.fact}>
      <div className={css.words}>
        <p className={css.text}>{shown}</p>
        <p className="caption dim">{personName ? `For chats about ${personName}` : 'For every chat'}</p>
        {change.data?.safety && <SafetyCard note={change.data.safety} />}
      </div>
      <span className={css.actions}>
        {canChange && (
          <IconButton
            label={`Edit “${text}”`}
            onClick={() => {
              setAbout(relationshipId);
              setEditing(true);
            }}
          >
            <IconPencil aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={`Forget “${text}”`} onClick={() => forget.mutate({ id })}>
          <IconX aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}
