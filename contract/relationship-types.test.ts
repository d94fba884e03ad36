import { expect, test } from 'vitest';
import { RELATIONSHIP_TYPES, TYPE_GROUPS, typeLabel } from '#contract/relationship-types.ts';

const SPECIFIED = `
  romantic_partner, partner, boyfriend, girlfriend, spouse, parent, mother, father, sibling, brother, sister,
  child, son, daughter, grandparent, grandchild, aunt_uncle, cousin, extended_family, best_friend, close_friend,
  friend, acquaintance, neighbor, roommate, colleague, boss, employee, business_partner, mentor, mentee, client,
  vendor, therapist, coach, teacher, student, caregiver, other
`;

test('the picker groups every type of the specification once, and the three of its second part', () => {
  expect([...RELATIONSHIP_TYPES].sort()).toEqual(
    [...SPECIFIED.trim().split(/,\s+/), 'mom', 'dad', 'ex_partner'].sort(),
  );
  expect(new Set(RELATIONSHIP_TYPES).size).toBe(RELATIONSHIP_TYPES.length);
  expect(TYPE_GROUPS.every(({ label, types }) => label.length > 0 && types.length > 0)).toBe(true);
});

test.each([
  ['romantic_partner', null, 'Romantic Partner'],
  ['aunt_uncle', null, 'Aunt/Uncle'],
  ['mom', null, 'Mom'],
  ['other', 'Choir leader', 'Choir leader'],
  ['other', null, 'Other'],
  ['other', '', 'Other'],
  ['friend', 'ignored', 'Friend'],
] as const)('%s with the label %s is called %s', (type, label, called) => {
  expect(typeLabel(type, label)).toBe(called);
});
