import type { TextAnalysisResult } from '#contract/coach.ts';
import { balanced } from '#server/coach/embedded/answers/balance.ts';
import { slotsOf } from '#server/coach/embedded/answers/slots.ts';
import { doing, either, fairly, replied, twoReadings, worded } from '#server/coach/embedded/answers/text/compose.ts';
import { answered } from '#server/coach/embedded/answers/text/frame/answered.ts';
import type { Frame } from '#server/coach/embedded/answers/text/frame/frame.ts';
import { ANYBODY, type Relation, type Sender } from '#server/coach/embedded/answers/text/frame/sender.ts';
import { general, type Texts } from '#server/coach/embedded/answers/text/general.ts';
import { unclear, weighs } from '#server/coach/embedded/answers/text/general-unclear.ts';
import { fromThem } from '#server/coach/embedded/answers/text/kinds-that-fit.ts';
import { type Told, toldIn } from '#server/coach/embedded/answers/text/told.ts';
import { usually } from '#server/coach/embedded/answers/text/usually.ts';
import { type Taken, whichKind } from '#server/coach/embedded/answers/text/which.ts';
import { wovenIn } from '#server/coach/embedded/answers/text/woven.ts';
import { kindsLike } from '#server/coach/embedded/messages/recognise.ts';
import { signOf } from '#server/coach/embedded/messages/signs.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { quoted } from '#server/coach/embedded/say/words.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';
import type { Standing } from '#server/coach/port.ts';

export type Words = Omit<TextAnalysisResult, 'evidence' | 'notice'>;
type About = { frame: Frame | null; sender: Sender | null; notes: string | null; seed: number };

/** Readings that hold where somebody may not be safe. */
const FIRM = /^proof-demanded$/;

function takenFor(seen: Understood, told: Told, relation: Relation | null, { level }: Standing): Taken | null {
  if (seen.unread) return null;
  const taken = whichKind(fromThem(kindsLike(seen.text), relation), told);
  return level > 0 && !FIRM.test(taken?.kind.name ?? '') ? null : taken;
}

function textsFor(
  seen: Understood,
  told: Told,
  taken: Taken | null,
  isAsked: boolean,
  { level }: Standing,
): Texts & { name?: string } {
  if (taken) return taken.kind;
  return told.move === 'neutral' && !told.isPlain && (level > 0 || isAsked || weighs(seen.text))
    ? unclear
    : general[told.move];
}

/** How a message that somebody got may be meant, and what they could answer. */
export function received(seen: Understood, { frame, sender, notes, seed }: About, standing: Standing): Words {
  const slots = slotsOf(seen);
  const told = toldIn(seen, slots);
  const relation = sender?.relation ?? null;
  const taken = takenFor(seen, told, relation, standing);
  const texts = textsFor(seen, told, taken, frame !== null && told.all.join(' ').split(' ').length > 2, standing);
  const who = sender?.called ?? ANYBODY;
  const two = twoReadings(texts, who, seed);
  const read = { move: taken?.kind.move ?? told.move, kind: taken?.kind.name ?? null, said: seen.text, who: sender };
  const answer = frame?.ask ? ` ${answered(frame.ask, { ...read, isOwn: false }, seed)}` : '';
  const woven = seen.unread ? null : wovenIn({ name: taken?.kind.name ?? told.move }, told, seed);
  return {
    emotionalTone: worded(texts.tone, seed),
    interpretation: `${doing(texts, quoteOf(seen.text, tellingIn(seen, taken) ?? slots.q), seed)}${answer}`,
    underlyingMeaning: either(two, who, seed),
    suggestedResponse: standing.level > 0 ? careful(read.move, slots.bit, seed) : replied(texts, woven, relation, seed),
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

/** The sentence in which a kind shows at once. */
function tellingIn({ text, line }: Understood, taken: Taken | null): string | null {
  const sure = taken && signOf(taken.kind.name).sure;
  const one = line.reading.sentences
    .map(({ from, to }) => text.slice(from, to))
    .find((said) => sure?.test(said.toLowerCase().replaceAll('’', "'")) && said.split(/\s+/).length > 2);
  return one ? quoted(one, LONGEST) : null;
}
const LONGEST = 16;

const GENTLE: ReadonlySet<Move> = new Set<Move>(['request', 'neutral', 'repair', 'appreciation']);
const HERE = [
  'I’ve read this, and I’m glad that you told me – how are you right now, and what do you need from me?',
  'Thank you for telling me; I’m here, and can we talk today?',
  'I’m glad you wrote to me – are you all right at this moment, and is somebody with you?',
] as const;
/** Where somebody may not be safe nobody is asked to give in, and nobody in need is put off. */
const careful = (move: Move, bit: string, seed: number) =>
  GENTLE.has(move)
    ? pick(HERE, seed, 5)
    : `You do not have to answer ${bit} today; if you do want to, “I need time before I reply to this” is enough.`;

const SURE = { clear: 0.7, agreed: 0.6, likely: 0.5 } as const;
/** Sure where the kind of message and the rules agree, and the text is long enough to be read; never certain. */
export function confidenceOf({ moves, line, unread }: Understood, taken: Taken | null): number {
  if (unread) return 0.2;
  const words = line.reading.tokens.filter(({ kind }) => kind === 'word').length;
  const more = Math.min(0.15, moves.score * 0.02);
  const clear = taken ? SURE[taken.sure] : 0.42;
  return Math.round(Math.max(0.3, clear + more - (words < 4 ? 0.15 : 0)) * 100) / 100;
}
