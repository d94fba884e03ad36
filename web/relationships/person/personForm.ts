import { RELATIONSHIP_TYPES, type RelationshipType } from '#contract/relationship-types.ts';

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
export function missingIn({ personName, relationshipType }: PersonForm): Partial<Record<keyof PersonForm, string>> {
  return {
    ...(personName.trim() === '' && { personName: 'Person name is required' }),
    ...(relationshipType === '' && { relationshipType: 'Relationship type is required' }),
  };
}
