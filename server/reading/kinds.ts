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

/** Kinds that must hold for the whole text, because people greet and tell first and then ask. */
const WHOLLY = new Set<string>(['story', 'greeting', 'unclear']);

/**
 * The chances of a text of several sentences: half from the whole, half from its clearest sentence. Some kinds must
 * hold for every sentence.
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

/** The sentences that are weighed one by one; of a long text those at its end, where it asks. */
export const partsOf = ({ text, sentences }: Reading): string[] =>
  sentences
    .slice(-MOST_SENTENCES)
    .map(({ from, to }) => text.slice(from, to))
    .filter((one) => /[\p{L}\p{N}]/u.test(one));

const ASKED_LAST = new Set<Kind>(['words', 'decision', 'view', 'fact', 'calm', 'vent']);
const GIVES_WAY = new Set<Kind>(['unclear', 'story', 'closing', 'greeting']);
const SURELY = 0.85;
function surest(chances: readonly number[]): KindSeen {
  const best = Math.max(...chances);
  const likely = kinds.labels[chances.indexOf(best)] ?? 'unclear';
  const certainty = certaintyOf(best, kinds.sure);
  return { kind: kinds.isSaid({ label: likely, certainty }) ? likely : 'unclear', likely, certainty };
}

/** What is surely asked for at the end counts, whatever was told before it. */
function seenIn(reading: Reading): KindSeen {
  const each = partsOf(reading).map((part) => chancesIn(readingOf(part)));
  const whole = surest(together(kinds.labels, chancesIn(reading), each));
  const last = surest(each.at(-1) ?? []);
  const isAsked = GIVES_WAY.has(whole.kind) && ASKED_LAST.has(last.kind);
  return each.length > 1 && isAsked && last.certainty >= SURELY ? last : whole;
}

/** Quotations do not decide what a message is. */
const QUOTED = /["“][^"“”]{12,1000}["”]/g;

export const kindOf = (text: string): KindSeen => {
  const around = text.replace(QUOTED, ' ').trim();
  const reading = readingOf(/\p{L}{3}/u.test(around) ? around : text);
  return derive(reading, reading, seenIn);
};
