import type { RelationshipAnalysisResult } from '#contract/coach.ts';
import { NO_BALANCE } from '#server/coach/embedded/answers/balance.ts';
import { evidenceOf } from '#server/coach/embedded/answers/evidence.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import { cardWords } from '#server/coach/embedded/answers/withheld.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';
import type { Context, Standing } from '#server/coach/port.ts';

const DONE_TO = /^(?:domestic_violence|forced_marriage|sexual_assault)$/;
/** It is done to the writer: "took my keys", "won't let me"; and not to "my sister". */
const TO_ME =
  /\b(?:me|my (?!sister|brother|mother|father|mum|mom|dad|friend|daughter|son|aunt|uncle|cousin|niece|nephew|neighbou?r|colleague|best|grand|boss|flatmate)\w+|I (?:wear|can't|couldn't|cannot|have to|had to|spend|do|go|see|talk to|eat|say))\b/i;

/** Whom it happens to, where the words themselves say so. */
function ofWriter({ line, text }: Understood, standing: Standing): Standing {
  if (standing.who !== 'other' || !DONE_TO.test(standing.category)) return standing;
  const told = line.reading.sentences.filter(({ from, to }) =>
    standing.evidence.some((one) => one.from < to && from < one.to),
  );
  const own = told.length > 0 && told.every(({ from, to }) => TO_ME.test(text.slice(from, to)));
  return own ? { ...standing, who: 'self' } : standing;
}

const UNRATED = 'Nothing was rated here: the 0 stands for no rating.';

/** Where somebody may not be safe nothing is rated, interpreted or asked of anybody. */
export function unsafe(seen: Understood, given: Standing, context: Context): RelationshipAnalysisResult {
  const standing = ofWriter(seen, given);
  const own = standing.who === 'self';
  return {
    overallHealth: 0,
    communicationStyle: own
      ? 'I did not look at how you two talk. What you describe is about your safety, and that comes first; it is not a question of finding better words.'
      : 'I did not look at how they talk. What you describe is about somebody’s safety, and that comes first.',
    attachmentStyle: own
      ? 'I say nothing about your attachment here. Being careful or afraid makes sense where one is not safe.'
      : 'I say nothing about attachment here.',
    strengths: [],
    areasForGrowth: [],
    recommendations: [cardWords(standing, context)],
    attachment: { label: 'unclear', evidence: evidenceOf(seen.text, standing.evidence) },
    balance: NO_BALANCE,
    notice: [noticeOf(seen), UNRATED].filter(Boolean).join(' '),
  };
}
