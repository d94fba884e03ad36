import { phrase } from '#server/coach/guide/library.ts';
import { NO_BALANCE, noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { evidenceOf, sentencesOf } from '#server/coach/guide/sentences.ts';
import type { Context } from '#server/coach/port.ts';
import { pattern } from '#server/coach/reading/pattern.ts';
import { read } from '#server/coach/reading/read.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const NOT_ENOUGH = 'Not enough to tell';
const GOOD = pattern(
  String.raw`\b(?:we (?:still |often |always |both )*(?:laugh|talk|trust|help|support|enjoy|have fun)|laugh a lot|i trust`,
  '|(?:he|she|they) (?:still |often |always |really )*(?:supports?|listens?|helps?|apologi[sz]es|remembers|makes? me laugh|cares?)',
  String.raw`|makes? up|good times?|proud of)\b`,
);
const HARD = pattern(
  String.raw`\b(?:fights?|fighting|argu\w+|yell\w*|shout\w*|ignor\w+|goes quiet|silen\w+|walks? (?:off|out|away)|leaves? the room`,
  '|lies|lied|lying|hides?|hid|jealous\\w*|drift\\w*|tense|distant|avoids?|blames?|critici[sz]\\w+|resent\\w*|lonely|cancels?',
  String.raw`|fall(?:s|ing)? through|hurts?|say nothing|don['’]?t talk|never (?:answer|call|listen|ask)\w*|wish)\b`,
);
const NOT = pattern(
  String.raw`\b(?:not|never|no longer|no one|no (?:more |real )?good|\w+n['’]?t|dont|doesnt|hardly|barely|stopped|used to|if|but|wish|want|should`,
  String.raw`|need to|would|try to)\b`,
);
/** Below this nothing is said of how somebody attaches. */
const LEANS = 0.85;
const MOST = 3;
/** A sentence is quoted whole or not at all. */
const LONGEST_QUOTED = 400;
const quoted = (text: string) => `“${text}”`;
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
    ...{ strengths: [], areasForGrowth: [], recommendations: [], balance: NO_BALANCE, notice },
    attachment: { label: 'unclear', evidence: [] },
  };
  if (policy.coach === 'card') return { ...nothing, communicationStyle: cardWords(standing, context) };
  if (!policy.tellBack) return { ...nothing, recommendations: [phrase('askOfAny')] };
  const sentences = sentencesOf(plainWords(description)).filter(({ length }) => length <= LONGEST_QUOTED);
  const strengths = sentences.filter((text) => GOOD.test(text) && !NOT.test(text)).slice(0, MOST);
  const strains = sentences.filter((text) => HARD.test(text) && !strengths.includes(text)).slice(0, MOST);
  const { attachment } = read(description);
  const leaning = attachment.certainty >= LEANS ? attachment : { label: 'unclear' as const, evidence: [] };
  const [best] = strengths;
  const [worst] = strains;
  const asked = [
    ...(best ? [phrase('askOfGood', { quote: quoted(best) })] : []),
    ...(worst ? [phrase('askOfHard', { quote: quoted(worst) })] : []),
  ];
  return {
    ...nothing,
    attachmentStyle: TENDENCY[leaning.label] ?? NOT_ENOUGH,
    attachment: { label: leaning.label, evidence: evidenceOf(description, leaning.evidence) },
    strengths: strengths.map(quoted),
    areasForGrowth: strains.map(quoted),
    recommendations: policy.ownPart
      ? asked.length > 0
        ? asked
        : [phrase('askOfAny')]
      : ['Talk it over with someone you trust.'],
  };
}
