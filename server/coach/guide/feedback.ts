import { contentOf } from '#server/coach/guide/library.ts';
import { helps, hurts } from '#server/coach/guide/moves.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { read } from '#server/coach/reading/read.ts';

/** In one line what words do in a talk: the sentence that could hurt first, else the one that helps. */
export function feedbackOn(words: string): string | null {
  if (!words.trim()) return null;
  const moves = sentencesOf(words).map((sentence) => read(sentence).move.label);
  const hard = moves.find(hurts);
  const move = hard ?? moves.find((one) => helps(one) || one === 'request') ?? 'neutral';
  const known = contentOf('moves').find(({ id }) => id === move);
  if (!known) return null;
  const name = known.name.charAt(0).toUpperCase() + known.name.slice(1);
  return hard ? `This could be heard as ${known.name}. ${known.helps}` : `${name}. ${known.helps}`;
}
