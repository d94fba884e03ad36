import { useRef, useState } from 'react';
import type { PlanItem } from '#contract/relationship-plan.ts';
import type { Relationship } from '#contract/relationships.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { ProgressBar } from '#web/kit/chart/ProgressBar.tsx';
import { InlineEdit } from '#web/kit/field/InlineEdit.tsx';
import { ListFieldAdd } from '#web/kit/field/ListFieldAdd.tsx';
import { IconPencil, IconPlus, IconRefresh } from '#web/kit/icons.ts';
import { HeardCard } from '#web/relationships/HeardCard.tsx';
import { fields } from '#web/relationships/lists/fields.ts';
import { ExploreButton, ItemInsight } from '#web/relationships/lists/ItemActions.tsx';
import { explorePrompt } from '#web/relationships/lists/prompts.ts';
import { UnsavedChange } from '#web/relationships/lists/UnsavedChange.tsx';
import { useListField } from '#web/relationships/lists/useListField.ts';
import { Checklist } from '#web/relationships/plan/Checklist.tsx';
import { PartHead } from '#web/relationships/plan/PartHead.tsx';
import type { PlanActions } from '#web/relationships/plan/usePlan.ts';
import css from './GoalsCard.module.css';

type GoalsEditorProps = { text: string; onSave: (text: string, began: string) => void; onClose: () => void };

function GoalsEditor({ text, onSave, onClose }: GoalsEditorProps) {
  return (
    <InlineEdit
      label="Relationship Goals"
      text={text}
      hint="One per line. Bullets, dashes and numbers start a new one too. The checklist shows six."
      rows={5}
      onCancel={onClose}
      onSave={(next, began) => {
        onSave(next, began);
        onClose();
      }}
    />
  );
}

const { title, placeholder } = fields.relationshipGoals;

type Props = { relationship: Relationship; goals: readonly PlanItem[]; actions: PlanActions };

/** The written goals, and the checklist made of them. */
export function GoalsPart({ relationship, goals, actions: { change, remove, reprocess } }: Props) {
  const { id, personName } = relationship;
  const field = useListField(relationship, 'relationshipGoals');
  const draft = useDraft<string>(`relationships/${id}/relationshipGoals-new`);
  const [mode, setMode] = useState<'read' | 'add' | 'edit'>('read');
  const plus = useRef<HTMLButtonElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  /** Ends editing, with the focus back on the button that started it. */
  const read = (from: typeof plus) => {
    setMode('read');
    from.current?.focus();
  };
  const done = goals.filter(({ isDone }) => isDone).length;
  const takeOff = (goal: PlanItem) =>
    field.items.includes(goal.text)
      ? field.change(field.items.filter((item) => item !== goal.text))
      : remove.mutate({ id, itemId: goal.id });
  return (
    <section id="field-relationshipGoals" className={css.part} aria-label={title}>
      <PartHead title={title} note={goals.length > 0 && `${done} of ${goals.length} done`}>
        {field.text !== '' && (
          <Button
            variant="subtle"
            size="compact"
            icon={<IconRefresh aria-hidden="true" />}
            loading={reprocess.isPending}
            onClick={() => reprocess.mutate({ id })}
          >
            Reprocess Goals
          </Button>
        )}
        <ExploreButton title={title} prompt={explorePrompt('relationshipGoals', personName, field.items)} />
        <IconButton ref={plus} label={`Add to ${title}`} onClick={() => setMode('add')}>
          <IconPlus />
        </IconButton>
        <IconButton ref={pencil} label={`Edit ${title}`} onClick={() => setMode('edit')}>
          <IconPencil />
        </IconButton>
      </PartHead>
      {mode === 'edit' ? (
        <GoalsEditor text={field.text} onSave={field.changeText} onClose={() => read(pencil)} />
      ) : (
        goals.length > 0 && (
          <>
            <ProgressBar label="Goals done" done={done} total={goals.length} />
            <Checklist
              items={goals}
              onTick={({ id: itemId }, isDone) => change.mutate({ id, itemId, isDone })}
              onRemove={takeOff}
              action={({ text }) => <ItemInsight field="relationshipGoals" personName={personName} item={text} />}
            />
          </>
        )
      )}
      {mode === 'add' && (
        <ListFieldAdd
          title={title}
          placeholder={placeholder}
          draft={draft}
          onAdd={(text) => field.change([...field.items, text])}
          onClose={() => read(plus)}
        />
      )}
      {mode === 'read' && goals.length === 0 && (
        <button type="button" className={css.first} onClick={() => setMode('add')}>
          + Add the first one
        </button>
      )}
      <HeardCard heard={field.heard} />
      <UnsavedChange edits={field.unsaved} onRetry={field.retry} onDiscard={field.discard} />
    </section>
  );
}
