import type { Assessment } from '#server/coach/safety/assess.ts';

/** Only a passage as a whole suggests something: too little for a direct question, or to keep silent about the rest. */
export const isFaint = ({ level, evidence }: Pick<Assessment, 'level' | 'evidence'>): boolean =>
  level === 1 && evidence.every(({ rule }) => /weighed$/i.test(rule));
