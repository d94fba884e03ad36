import type { Reading } from '#server/coach/language/read.ts';
import type { Category, Level } from '#server/coach/safety/terms.ts';

const AT_WORK =
  /^(?:boss|manager|supervisor|colleague|coworker|employer|foreman|director|ceo|lecturer|professor|trainer|customer|client)$/;
const AT_HOME =
  /^(?:husband|wife|partner|boyfriend|girlfriend|ex|fiance|fiancee|spouse|mother|mum|mom|father|dad|parent|brother|sister|home|house|flat|bed)$/;
const AFRAID =
  /^(?:afraid|scared|terrified|frightened|fear|threaten|threat|hit|hurt|grope|grab|corner|stalk|follow|police)$/;

/** A humiliation by a boss is hard, and no danger at home: nobody is asked whether they are safe where they are. */
export function isOnlyWork({ tokens }: Reading, { level, category }: { level: Level; category: Category }): boolean {
  if (level !== 1 || category !== 'domestic_violence') return false;
  const says = (which: RegExp) => tokens.some(({ word, lemma }) => which.test(word) || which.test(lemma));
  return says(AT_WORK) && !says(AT_HOME) && !says(AFRAID);
}
