import type { TextAnalysisResult } from '#contract/coach.ts';
import { balanced, NO_BALANCE } from '#server/coach/embedded/answers/balance.ts';
import { evidenceOf } from '#server/coach/embedded/answers/evidence.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import { slotsOf } from '#server/coach/embedded/answers/slots.ts';
import { doing, either, fairly, replied, twoReadings, worded } from '#server/coach/embedded/answers/text/compose.ts';
import { general } from '#server/coach/embedded/answers/text/general.ts';
import { signOf } from '#server/coach/embedded/answers/text/lone-signs.ts';
import { lastOfOther } from '#server/coach/embedded/answers/text/pasted.ts';
import { toldIn } from '#server/coach/embedded/answers/text/told.ts';
import { type Taken, whichKind } from '#server/coach/embedded/answers/text/which.ts';
import { wovenIn } from '#server/coach/embedded/answers/text/woven.ts';
import { cardWords } from '#server/coach/embedded/answers/withheld.ts';
import { kindsLike } from '#server/coach/embedded/messages/recognise.ts';
import { quoted } from '#server/coach/embedded/say/words.ts';
import { type Understood, understand, understandPart } from '#server/coach/embedded/understand/understand.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

/** How a received message may be meant, and what one could answer. */
export function textAnalysis(
  { text, relationship }: Input<'textAnalysis'>,
  standing: Standing,
  context: Context,
): TextAnalysisResult {
  const whole = understand(text);
  if (standing.level >= 2) return unsafe(whole, standing, context);
  if (whole.unread === 'nothing' || whole.unread === 'signs') return unread(whole, text);
  const last = whole.addressesAi ? null : lastOfOther(whole.text);
  const seen = last ? understandPart(last.said) : whole;
  const { seed } = seen;
  const slots = slotsOf(seen);
  const told = toldIn(seen, slots);
  const taken = standing.level > 0 || seen.unread ? null : whichKind(kindsLike(seen.text), told);
  const texts = taken?.kind ?? general[told.move];
  const two = twoReadings(texts, seed);
  const name = relationship?.personName ?? last?.name;
  return {
    emotionalTone: worded(texts.tone, seed),
    interpretation: doing(texts, quoteOf(seen.text, slots.q), seed),
    underlyingMeaning: either(two, seed),
    suggestedResponse:
      standing.level > 0
        ? held(slots.bit)
        : replied(
            texts,
            seen.unread ? null : wovenIn(taken?.kind ?? { name: told.move, move: told.move }, told, seed),
            !taken,
            seed,
          ),
    confidence: confidenceOf(seen, taken),
    readings: two,
    evidence: evidenceOf(
      whole.text,
      seen.moves.evidence.map((one) => ({
        ...one,
        from: one.from + (last?.from ?? 0),
        to: one.to + (last?.from ?? 0),
      })),
    ),
    balance: balanced(standing, () => fairly(texts, name, seed)),
    notice: noticeOf(seen === whole ? whole : { unread: seen.unread, addressesAi: whole.addressesAi }),
  };
}

const WHOLE = 14;
/** A short message whole, of a long one the telling part. */
const quoteOf = (text: string, long: string) =>
  text.trim().split(/\s+/).length <= WHOLE && !/[.!?…]\s/.test(text.trim())
    ? quoted(text.replace(/\s+/g, ' '), WHOLE)
    : long;

const held = (bit: string) =>
  `You do not have to answer ${bit} today; if you do want to, “I need time before I reply to this” is enough.`;

const SURE = { clear: 0.7, agreed: 0.6, likely: 0.5 } as const;
/** Sure where the kind of message and the rules agree, and the text is long enough to be read; never certain. */
function confidenceOf({ moves, line, unread }: Understood, taken: Taken | null): number {
  if (unread) return 0.2;
  const words = line.reading.tokens.filter(({ kind }) => kind === 'word').length;
  const more = Math.min(0.15, moves.score * 0.02);
  const clear = taken ? SURE[taken.sure] : 0.42;
  return Math.round(Math.max(0.3, clear + more - (words < 4 ? 0.15 : 0)) * 100) / 100;
}

function unread(seen: Understood, text: string): TextAnalysisResult {
  const signs = [...text.trim()].slice(0, 6).join('');
  const about = seen.addressesAi
    ? `These ${text.trim().split(/\s+/).length} words`
    : `“${signs.replace(/["<>[\]{}]/g, '')}”`;
  const sign = seen.addressesAi ? null : signOf(text);
  return {
    emotionalTone:
      sign?.tone ??
      (seen.sentiment > 0.2 ? 'Perhaps friendly' : seen.sentiment < -0.2 ? 'Perhaps unhappy' : 'Not enough to tell'),
    interpretation: seen.addressesAi
      ? `${about} speak to a machine, not to you.`
      : `${about} alone does not tell enough.`,
    underlyingMeaning: sign?.means ?? `Only the sender knows what ${about.toLowerCase()} stand for.`,
    suggestedResponse: seen.addressesAi ? '' : (sign?.reply ?? `I got your ${about}. What did you want to tell me?`),
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
