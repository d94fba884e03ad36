import type { RelationshipKind } from '#contract/coach.ts';
import {
  DESCRIPTION_LENGTH,
  RelationshipForm as Form,
  type RelationshipAnalysis,
} from '#contract/relationship-analysis.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { ProviderQuestion } from '#web/app/thread/provider/ProviderQuestion.tsx';
import { checked } from '#web/app/tool/checked.ts';
import { PersonSelect } from '#web/app/tool/PersonSelect.tsx';
import { useToolForm } from '#web/app/tool/useToolForm.ts';
import { useDraft } from '#web/app/useDraft.ts';
import type { Person } from '#web/app/usePeople.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from '#web/kit/Tool.module.css';
import { TYPES } from '#web/relationship-analysis/compared.ts';
import { analyze } from '#web/relationship-analysis/useAnalyses.ts';

type Fields = { relationshipType: RelationshipKind | ''; description: string; relationshipId: string };
const BLANK: Fields = { relationshipType: '', description: '', relationshipId: '' };

type Props = {
  people: readonly Person[];
  onBusy: (isBusy: boolean) => void;
  onDone: (made: RelationshipAnalysis) => void;
};

const read = (fields: Fields) => checked(Form.safeParse({ ...fields, relationshipId: fields.relationshipId || null }));

/** The form. What was typed is kept as a draft until it is answered. */
export function RelationshipForm({ people, onBusy, onDone }: Props) {
  const draft = useDraft<Fields>('relationship-analysis/new');
  const tool = useToolForm({ draft, blank: BLANK, read, ask: analyze, onBusy, onDone });
  const { fields, set, send, problemOf, isPending, error } = tool;
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
      <PersonSelect
        label="Who it is about (optional)"
        nobody="No one on your list"
        people={people}
        value={fields.relationshipId}
        onValue={(relationshipId) => set({ relationshipId })}
      />
      {error && <Notice tone="error">Not analyzed. {refusalOf(error).message} Your words are still here.</Notice>}
      {tool.isAsking && <ProviderQuestion provider={tool.provider} />}
      <Button variant="filled" size="large" type="submit" loading={isPending && 'Reading what you wrote'}>
        Analyze Relationship
      </Button>
    </form>
  );
}
