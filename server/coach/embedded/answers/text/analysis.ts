import type { TextAnalysisResult } from '#contract/coach.ts';
import { balanced, NO_BALANCE } from '#server/coach/embedded/answers/balance.ts';
import { evidenceOf } from '#server/coach/embedded/answers/evidence.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import { plain, slotsOf } from '#server/coach/embedded/answers/slots.ts';
import { FAIR, kindOf } from '#server/coach/embedded/answers/text/fair.ts';
import { readings } from '#server/coach/embedded/answers/text/readings.ts';
import { replyTo } from '#server/coach/embedded/answers/text/reply.ts';
import { toldIn } from '#server/coach/embedded/answers/text/told.ts';
import { cardWords } from '#server/coach/embedded/answers/withheld.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';
import { say } from '#server/coach/embedded/say/fill.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';
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
  const { seed } = seen;
  const slots = slotsOf(seen);
  const told = toldIn(seen, slots);
  const reading = readings[told.move];
  const here = { ...plain(slots), who: relationship?.personName ?? 'They' };
  const kind = say(reading.kind, slots.the && told.move !== 'contempt' ? slots : here, seed, 2);
  const bit = slots.the && kind.includes(slots.the) ? slots.bit : 'this';
  const two: [string, string] = [kind, say(reading.guarded, { ...here, bit }, seed, 3)];
  const fair = FAIR[kindOf(told.move)];
  const within = { ...here, who: relationship?.personName ?? 'the other' };
  return {
    emotionalTone: toneOf(seen, told.move),
    interpretation: say(reading.does, here, seed, 1),
    underlyingMeaning: sentence(`${two[0].replace(/\.$/, '')}, or ${two[1].charAt(0).toLowerCase()}${two[1].slice(1)}`),
    suggestedResponse:
      standing.level > 0
        ? held(slots.bit)
        : replyTo({ ...told, named: told.the && two[0].includes(told.the) ? null : told.the }, seed),
    confidence: confidenceOf(seen),
    readings: two,
    evidence: evidenceOf(seen.text, seen.moves.evidence),
    balance: balanced(standing, () => ({
      otherPerspective: say(reading.their, here, seed, 6),
      ownPart: say(fair.own, within, seed, 7),
      assumptionsToCheck: [
        say(fair.check, within, seed, 8)
          .replace(/^the other /, 'They ')
          .replace(/^The other meant/, 'They meant'),
      ],
      oneRepairStep: say(fair.step, within, seed, 9),
    })),
    notice: noticeOf(seen),
  };
}

const held = (bit: string) =>
  `You do not have to answer ${bit} today. If you do want to answer, “I need time before I reply to this” is enough.`;

function toneOf({ emotion, seed }: Understood, move: Move): string {
  if (move !== 'neutral' || emotion.label === 'neutral') return pick(readings[move].tone, seed);
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
