import type { RelationshipType } from '#contract/relationship-types.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { isType, type PersonForm, typeOptions } from '#web/relationships/person/personForm.ts';
import css from './RelationshipFields.module.css';

type Props = {
  form: PersonForm;
  onForm: (form: PersonForm) => void;
  problem: (field: keyof PersonForm) => string | undefined;
};

/** The fields of a person, for adding and for editing. */
export function RelationshipFields({ form, onForm, problem }: Props) {
  const set = (part: Partial<PersonForm>) => onForm({ ...form, ...part });
  const type: RelationshipType | '' = form.relationshipType;
  return (
    <>
      <div className={css.two}>
        <TextField
          label="Person’s Name"
          name="personName"
          autoComplete="off"
          required
          limit={100}
          value={form.personName}
          error={problem('personName')}
          onValue={(personName) => set({ personName })}
        />
        <SelectField
          label="Relationship Type"
          name="relationshipType"
          required
          placeholder="Choose one"
          options={typeOptions}
          value={type}
          error={problem('relationshipType')}
          onValue={(value) => set({ relationshipType: isType(value) ? value : '' })}
        />
      </div>
      {type === 'other' && (
        <TextField
          label="Custom Label"
          name="customLabel"
          autoComplete="off"
          placeholder="Godmother"
          limit={50}
          value={form.customLabel}
          error={problem('customLabel')}
          onValue={(customLabel) => set({ customLabel })}
        />
      )}
      <SpokenField
        label="Notes (optional)"
        name="notes"
        rows={5}
        limit={5000}
        value={form.notes}
        error={problem('notes')}
        onValue={(notes) => set({ notes })}
      />
    </>
  );
}
