import { needOf } from '#server/safety/assess.ts';
import { isFaint, isGraver } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';
import { type Category, categories } from '#server/safety/terms.ts';

/** What a model may see that the rules did not. */
export const raisable = categories.filter((one) => one !== 'abuse_facilitation' && one !== 'another_language');

const LEVELS = { concern: 1, crisis: 2 } as const;
/** What a model says that it saw. */
export type Raised = { level: keyof typeof LEVELS; kind: Category };

/** The same standing, higher: never lower. What a model says is plainer than a hint. */
export function raisedTo(standing: Standing, { level, kind }: Raised): Standing {
  const to = LEVELS[level];
  if (!isGraver({ level: to }, standing) && !isFaint(standing)) return standing;
  return {
    ...standing,
    level: to,
    category: kind,
    who: standing.who === 'na' ? 'self' : standing.who,
    resource: needOf(kind),
    evidence: [{ rule: `${kind}.model`, from: 0, to: 0 }],
  };
}

/** A model's words for it; undefined where they name nothing that may be raised. */
export function raisedIn(level: unknown, kind: unknown): Raised | undefined {
  const named = raisable.find((one) => one === String(kind).trim().toLowerCase().replace(/[ -]+/g, '_'));
  return named && (level === 'concern' || level === 'crisis') ? { level, kind: named } : undefined;
}

/** What was seen, once a model has read it too: that rules read a language only in part is no sign by then. */
export function afterReading(standing: Standing, raised: Raised | undefined): Standing {
  if (raised) return raisedTo(standing, raised);
  return standing.category === 'another_language' ? { ...standing, level: 0, category: 'none' } : standing;
}
