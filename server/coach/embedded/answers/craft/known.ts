import type { Tone } from '#contract/coach.ts';
import type { Kind } from '#server/coach/embedded/answers/craft/kind.ts';
import { inTone } from '#server/coach/embedded/answers/craft/score.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { situationOf } from '#server/coach/embedded/situations/recognise.ts';
import { lines } from '#server/coach/embedded/situations/situation.ts';

/** Where words that are known to help may follow what was just told. */
const FOLLOWS = new Set<Kind>(['news', 'need', 'feel']);
const SERIOUS = new Set<Tone>(['caring', 'direct', 'diplomatic', 'encouraging']);
/** Below this it may be another situation, and the words would be about something else. */
const SURE = 0.55;
const PER_TONE: Record<Tone, number> = { caring: 0, direct: 1, diplomatic: 2, encouraging: 3, playful: 4, flirty: 5 };

/** What to add in a situation that is well known, in words that come near the tone; nothing in any other. */
export function knownWords(goal: string, kind: Kind, tone: Tone, seed: number): string {
  if (!FOLLOWS.has(kind) || !SERIOUS.has(tone)) return '';
  const found = situationOf(goal);
  if (!found || found.sure < SURE) return '';
  // Lines that ask or offer; others may tell of things that nobody told.
  const all = lines(found.situation.words).filter((line) => line.includes('?'));
  if (all.length === 0) return '';
  const most = Math.max(...all.map((line) => inTone(line, tone)));
  const near = all.filter((line) => inTone(line, tone) === most);
  return near.length === all.length ? (all[PER_TONE[tone] % all.length] ?? '') : pick(near, seed, 3);
}
