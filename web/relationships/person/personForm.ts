import { type FormEvent, useState } from 'react';
import { RELATIONSHIP_TYPES, type RelationshipType, TYPE_GROUPS, typeLabel } from '#contract/relationship-types.ts';
import { issueAt } from '#web/app/refusal.ts';
import type { SelectGroup } from '#web/kit/field/SelectField.tsx';

/** Every type of relationship, grouped for the picker. */
export const typeOptions: readonly SelectGroup[] = TYPE_GROUPS.map(({ label, types }) => ({
  group: label,
  options: types.map((type) => ({ value: type, label: typeLabel(type) })),
}));

type Ready = PersonForm & { relationshipType: RelationshipType };

/** Sentences beside the fields: what is missing at once, what the server objects to when it has answered. */
export function usePersonForm(form: PersonForm, error: unknown, send: (form: Ready) => void) {
  const [isTried, setTried] = useState(false);
  const missing = missingIn(form);
  const problem = (field: keyof PersonForm) =>
    (isTried && missing[field]) || (error ? issueAt(error, field) : undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const { relationshipType } = form;
    if (Object.keys(missing).length > 0 || relationshipType === '') return focusProblem(event.currentTarget);
    send({ ...form, relationshipType });
  };
  return { problem, submit };
}

function focusProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** What stands in the form, before the server says whether it will do. */
export type PersonForm = {
  personName: string;
  relationshipType: RelationshipType | '';
  customLabel: string;
  notes: string;
};

export const nobodyYet: PersonForm = { personName: '', relationshipType: '', customLabel: '', notes: '' };

export const isType = (value: string): value is RelationshipType => RELATIONSHIP_TYPES.some((type) => type === value);

/** The two sentences that need no server. */
function missingIn({ personName, relationshipType }: PersonForm): Partial<Record<keyof PersonForm, string>> {
  return {
    ...(personName.trim() === '' && { personName: 'Person name is required' }),
    ...(relationshipType === '' && { relationshipType: 'Relationship type is required' }),
  };
}
