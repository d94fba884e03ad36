import type { CoachMeta } from '#contract/coach.ts';

export function ByCoach({ meta: { adapter, model } }: { meta: CoachMeta }) {
  return <p className="caption faint">by {adapter === 'embedded' ? 'the built-in guide' : model}</p>;
}
