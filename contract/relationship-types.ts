const CARE = ['therapist', 'coach', 'teacher', 'student', 'caregiver'] as const;

/** Every type of relationship, in the groups of the picker. */
export const TYPE_GROUPS = [
  {
    label: 'Partner',
    types: ['romantic_partner', 'partner', 'boyfriend', 'girlfriend', 'spouse', 'ex_partner'],
  },
  {
    label: 'Family',
    types: [
      ...(['parent', 'mother', 'mom', 'father', 'dad', 'sibling', 'brother', 'sister'] as const),
      ...(['child', 'son', 'daughter', 'grandparent', 'grandchild'] as const),
      ...(['aunt_uncle', 'cousin', 'extended_family'] as const),
    ],
  },
  {
    label: 'Friends and neighbors',
    types: ['best_friend', 'close_friend', 'friend', 'acquaintance', 'neighbor', 'roommate'],
  },
  {
    label: 'Work',
    types: ['colleague', 'boss', 'employee', 'business_partner', 'mentor', 'mentee', 'client', 'vendor'],
  },
  { label: 'Care and learning', types: CARE },
  { label: 'Other', types: ['other'] },
] as const;

export type RelationshipType = (typeof TYPE_GROUPS)[number]['types'][number];

export const RELATIONSHIP_TYPES: readonly RelationshipType[] = TYPE_GROUPS.flatMap(({ types }) => [...types]);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A type's label. With type "other", the member's own label is used. */
export function typeLabel(type: RelationshipType, customLabel: string | null = null): string {
  if (type === 'other' && customLabel) return customLabel;
  if (type === 'aunt_uncle') return 'Aunt/Uncle';
  return type.split('_').map(capital).join(' ');
}
