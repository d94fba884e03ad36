import { type FormEvent, useId, useState } from 'react';
import { type ListField, LONGEST_ITEM } from '#contract/relationship-lists.ts';
import type { Relationship } from '#contract/relationships.ts';
import { useProvider } from '#web/app/thread/provider/useProvider.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { HeardCard } from '#web/relationships/HeardCard.tsx';
import { UnsavedChange } from '#web/relationships/lists/UnsavedChange.tsx';
import { useListField } from '#web/relationships/lists/useListField.ts';
import css from './AskingCard.module.css';

/** The lists that are asked for, most helpful first. */
const asked = ['likes', 'currentIssues', 'triggers', 'strugglingWith', 'redLines', 'values'] as const;

/** What Mallama asks to fill each of them. */
const questions: Partial<Record<ListField, (person: string) => string>> = {
  likes: (person) => `What do you like about ${person}?`,
  currentIssues: () => 'What’s on your mind at the moment?',
  triggers: (person) => `What sets you off with ${person}?`,
  strugglingWith: () => 'What would you like to do differently yourself?',
  redLines: (person) => `What’s never okay for you, from ${person} or from anyone?`,
  values: () => 'What matters most to you here?',
};

/** Asks for one thing that is not known yet. A question can be skipped. */
export function AskingCard({ relationship }: { relationship: Relationship }) {
  const later = useDraft<readonly ListField[]>(`relationships/${relationship.id}/not-now`);
  const passed = later.value ?? [];
  const nextAfter = (over: readonly ListField[]) =>
    asked.find((field) => relationship[field] === '' && !over.includes(field));
  const [field, setField] = useState(() => nextAfter(passed));
  if (!field) return null;
  const next = () => {
    const over = relationship[field] === '' ? [...passed, field] : passed;
    later.keep(over);
    setField(nextAfter(over));
  };
  return <Question key={field} relationship={relationship} field={field} onNext={next} />;
}

type QuestionProps = { relationship: Relationship; field: ListField; onNext: () => void };

function Question({ relationship, field, onNext }: QuestionProps) {
  const { id, personName } = relationship;
  const title = useId();
  const draft = useDraft<string>(`relationships/${id}/${field}-new`);
  const { items, change, unsaved, retry, discard, heard } = useListField(relationship, field);
  const { agreed } = useProvider();
  const text = draft.value ?? '';
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    change([...items, text.trim()]);
    draft.drop();
  };
  return (
    <Card as="section" className={css.card} aria-labelledby={title}>
      <div>
        <h2 id={title} className="h3">
          What should Mallama know about {personName}?
        </h2>
        <p className="small dim">
          One thing at a time. Only you can see it.
          {agreed && ` Mallama can read it when you chat alone about ${personName}.`}
        </p>
      </div>
      <form className={css.form} onSubmit={add}>
        <TextField
          label={questions[field]?.(personName)}
          hint={items.length > 0 && `Added: ${items.at(-1)}`}
          value={text}
          maxLength={LONGEST_ITEM}
          onValue={(typed) => (typed ? draft.keep(typed) : draft.drop())}
        />
        <div className={css.buttons}>
          <Button variant="subtle" onClick={onNext}>
            {items.length > 0 ? 'Next question' : 'Ask me something else'}
          </Button>
          <Button type="submit" variant="light">
            Add
          </Button>
        </div>
      </form>
      <HeardCard heard={heard} />
      <UnsavedChange edits={unsaved} onRetry={retry} onDiscard={discard} />
    </Card>
  );
}
