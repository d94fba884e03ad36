import type { Assessment } from '#server/safety/assess.ts';
import { isGraver } from '#server/safety/policy.ts';
import { type Category, categories, needOf } from '#server/safety/terms.ts';

/** What a model may see that the rules did not. */
export const raisable = categories.filter((one) => !/^(?:abuse_fac|suicide_pre|another_|hint)/.test(one));

const LEVELS = { concern: 1, crisis: 2 } as const;
/** What a model says that it saw. */
export type Raised = { level: keyof typeof LEVELS; kind: Category };

/** The same assessment, higher: never lower. What a model says is plainer than a hint. */
export function raisedTo(assessment: Assessment, { level, kind }: Raised): Assessment {
  const to = LEVELS[level];
  if (!isGraver({ level: to, category: kind }, assessment)) return assessment;
  return {
    ...assessment,
    level: to,
    category: kind,
    who: assessment.who === 'na' ? 'self' : assessment.who,
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
export function afterReading(assessment: Assessment, raised: Raised | undefined): Assessment {
  if (raised) return raisedTo(assessment, raised);
  return assessment.category === 'another_language' ? { ...assessment, level: 0, category: 'none' } : assessment;
}
