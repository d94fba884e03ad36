import signs from '#server/batch/feeling-words.json' with { type: 'json' };
import type { Evidence, Labelled } from '#server/reading/feeling/labelled.ts';
import { readingOf } from '#server/reading/reading.ts';

export type Feeling = 'anger' | 'disgust' | 'fear' | 'joy' | 'sadness' | 'surprise' | 'neutral';
type Kind = Exclude<Feeling, 'neutral'>;
type Phrase = { kind: Kind; rule: string; weight: number; words: readonly string[]; isStem: boolean };

const KINDS = ['fear', 'disgust', 'sadness', 'anger', 'surprise', 'joy'] as const;
const ENOUGH = 1.1;
/** The certainty at the threshold, and its increase per point. */
const SURE = { least: 0.5, more: 0.08, most: 0.85 };
const DENIED = /^(?:not|never|no|without|hardly|nor|neither)$/;
const BACK = 3;

/** How strongly a phrase indicates a feeling, by its first word; a star matches any ending of the last word. */
const byFirst = new Map<string, Phrase[]>();
const stems: Phrase[] = [];
for (const kind of KINDS)
  signs[kind].forEach(({ weight, words: lines }, i) => {
    for (const one of lines.flatMap((line) => line.split(', '))) {
      const isStem = one.endsWith('*');
      const words = one.replace('*', '').split(' ');
      const phrase = { kind, rule: `emotion.${kind}.${i + 1}`, weight, words, isStem };
      const first = words[0] ?? '';
      if (isStem && words.length === 1) stems.push(phrase);
      else byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
    }
  });
const met = new Map<string, readonly Phrase[]>();
const MOST_MET = 4000;

function begun(word: string): readonly Phrase[] {
  const before = met.get(word);
  if (before) return before;
  const found = [...(byFirst.get(word) ?? []), ...stems.filter(({ words }) => word.startsWith(words[0] ?? ''))];
  if (met.size >= MOST_MET) met.clear();
  met.set(word, found);
  return found;
}

const stands = (said: readonly string[], at: number, { words, isStem }: Phrase) =>
  words.every((word, i) =>
    isStem && i === words.length - 1 ? (said[at + i] ?? '').startsWith(word) : said[at + i] === word,
  );

/** The feeling that a text names, by a weighted lexicon; neutral where it names none. */
export function feelingOf(text: string): Labelled<Feeling> {
  const { tokens } = readingOf(text);
  const said = tokens.map(({ word }) => word);
  const scores: Record<Kind, number> = { anger: 0, disgust: 0, fear: 0, joy: 0, sadness: 0, surprise: 0 };
  const seen = new Map<string, number>();
  const found: (Evidence & { kind: Kind })[] = [];
  said.forEach((word, at) => {
    for (const phrase of begun(word)) {
      if (!stands(said, at, phrase)) continue;
      const { kind, rule, weight, words } = phrase;
      if (kind !== 'surprise' && said.slice(Math.max(0, at - BACK), at).some((one) => DENIED.test(one))) continue;
      const times = (seen.get(rule) ?? 0) + 1;
      seen.set(rule, times);
      scores[kind] += weight / times;
      found.push({ kind, rule, from: tokens[at]?.from ?? 0, to: tokens[at + words.length - 1]?.to ?? 0 });
    }
  });
  const label = KINDS.reduce((a, b) => (scores[b] > scores[a] ? b : a));
  if (scores[label] < ENOUGH) return { label: 'neutral', certainty: 0, evidence: [] };
  const certainty = Math.min(SURE.most, SURE.least + SURE.more * scores[label]);
  return { label, certainty, evidence: found.filter(({ kind }) => kind === label).map(({ kind: _, ...one }) => one) };
}
