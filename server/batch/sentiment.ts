import { leanOf, moveOf } from '#server/reading/feeling/moves.ts';
import { curve, valence } from '#server/reading/feeling/valence.ts';
import { normalise } from '#server/reading/words/normalise.ts';

const EMOJI: Record<string, number> = Object.fromEntries(
  [
    [2.4, '❤💕💛🥰😍😘💖💗💙💚💜🧡💞💓😻🤗🥳🎉😁😄😃😊😀☺🙂💪👏🙌👍🌹💐🌞✨🤩😇😂🤣'],
    [-2.2, '💔😭😢😞😔😟😠😡🤬😤👎😩😫🙄😒😑😣😖😨😱🤮🤢😓🥺😥🖕☹🙁😰🤡💀'],
  ].flatMap(([score, signs]) => [...String(signs)].map((sign) => [sign, Number(score)])),
);
const USUAL_LENGTH = 12;
/** Below this a message is neutral. */
const LEANS = 0.15;
const SURE = 0.8;

/** The sentiment of a text in -1 to 1: a general lexicon, emoji, and what the words do between two people. */
export function sentimentOf(text: string): number {
  const plain = normalise(text).text;
  const words = plain.split(/\s+/).filter(Boolean).length;
  if (words === 0) return 0;
  const spread = (Math.max(5, words) / USUAL_LENGTH) ** 0.3;
  const base = curve((valence(plain) + emoji(plain)) / spread);
  return Math.round(leaning(base, text, plain) * 1000) / 1000;
}

function emoji(text: string): number {
  const signs = [...text].map((sign) => EMOJI[sign] ?? 0).filter((score) => score !== 0);
  const total = signs.reduce((a, b) => a + b, 0);
  return Math.max(-5, Math.min(5, total));
}

/** A public post is not a message between two people. */
const PUBLIC = /(^|\s)[@#]\w|https?:|\bRT\b/;

/** A cold act said politely is still cold, so the act decides the sign unless the words are clearly the opposite. */
function leaning(base: number, text: string, plain: string): number {
  if (PUBLIC.test(plain)) return base;
  const lean = leanOf(text);
  const isSure = Math.abs(lean) >= SURE;
  const firm = isSure ? 0.3 : 0.15;
  const open = isSure ? 0.85 : 0.55;
  if (lean < -LEANS && base < open) return Math.min(base, -firm);
  if (lean > LEANS && base > -open) return Math.max(base, firm);
  return Math.abs(base) < 0.1 && moveOf(text).label === 'withdraw' ? -0.1 : base;
}
