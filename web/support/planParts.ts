import type { SafetyPlan } from '#contract/support.ts';

/** The five lists in the order in which they are used. */
export const planParts: readonly { key: keyof SafetyPlan; title: string; example: string }[] = [
  { key: 'warningSigns', title: 'How I notice it’s getting hard', example: 'I stop answering messages' },
  { key: 'calmingThings', title: 'What calms me', example: 'A walk around the block' },
  { key: 'places', title: 'Where I can go', example: 'The library' },
  { key: 'people', title: 'Who I can call', example: 'My sister, after six' },
  { key: 'reasons', title: 'What matters to me', example: 'The garden in spring' },
];

export const emptyPlan: SafetyPlan = { warningSigns: [], calmingThings: [], places: [], people: [], reasons: [] };

export const isEmptyPlan = (plan: SafetyPlan): boolean => planParts.every(({ key }) => plan[key].length === 0);
