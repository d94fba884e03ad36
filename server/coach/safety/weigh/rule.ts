import type { Rule } from '#server/coach/safety/rules/rule.ts';
import type { Category } from '#server/coach/safety/terms.ts';

const OTHERS = new Set<Category>(['child_abuse', 'elder_abuse']);
const OWN = /^(self_harm|self_injury|medical_emergency)$/;

/** The weight of all words as if a frame had been found. Denials are weighed with the rest. */
export const weighedRule = (category: Category, level: 1 | 2): Rule => ({
  id: `${category}.weighed`,
  category,
  level,
  who: OTHERS.has(category) ? 'other' : OWN.test(category) ? 'actor' : 'victim',
  lines: '',
  denies: true,
  whole: true,
});
