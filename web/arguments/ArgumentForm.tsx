import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Argument, ArgumentForm as Form } from '#contract/arguments.ts';
import { api } from '#web/app/api.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { ProviderQuestion } from '#web/app/thread/ProviderQuestion.tsx';
import { useAskFirst } from '#web/app/thread/useAskFirst.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { BLANK, type Fields, peopleIn, readFields } from '#web/arguments/argumentForm.ts';
import { keepArgument } from '#web/arguments/useArguments.ts';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { TextField } from '#web/kit/TextField.tsx';
import css from './Arguments.module.css';

const EXAMPLE = 'Me: You never help with the dishes.\nMaya: That’s not true. You always exaggerate.';

/** What was said, around it, and between whom. What was typed stays in this browser until it was answered. */
export function ArgumentForm({ onResolved }: { onResolved: (argument: Argument) => void }) {
  const draft = useDraft<Fields>('arguments/new');
  const fields = draft.value ?? BLANK;
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [checked, setChecked] = useState(false);
  const { provider, isAsking, first } = useAskFirst();
  const { mutate, isPending, error } = useMutation(
    api.arguments.resolve.mutationOptions({
      context: { idempotencyKey },
      onSuccess(argument) {
        keepArgument(argument);
        draft.drop();
        onResolved(argument);
      },
    }),
  );
  const { form, problem } = readFields(fields);
  const problemOf = (field: keyof Form) => (checked && problem(field)) || (error ? issueAt(error, field) : undefined);
  const set = (part: Partial<Fields>) => {
    setKey(crypto.randomUUID());
    draft.keep({ ...fields, ...part });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (form && !isPending) first(() => mutate(form));
  };
  return (
    <Card as="section">
      <form className={css.form} noValidate onSubmit={send} aria-label="An argument">
        <SpokenField
          label="Conversation or Argument"
          name="originalConversation"
          hint="Line by line as “Name: words” works best. At least 20 characters."
          placeholder={EXAMPLE}
          rows={8}
          limit={20_000}
          required
          value={fields.originalConversation}
          error={problemOf('originalConversation')}
          onValue={(originalConversation) => set({ originalConversation })}
        />
        <SpokenField
          label="Additional Context"
          name="context"
          hint="Optional: what happened before, or what you’d like to come of it."
          rows={2}
          limit={8000}
          value={fields.context}
          error={problemOf('context')}
          onValue={(context) => set({ context })}
        />
        <TextField
          label="People Involved"
          name="partiesInvolved"
          autoComplete="off"
          hint={
            fields.people === null && peopleIn(fields)
              ? 'Read from your text. Change it if that’s wrong.'
              : 'Separate names with commas.'
          }
          value={peopleIn(fields)}
          error={problemOf('partiesInvolved')}
          onValue={(people) => set({ people })}
        />
        {error && (
          <Notice tone="error">
            <strong>Analysis Failed</strong> {refusalOf(error).message || 'Please try again.'} Your words are still
            here.
          </Notice>
        )}
        {isAsking && <ProviderQuestion provider={provider} />}
        <div>
          <Button variant="filled" size="large" type="submit" loading={isPending && 'Analyzing Conflict...'}>
            Resolve This Argument
          </Button>
        </div>
      </form>
    </Card>
  );
}
