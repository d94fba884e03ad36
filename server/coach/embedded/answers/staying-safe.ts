import type { ChatInsights } from '#contract/coach.ts';
import { linesFor, lineText } from '#contract/safety-card.ts';
import { countryOf } from '#server/coach/embedded/answers/withheld.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import { isFaint } from '#server/coach/safety/faint.ts';

const OWN = new Set<string>(['self_harm', 'self_injury', 'medical_emergency']);
const DONE_TO = /^(?:domestic_violence|forced_marriage|sexual_assault|child_abuse|elder_abuse)$/;
const MOST_LINES = 2;

/** No lessons, steps or summary are drawn from words about dying, self-harm, or abuse of the writer; a faint sign is none. */
export function isAboutSafety(standing: Standing): boolean {
  const { level, category, who, also } = standing;
  if (isFaint(standing)) return false;
  const all = [category, ...also];
  return level >= 2 || (level === 1 && (all.some((one) => OWN.has(one)) || (who === 'self' && DONE_TO.test(category))));
}

/** What stands in place of insights: that it was about safety, and whom to turn to. */
export function safetyInsights(standing: Standing, context: Context): ChatInsights {
  const lines = linesFor(standing.resource, countryOf(context), standing).slice(0, MOST_LINES);
  const own = standing.who === 'self' ? 'your safety' : 'somebody’s safety';
  return {
    insights: [
      `This talk was about ${own}, and staying safe comes before any lesson, so I draw none from it.`,
      'Please do not stay alone with it: turn to somebody you trust, your doctor, or one of these.',
      ...(lines.length ? [`${lines.map(lineText).join('; ')}.`] : []),
    ].join(' '),
    keyTakeaways: [],
    actionItems: [],
  };
}

export const SAFETY_SUMMARY = 'This conversation was about staying safe. Somebody you trust can help with that.';
