import type { TextAnalysisResult } from '#contract/coach.ts';
import { balanced } from '#server/coach/embedded/answers/balance.ts';
import { slotsOf } from '#server/coach/embedded/answers/slots.ts';
import { doing, either, fairly, replied, twoReadings, worded } from '#server/coach/embedded/answers/text/compose.ts';
import { answered } from '#server/coach/embedded/answers/text/frame/answered.ts';
import type { Frame } from '#server/coach/embedded/answers/text/frame/frame.ts';
import { ANYBODY, type Sender } from '#server/coach/embedded/answers/text/frame/sender.ts';
import { general } from '#server/coach/embedded/answers/text/general.ts';
import { unclear, weighs } from '#server/coach/embedded/answers/text/general-unclear.ts';
import { fromThem } from '#server/coach/embedded/answers/text/kinds-that-fit.ts';
import { toldIn } from '#server/coach/embedded/answers/text/told.ts';
import { usually } from '#server/coach/embedded/answers/text/usually.ts';
import { type Taken, whichKind } from '#server/coach/embedded/answers/text/which.ts';
import { wovenIn } from '#server/coach/embedded/answers/text/woven.ts';
import { kindsLike } from '#server/coach/embedded/messages/recognise.ts';
import { quoted } from '#server/coach/embedded/say/words.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';
import type { Standing } from '#server/coach/port.ts';

export type Words = Omit<TextAnalysisResult, 'evidence' | 'notice'>;
type About = { frame: Frame | null; sender: Sender | null; notes: string | null };

/** How a message that somebody got may be meant, and what they could answer. */
export function received(seen: Understood, { frame, sender, notes }: About, standing: Standing): Words {
  const { seed } = seen;
  const slots = slotsOf(seen);
  const told = toldIn(seen, slots);
  const relation = sender?.relation ?? null;
  const taken = standing.level > 0 || seen.unread ? null : whichKind(fromThem(kindsLike(seen.text), relation), told);
  const texts =
    taken?.kind ?? (told.move === 'neutral' && !told.isPlain && weighs(seen.text) ? unclear : general[told.move]);
  const who = sender?.called ?? ANYBODY;
  const two = twoReadings(texts, who, seed);
  const answer = frame?.ask
    ? answered(
        frame.ask,
        {
          move: taken?.kind.move ?? told.move,
          kind: taken?.kind.name ?? null,
          said: seen.text,
          who: sender,
          isOwn: false,
        },
        seed,
      )
    : '';
  const doingSo = doing(texts, quoteOf(seen.text, slots.q), seed);
  return {
    emotionalTone: worded(texts.tone, seed),
    interpretation: answer ? `${doingSo} ${answer}` : doingSo,
    underlyingMeaning: either(two, who, seed),
    suggestedResponse:
      standing.level > 0
        ? held(slots.bit)
        : replied(
            texts,
            seen.unread ? null : wovenIn(taken?.kind ?? { name: told.move, move: told.move }, told, seed),
            relation,
            seed,
          ),
    confidence: confidenceOf(seen, taken),
    readings: two,
    balance: balanced(standing, () => usually(fairly(texts, who, seed), notes, who, told.move)),
  };
}

const WHOLE = 14;
/** A short message whole, of a long one the telling part. */
export const quoteOf = (text: string, long: string) =>
  text.trim().split(/\s+/).length <= WHOLE && !/[.!?…]\s/.test(text.trim())
    ? quoted(text.replace(/\s+/g, ' '), WHOLE)
    : long;

const held = (bit: string) =>
  `You do not have to answer ${bit} today; if you do want to, “I need time before I reply to this” is enough.`;

const SURE = { clear: 0.7, agreed: 0.6, likely: 0.5 } as const;
/** Sure where the kind of message and the rules agree, and the text is long enough to be read; never certain. */
export function confidenceOf({ moves, line, unread }: Understood, taken: Taken | null): number {
  if (unread) return 0.2;
  const words = line.reading.tokens.filter(({ kind }) => kind === 'word').length;
  const more = Math.min(0.15, moves.score * 0.02);
  const clear = taken ? SURE[taken.sure] : 0.42;
  return Math.round(Math.max(0.3, clear + more - (words < 4 ? 0.15 : 0)) * 100) / 100;
}
