import { type FormEvent, useState } from 'react';
import type { RelationshipType } from '#contract/relationship-types.ts';
import { issueAt } from '#web/app/refusal.ts';
import { missingIn, type PersonForm } from '#web/relationships/person/personForm.ts';

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
