import type { Rule } from '#server/coach/safety/rules/rule.ts';
import type { Category } from '#server/coach/safety/terms.ts';

const OTHERS = new Set<Category>(['child_abuse', 'elder_abuse']);
const OWN = /^(self_harm|self_injury|medical_emergency)$/;

/** What the words of a passage point to: help with winning over a child stands apart. */
export type Pointed = Category | 'grooming';
export const categoryOf = (pointed: Pointed): Category => (pointed === 'grooming' ? 'abuse_facilitation' : pointed);

const whoOf = (category: Category) => (OTHERS.has(category) ? 'other' : OWN.test(category) ? 'actor' : 'victim');

function named(pointed: Pointed): Pick<Rule, 'id' | 'category' | 'who'> {
  const category = categoryOf(pointed);
  const id = pointed === 'grooming' ? `${category}.groomWeighed` : `${category}.weighed`;
  return { id, category, who: whoOf(category) };
}

/** The weight of all words as if a frame had been found. Denials are weighed with the rest. */
export const weighedRule = (pointed: Pointed, level: 1 | 2): Rule => ({
  ...named(pointed),
  level,
  lines: '',
  denies: true,
  whole: true,
});
