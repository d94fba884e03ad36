import { lineOf } from '#server/coach/embedded/line.ts';
import { type Move, type Moves, movesIn } from '#server/coach/embedded/moves/moves.ts';
import { curve, valence } from '#server/coach/embedded/valence.ts';
import { normalise } from '#server/coach/language/normalise.ts';

const EMOJI: Record<string, number> = Object.fromEntries(
  [
    [2.4, '❤💕💛🥰😍😘💖💗💙💚💜🧡💞💓😻🤗🥳🎉😁😄😃😊😀☺🙂💪👏🙌👍🌹💐🌞✨🤩😇😂🤣'],
    [-2.2, '💔😭😢😞😔😟😠😡🤬😤👎😩😫🙄😒😑😣😖😨😱🤮🤢😓🥺😥🖕☹🙁😰🤡💀'],
  ].flatMap(([score, signs]) => [...String(signs)].map((sign) => [sign, Number(score)])),
);
const HOSTILE: readonly Move[] = ['criticism', 'contempt', 'defensiveness', 'stonewalling', 'demand', 'guilt_trip'];
const WARM: readonly Move[] = ['repair', 'appreciation'];
const USUAL_LENGTH = 12;

/** The valence of a text in -1 to 1: a general lexicon, emoji, and what the words do between two people. */
export function sentimentOf(text: string): number {
  return sentimentWith(text, movesIn(lineOf(text)));
}

export function sentimentWith(text: string, moves: Moves): number {
  const plain = normalise(text).text;
  const words = plain.split(/\s+/).filter(Boolean).length;
  if (words === 0) return 0;
  const spread = (Math.max(5, words) / USUAL_LENGTH) ** 0.3;
  const base = curve((valence(plain) + emoji(plain)) / spread);
  return Math.round(leaning(base, moves, plain) * 1000) / 1000;
}

function emoji(text: string): number {
  const signs = [...text].map((sign) => EMOJI[sign] ?? 0).filter((score) => score !== 0);
  const total = signs.reduce((a, b) => a + b, 0);
  return Math.max(-5, Math.min(5, total));
}

/** What is posted to everybody is no message between two people. */
const PUBLIC = /(^|\s)[@#]\w|https?:|\bRT\b/;

/** A cold word said politely is still cold: the move decides the sign unless the words say plainly otherwise. */
function leaning(base: number, { label, score }: Moves, text: string): number {
  if (PUBLIC.test(text)) return base;
  const firm = score >= 3 ? 0.3 : 0.15;
  const open = score >= 3 ? 0.85 : 0.55;
  if (HOSTILE.includes(label) && base < open) return Math.min(base, -firm);
  if (WARM.includes(label) && base > -open) return Math.max(base, firm);
  return label === 'withdraw' && Math.abs(base) < 0.1 ? -0.1 : base;
}
