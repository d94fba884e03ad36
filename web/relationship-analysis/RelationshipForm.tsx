import { type FormEvent, useState } from 'react';
import type { RelationshipKind } from '#contract/coach.ts';
import {
  DESCRIPTION_LENGTH,
  RelationshipForm as Form,
  type RelationshipAnalysis,
} from '#contract/relationship-analysis.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { ProviderQuestion } from '#web/app/thread/ProviderQuestion.tsx';
import { useAskFirst } from '#web/app/thread/useAskFirst.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/Button.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { SelectField } from '#web/kit/SelectField.tsx';
import css from '#web/kit/Tool.module.css';
import { useAnalyze } from '#web/relationship-analysis/useAnalyses.ts';
import type { Person } from '#web/relationship-analysis/usePeople.ts';
import { TYPES } from '#web/relationship-analysis/words.ts';

type Fields = { relationshipType: RelationshipKind | ''; description: string; relationshipId: string };
const BLANK: Fields = { relationshipType: '', description: '', relationshipId: '' };

type Props = {
  people: readonly Person[];
  onBusy: (isBusy: boolean) => void;
  onDone: (made: RelationshipAnalysis) => void;
};

/** A relationship in the member's words. What was typed stays in this browser until it was answered. */
export function RelationshipForm({ people, onBusy, onDone }: Props) {
  const draft = useDraft<Fields>('relationship-analysis/new');
  const fields = draft.value ?? BLANK;
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [checked, setChecked] = useState(false);
  const { provider, isAsking, first } = useAskFirst();
  const { mutate, isPending, error } = useAnalyze(idempotencyKey, (made) => {
    draft.drop();
    setChecked(false);
    setKey(crypto.randomUUID());
    onDone(made);
  });
  const form = Form.safeParse({ ...fields, relationshipId: fields.relationshipId || null });
  const problemOf = (field: keyof Fields) =>
    (checked && form.error?.issues.find(({ path }) => path[0] === field)?.message) ||
    (error ? issueAt(error, field) : undefined);
  const set = (part: Partial<Fields>) => {
    setKey(crypto.randomUUID());
    draft.keep({ ...fields, ...part });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const { data } = form;
    if (!data || isPending) return;
    first(() => {
      onBusy(true);
      mutate(data, { onSettled: () => onBusy(false) });
    });
  };
  return (
    <form className={css.stack} noValidate onSubmit={send} aria-label="The relationship to analyze">
      <SelectField
        label="Type of relationship"
        name="relationshipType"
        placeholder="Choose a type"
        options={Object.entries(TYPES).map(([value, label]) => ({ value, label }))}
        value={fields.relationshipType}
        error={problemOf('relationshipType')}
        onValue={(value) => set({ relationshipType: value as Fields['relationshipType'] })}
      />
      <SpokenField
        label="Describe it in your words"
        name="description"
        rows={7}
        hint={
          <>
            How you two talk, what goes well, what gets in the way.{' '}
            <span className="num">
              {fields.description.trim().length}/{DESCRIPTION_LENGTH.max}
            </span>
          </>
        }
        value={fields.description}
        error={problemOf('description')}
        onValue={(description) => set({ description })}
      />
      {people.length > 0 && (
        <SelectField
          label="Who it is about (optional)"
          name="relationshipId"
          options={[
            { value: '', label: 'No one on your list' },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={fields.relationshipId}
          onValue={(relationshipId) => set({ relationshipId })}
        />
      )}
      {error && (
        <Notice tone="error">Not analyzed. {refusalOf(error).message} Your words are still here. Try again.</Notice>
      )}
      {isAsking && <ProviderQuestion provider={provider} />}
      <Button variant="filled" size="large" type="submit" loading={isPending && 'Reading what you wrote'}>
        Analyze Relationship
      </Button>
    </form>
  );
}
