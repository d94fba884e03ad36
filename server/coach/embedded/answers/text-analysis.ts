import type { TextAnalysisResult } from '#contract/coach.ts';
import { balanced, NO_BALANCE } from '#server/coach/embedded/answers/balance.ts';
import { evidenceOf } from '#server/coach/embedded/answers/evidence.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import { readings } from '#server/coach/embedded/answers/readings.ts';
import { quoting, replies } from '#server/coach/embedded/answers/replies.ts';
import { plain, slotsOf, turned } from '#server/coach/embedded/answers/slots.ts';
import { cardWords } from '#server/coach/embedded/answers/withheld.ts';
import { say } from '#server/coach/embedded/say/fill.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { type Understood, understand } from '#server/coach/embedded/understand/understand.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

/** How a received message may be meant, and what one could answer. */
export function textAnalysis(
  { text, relationship }: Input<'textAnalysis'>,
  standing: Standing,
  context: Context,
): TextAnalysisResult {
  const seen = understand(text);
  if (standing.level >= 2) return unsafe(seen, standing, context);
  if (seen.unread === 'nothing' || seen.unread === 'signs') return unread(seen, text);
  const { moves, seed } = seen;
  const slots = slotsOf(seen);
  const reading = readings[moves.label];
  const reply = replies[moves.label];
  const [here, there] = [plain(slots), turned(slots)];
  const two = [say(reading.kind, here, seed, 2), say(reading.guarded, there, seed, 3)];
  const careful = standing.level > 0;
  return {
    emotionalTone: toneOf(seen),
    interpretation: say(reading.does, here, seed, 1),
    underlyingMeaning: two.join(' '),
    suggestedResponse: careful
      ? held(slots.bit)
      : `${say(reply.hear, slots, seed, 4)} ${say(slots.the ? quoting[moves.label] : reply.add, there, seed, 5)}`,
    confidence: confidenceOf(seen),
    readings: two,
    evidence: evidenceOf(seen.text, moves.evidence),
    balance: balanced(standing, () => ({
      otherPerspective: say(reading.their, here, seed, 6),
      ownPart: say(OWN, there, seed, 7),
      assumptionsToCheck: [say(CHECKS, { ...here, who: relationship?.personName ?? 'They' }, seed, 8)],
      oneRepairStep: say(STEPS, there, seed, 9),
    })),
    notice: noticeOf(seen),
  };
}

const OWN = [
  'Ask yourself what you did or left undone shortly before {bit} came',
  'Your part is how you take {bit}: an answer in the same tone makes two of you',
  'You could look at what {the} was like from outside, before you answer',
];
const CHECKS = [
  '{who} meant {bit} the way it sounds to you; ask before you take it as certain',
  'That {bit} was about you at all, and not about the day it was written',
  'That {the} is the whole story; there may be one you do not know yet',
];
const STEPS = [
  'Wait until your pulse is down, then ask one open question about {bit}',
  'Say what {the} means to you in one sentence that begins with I',
  'Answer the wish behind {bit}, and leave the tone for another day',
];

const held = (bit: string) =>
  `You do not have to answer ${bit} today. If you do want to answer, “I need time before I reply to this” is enough.`;

function toneOf({ moves, emotion, seed }: Understood): string {
  if (moves.label !== 'neutral' || emotion.label === 'neutral') return pick(readings[moves.label].tone, seed);
  return FELT[emotion.label];
}
const FELT = {
  anger: 'Irritated',
  disgust: 'Put off',
  fear: 'Worried',
  joy: 'Friendly and upbeat',
  sadness: 'Sad',
  surprise: 'Curious',
} as const;

/** Sure where rules spoke clearly and the text is long enough to be read; never certain. */
function confidenceOf({ moves, line, unread }: Understood): number {
  if (unread) return 0.2;
  const words = line.reading.tokens.filter(({ kind }) => kind === 'word').length;
  const clear = moves.label === 'neutral' ? 0.45 : Math.min(0.8, 0.4 + moves.score * 0.08);
  return Math.round(Math.max(0.3, clear - (words < 4 ? 0.15 : 0)) * 100) / 100;
}

function unread(seen: Understood, text: string): TextAnalysisResult {
  const signs = [...text.trim()].slice(0, 6).join('');
  const about = seen.addressesAi
    ? `These ${text.trim().split(/\s+/).length} words`
    : `“${signs.replace(/["<>[\]{}]/g, '')}”`;
  return {
    emotionalTone:
      seen.sentiment > 0.2 ? 'Perhaps friendly' : seen.sentiment < -0.2 ? 'Perhaps unhappy' : 'Not enough to tell',
    interpretation: seen.addressesAi
      ? `${about} speak to a machine, not to you.`
      : `${about} alone does not tell enough.`,
    underlyingMeaning: `Only the sender knows what ${about.toLowerCase()} stand for.`,
    suggestedResponse: seen.addressesAi ? '' : `I got your ${about}. What did you want to tell me?`,
    confidence: 0.1,
    readings: [],
    evidence: [],
    balance: NO_BALANCE,
    notice: noticeOf(seen),
  };
}

function unsafe(seen: Understood, standing: Standing, context: Context): TextAnalysisResult {
  return {
    emotionalTone: 'A sign that somebody may not be safe',
    interpretation: cardWords(standing, context),
    underlyingMeaning: 'This is not a matter of wording, so no second reading is offered here.',
    suggestedResponse: '',
    confidence: 0.9,
    readings: [],
    evidence: evidenceOf(seen.text, standing.evidence),
    balance: NO_BALANCE,
    notice: noticeOf(seen),
  };
}
