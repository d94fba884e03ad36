import { Classifier, certaintyOf } from '#server/reading/classifier.ts';
import { learned } from '#server/reading/learned.ts';
import { derive, type Reading, readingOf } from '#server/reading/reading.ts';

/**
 * What a turn of a talk with the guide is: told (`story`, also more of it), asked for (`words` to send, a `decision`, a `view`
 * of what someone means or whether oneself is wrong, a `fact` or an idea), wanted (`calm`, to `vent` unanswered, `company`),
 * said to the guide (a `correction` of what it took wrong; `leave` what was begun), about the message that is open (an `edit`),
 * or that message itself.
 */
export type Kind =
  | (
      | 'story'
      | 'words'
      | 'decision'
      | 'view'
      | 'fact'
      | 'calm'
      | 'vent'
      | 'company'
      | 'good_news'
      | 'greeting'
      | 'closing'
    )
  | ('complaint' | 'correction' | 'leave' | 'edit' | 'message' | 'about_coach' | 'off_topic' | 'unclear');

export type KindSeen = { kind: Kind; likely: Kind; certainty: number };

/** What a text is only where all of it is: people greet and tell first, and then ask. */
const WHOLLY = new Set<string>(['story', 'greeting', 'unclear']);

/**
 * The chances of a text of several sentences: half what it is as a whole, half what its clearest sentence is; of
 * some kinds every sentence must be.
 */
export function together(
  labels: readonly string[],
  whole: readonly number[],
  each: readonly (readonly number[])[],
): number[] {
  if (each.length < 2) return [...whole];
  const all = labels.map((label, k) => {
    const here = each.map((one) => one[k] ?? 0);
    return (whole[k] ?? 0) + (WHOLLY.has(label) ? Math.min(...here) : Math.max(...here));
  });
  const sum = all.reduce((a, b) => a + b, 0);
  return all.map((one) => one / sum);
}

const kinds = new Classifier<Kind>(learned('#server/reading/weights/kinds.json'));
const MOST_SENTENCES = 12;

const chancesIn = (reading: Reading): number[] => {
  const { chanceOf } = kinds.classify(reading);
  return kinds.labels.map(chanceOf);
};

/** The sentences of a text that are weighed one by one: of a long one its end, where it asks. */
export const partsOf = ({ text, sentences }: Reading): string[] =>
  sentences
    .slice(-MOST_SENTENCES)
    .map(({ from, to }) => text.slice(from, to))
    .filter((one) => /[\p{L}\p{N}]/u.test(one));

function seenIn(reading: Reading): KindSeen {
  const parts = partsOf(reading);
  const each = parts.length < 2 ? [] : parts.map((part) => chancesIn(readingOf(part)));
  const chances = together(kinds.labels, chancesIn(reading), each);
  const best = Math.max(...chances);
  const label = kinds.labels[chances.indexOf(best)] ?? 'unclear';
  const certainty = certaintyOf(best, kinds.sure);
  return { kind: kinds.isSaid({ label, certainty }) ? label : 'unclear', likely: label, certainty };
}

/** What somebody else said or is to be told, in quotation marks, is not what the turn is. */
const QUOTED = /["“][^"“”]{12,1000}["”]/g;

/** What a turn is: `unclear` where it is not sure. */
export const kindOf = (text: string): KindSeen => {
  const around = text.replace(QUOTED, ' ').trim();
  const reading = readingOf(/\p{L}{3}/u.test(around) ? around : text);
  return derive(reading, reading, seenIn);
};
