import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Crafting } from '#contract/crafting.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { ProviderQuestion } from '#web/app/thread/ProviderQuestion.tsx';
import { useAskFirst } from '#web/app/thread/useAskFirst.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { type Fields, fieldsOf, readFields } from '#web/crafting/craftForm.ts';
import { useCraft } from '#web/crafting/useCraft.ts';
import { tones } from '#web/crafting/words.ts';
import { Button } from '#web/kit/Button.tsx';
import { Chip } from '#web/kit/Chip.tsx';
import { FieldError } from '#web/kit/Field.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import css from './Crafting.module.css';

type Props = {
  crafting: Crafting | undefined;
  /** What another page handed over: it takes its place among what was typed. */
  given: Partial<Fields> | null;
  onTaken: () => void;
  onBusy: (isBusy: boolean) => void;
  onCrafted: (crafting: Crafting) => void;
};

/** What a message is for. What was typed stays in this browser until it was answered. */
export function CraftForm({ crafting, given, onTaken, onBusy, onCrafted }: Props) {
  const draft = useDraft<Fields>(`crafting/${crafting?.id ?? 'new'}`);
  const fields = draft.value ?? fieldsOf(crafting);
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [checked, setChecked] = useState(false);
  const { provider, isAsking, first } = useAskFirst();
  const { mutate, isPending, error } = useCraft(idempotencyKey, (crafted) => {
    draft.drop();
    onCrafted(crafted);
  });
  const { form, problem } = readFields(fields);
  const problemOf = (field: keyof Fields) => (checked && problem(field)) || (error ? issueAt(error, field) : undefined);
  const take = useEffectEvent(() => {
    if (!given) return;
    draft.keep({ ...fields, ...given });
    onTaken();
  });
  useEffect(() => take(), []);
  const set = (part: Partial<Fields>) => {
    setKey(crypto.randomUUID());
    draft.keep({ ...fields, ...part });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!form || isPending) return;
    first(() => {
      onBusy(true);
      mutate(form, { onSettled: () => onBusy(false) });
    });
  };
  const area = (name: 'context' | 'conversationHistory' | 'originalDraft') => ({
    ...{ name, limit: 8000, value: fields[name], error: problemOf(name) },
    onValue: (value: string) => set({ [name]: value }),
  });
  return (
    <form className={css.form} noValidate onSubmit={send} aria-label="What the message is for">
      <SpokenField
        label="What should your message do?"
        name="goal"
        hint="Good news, thanks, an apology or a hard topic: at least 10 characters."
        placeholder="Thank Maya for driving me home"
        rows={2}
        limit={2000}
        value={fields.goal}
        error={problemOf('goal')}
        onValue={(goal) => set({ goal })}
      />
      <fieldset className={css.tones}>
        <legend className="label">Tone</legend>
        <div className={css.chips}>
          {tones.map(({ value, label }) => (
            <Chip key={value} pressed={fields.selectedTone === value} onClick={() => set({ selectedTone: value })}>
              {label}
            </Chip>
          ))}
        </div>
        {problemOf('selectedTone') && <FieldError>{problemOf('selectedTone')}</FieldError>}
      </fieldset>
      <SpokenField label="Your draft (optional)" rows={3} {...area('originalDraft')} />
      <SpokenField label="What’s going on (optional)" rows={2} {...area('context')} />
      <SpokenField label="What was written before (optional)" rows={2} {...area('conversationHistory')} />
      {error && (
        <Notice tone="error">Failed to craft message. {refusalOf(error).message} Your words are still here.</Notice>
      )}
      {isAsking && <ProviderQuestion provider={provider} />}
      <Button variant="filled" size="large" type="submit" loading={isPending && 'Finding the words'}>
        Craft Message
      </Button>
    </form>
  );
}
