import { Classifier } from '#server/reading/classifier.ts';
import type { Labelled } from '#server/reading/feeling/labelled.ts';
import { valence } from '#server/reading/feeling/valence.ts';
import { learned } from '#server/reading/learned.ts';
import { readingOf } from '#server/reading/reading.ts';

export type Move =
  | ('criticism' | 'contempt' | 'defensiveness' | 'stonewalling' | 'demand' | 'withdraw' | 'guilt_trip')
  | ('repair' | 'appreciation' | 'request' | 'neutral');

const moves = new Classifier<Move>(learned('#server/reading/weights/moves.json'));
/** Thresholds for giving a label; higher for sentences about others, which are rarely moves in a conflict. */
const CLEAR = { toYou: 0.45, ofUs: 0.47, ofOthers: 0.65 };
const clearIn = (text: string) =>
  /\b(?:you|your|yours|u|ur)\b/i.test(text)
    ? CLEAR.toYou
    : /\b(?:i|me|my|we|us|our)\b/i.test(text)
      ? CLEAR.ofUs
      : CLEAR.ofOthers;
const SILENCE = /^\s*(?:…|\.{2,})\s*$/;

const WARM: readonly Move[] = ['repair', 'appreciation'];
const HOSTILE: readonly Move[] = ['criticism', 'contempt', 'defensiveness', 'stonewalling', 'demand', 'guilt_trip'];

const chanceIn = (text: string) => {
  const { chanceOf } = moves.classify(readingOf(text));
  return (labels: readonly Move[]) => labels.reduce((sum, label) => sum + chanceOf(label), 0);
};

/** How warm or hostile a message is, from -1 to 1: all warm moves against all hostile ones. */
export function leanOf(text: string): number {
  if (SILENCE.test(text)) return -1;
  const all = chanceIn(text);
  return all(WARM) - all(HOSTILE);
}

/** Shorter texts say too little, and clearly positive ones are no conflict. */
const FEW = 4;
const GLAD = 0.3;

/** How likely a sentence belongs to a conflict, whichever move it is. */
export const strifeOf = (text: string): number =>
  (text.match(/\p{L}+/gu) ?? []).length < FEW || valence(text) > GLAD ? 0 : chanceIn(text)([...HOSTILE, 'withdraw']);

export function moveOf(text: string): Labelled<Move> {
  if (SILENCE.test(text))
    return {
      label: 'stonewalling',
      certainty: 0.6,
      evidence: [{ rule: 'stonewalling.silence', from: 0, to: text.length }],
    };
  const reading = readingOf(text);
  if (!reading.tokens.some(({ kind }) => kind === 'word')) return { label: 'neutral', certainty: 0, evidence: [] };
  const { ranked, spans } = moves.classify(reading);
  const { label, certainty } = ranked[0] ?? { label: 'neutral', certainty: 0 };
  if (certainty < clearIn(text)) return { label: 'neutral', certainty, evidence: [] };
  const evidence = label === 'neutral' ? [] : spans(label).map((span) => ({ rule: `${label}.weighed`, ...span }));
  return { label, certainty, evidence };
}
