import type { Scene } from '#server/coach/language/frames.ts';
import type { Token } from '#server/coach/language/tokens.ts';

const WON_OVER = new Set('me us him her them you'.split(' '));
/** What makes a beating out of it, whatever game it was about. */
const HARM =
  /^(?:bruise|bruised|hurt|drunk|punch|kick|slap|hit|fist|belt|blood|bleed|police|hospital|afraid|scared|terrified|unconscious|senseless|rib|ribs|lip|throat|choke|violent|violence|rage)$/;
/** A loss that somebody cannot bear, and what came of it. */
const CAUSE = /^(?:after|because|over|about|until|before|if|whenever)$/;
const LOSES = /^(?:lose|loses|lost|losing)$/;
const MINE = /^(?:i|we|have|always)$/;
const NEAR = 3;

/** Words of a victory in a game: "beat me at chess", "smashed us 6-0". */
export function wonIn({ keys, reading: { tokens, sentenceAt } }: Scene): { first: number; end: number }[] {
  const overcome = keys.get('@overcome') ?? [];
  if (overcome.length === 0) return [];
  const said = (i: number) => tokens[i]?.word ?? '';
  const caused = (i: number) => [1, 2, 3].some((back) => CAUSE.test(said(i - back)));
  const games = [...(keys.get('@game') ?? []), ...(keys.get('@gameDone') ?? [])].filter((i) => !caused(i));
  const scored = tokens.some(
    (_, i) => tokens[i]?.kind === 'number' && said(i + 1) === '-' && tokens[i + 2]?.kind === 'number',
  );
  if (games.length === 0 && !scored) return [];
  const hurts = ({ word, lemma }: Token, i: number) =>
    HARM.test(word) || HARM.test(lemma) || (LOSES.test(word) && !MINE.test(said(i - 1)));
  if (tokens.some(hurts)) return [];
  const close = (i: number) =>
    scored || games.some((game) => Math.abs((sentenceAt[game] ?? 0) - (sentenceAt[i] ?? 0)) <= 1);
  return overcome.flatMap((i) => {
    const isWon = WON_OVER.has(said(i + 1)) && !/^(?:up|with|down|into|against)$/.test(said(i + 2)) && close(i);
    return isWon ? [{ first: Math.max(0, i - NEAR), end: i + 2 }] : [];
  });
}
