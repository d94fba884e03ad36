import { contentOf, situationBy } from '#server/coach/guide/library.ts';
import { helps, hurts } from '#server/coach/guide/moves.ts';
import { NO_BALANCE, noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { clipped, evidenceOf, listed, sentencesOf } from '#server/coach/guide/sentences.ts';
import type { Context } from '#server/coach/port.ts';
import { pattern } from '#server/coach/reading/pattern.ts';
import { read } from '#server/coach/reading/read.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const NOT_ENOUGH = 'Not enough to tell';
const GOOD = pattern(
  String.raw`\b(?:love|laugh\w*|trust\w*|support\w*|kind|listen\w*|fun|proud|care[sd]?|apologi[sz]\w+`,
  String.raw`|remember\w*|help(?:s|ed)|talk things? (?:through|out)|make[s]? up|honest)\b`,
);
const NOT = /\b(?:not|never|no|don['’]?t|doesn['’]?t|isn['’]?t|won['’]?t|can['’]?t|hardly|barely|stopped|used to)\b/i;
const QUESTIONS = [
  'What was different the last time it went well?',
  'What would you like the other person to know that they don’t know yet?',
  'If one thing were a little better in a month, which one should it be?',
];
/** Below these, likeness is chance more often than not, and nothing is said. */
const LIKELY = 0.35;
const LEANS = 0.6;
const MOST = 3;
const quoted = (text: string) => `“${clipped(text, 14)}”`;
const TENDENCY: Record<string, string> = {
  secure: 'What you describe leans secure: closeness and time apart both seem fine.',
  anxious: 'What you describe leans anxious: distance is felt quickly and reassurance helps.',
  avoidant: 'What you describe leans avoidant: closeness can feel like pressure, and room helps.',
  disorganized: 'What you describe goes both ways: wanting closeness and being afraid of it.',
};

/** What was described, in the writer's own marked words: strengths, strains, questions, steps. No numbers from a paragraph. */
export function relationshipAnalysis(
  { description }: Input<'relationshipAnalysis'>,
  standing: Standing,
  context: Context,
): Output<'relationshipAnalysis'> {
  const policy = policyOf(standing);
  const notice = noticeOf(description, standing);
  const nothing: Output<'relationshipAnalysis'> = {
    ...{ overallHealth: null, communicationStyle: NOT_ENOUGH, attachmentStyle: NOT_ENOUGH },
    ...{ strengths: [], areasForGrowth: [], recommendations: QUESTIONS, balance: NO_BALANCE, notice },
    attachment: { label: 'unclear', evidence: [] },
  };
  if (policy.coach === 'card')
    return { ...nothing, communicationStyle: cardWords(standing, context), recommendations: [] };
  if (!policy.tellBack) return nothing;
  const whole = read(description);
  const sentences = sentencesOf(plainWords(description)).map((text) => ({ text, move: read(text).move.label }));
  const strengths = sentences
    .filter(({ text, move }) => helps(move) || (GOOD.test(text) && !NOT.test(text)))
    .slice(0, MOST);
  const strains = sentences
    .filter(({ text, move }) => hurts(move) && !strengths.some((one) => one.text === text))
    .slice(0, MOST);
  const known = whole.situations
    .filter(({ certainty }) => certainty >= LIKELY)
    .flatMap(({ id }) => situationBy(id) ?? []);
  const moves = [...new Set(strains.map(({ move }) => contentOf('moves').find(({ id }) => id === move)?.name ?? move))];
  const [first, second] = known;
  const leaning = whole.attachment.certainty >= LEANS ? whole.attachment : { label: 'unclear' as const, evidence: [] };
  return {
    ...nothing,
    communicationStyle: moves.length > 0 ? `In what you describe, there’s ${listed(moves)}.` : NOT_ENOUGH,
    attachmentStyle: TENDENCY[leaning.label] ?? NOT_ENOUGH,
    attachment: { label: leaning.label, evidence: evidenceOf(description, leaning.evidence) },
    strengths: strengths.map(({ text }) => quoted(text)),
    areasForGrowth: [
      ...strains.map(({ text }) => quoted(text)),
      ...[first, second].flatMap((situation) =>
        situation ? [`Possibly ${situation.title}: ${situation.views[0]}`] : [],
      ),
    ],
    recommendations: policy.ownPart
      ? [...QUESTIONS, ...[first, second].flatMap((situation) => situation?.step ?? [])]
      : ['Talk it over with someone you trust.'],
    balance:
      policy.ownPart && first
        ? {
            otherPerspective: first.views[1],
            ownPart: 'What you say first, and when, is yours to change.',
            assumptionsToCheck: [first.apart],
            oneRepairStep: first.step,
          }
        : NO_BALANCE,
  };
}
