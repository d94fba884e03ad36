import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RELATIONSHIP_TYPES, type RelationshipType, TYPE_GROUPS, typeLabel } from '#contract/relationship-types.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { focusProblem } from '#web/kit/field/focusProblem.ts';
import type { SelectGroup } from '#web/kit/field/SelectField.tsx';

/** Every type of relationship, grouped for the picker. */
export const typeOptions: readonly SelectGroup[] = TYPE_GROUPS.map(({ label, types }) => ({
  group: label,
  options: types.map((type) => ({ value: type, label: typeLabel(type) })),
}));

type Ready = PersonForm & { relationshipType: RelationshipType };

/** Problems by field: missing values at once, the server's after its answer; and those about no field. */
export function usePersonForm(form: PersonForm, error: unknown, send: (form: Ready) => void) {
  const [isTried, setTried] = useState(false);
  const sent = useRef<HTMLFormElement>(null);
  const missing = missingIn(form);
  const isAtField = error ? fields.some((field) => issueAt(error, field)) : false;
  useEffect(() => {
    if (error && isAtField) focusProblem(sent.current);
  }, [error, isAtField]);
  const problem = (field: keyof PersonForm) =>
    (isTried && missing[field]) || (error ? issueAt(error, field) : undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const { relationshipType } = form;
    if (Object.keys(missing).length > 0 || relationshipType === '') return focusProblem(event.currentTarget);
    sent.current = event.currentTarget;
    send({ ...form, relationshipType });
  };
  return { problem, refusal: error && !isAtField ? refusalOf(error).message : undefined, submit };
}

/** The values of the form, not yet checked. */
export type PersonForm = {
  personName: string;
  relationshipType: RelationshipType | '';
  customLabel: string;
  notes: string;
};

export const nobodyYet: PersonForm = { personName: '', relationshipType: '', customLabel: '', notes: '' };

const fields = [
  'personName',
  'relationshipType',
  'customLabel',
  'notes',
] as const satisfies readonly (keyof PersonForm)[];

export const isType = (value: string): value is RelationshipType => RELATIONSHIP_TYPES.some((type) => type === value);

/** The two checks that need no server. */
function missingIn({ personName, relationshipType }: PersonForm): Partial<Record<keyof PersonForm, string>> {
  return {
    ...(personName.trim() === '' && { personName: 'Person name is required' }),
    ...(relationshipType === '' && { relationshipType: 'Relationship type is required' }),
  };
}
