import { Classifier } from '#server/reading/classifier.ts';
import { type Frame, frame, matches } from '#server/reading/frames.ts';
import { learned } from '#server/reading/learned.ts';
import { readingOf } from '#server/reading/reading.ts';
import { Scene } from '#server/reading/scene.ts';
import { lexicon } from '#server/reading/words/lexicon.ts';
import type { Evidence } from '#server/safety/assess.ts';
import { marks } from '#server/safety/injection/marks.ts';
import known from '#server/safety/injection/orders.json' with { type: 'json' };
import { isTold } from '#server/safety/injection/told.ts';

/** Commands that are none if they are reported about somebody. */
const DONE = /^order\.(?:force|score|verdict|undo|leak|silence)$/;

const weights = new Classifier<'benign' | 'injection'>(learned('#server/reading/weights/injection.json'));
/** What a matching frame adds. */
const FRAME = 2.5;
/** Without a frame, this certainty is required. */
const SURE = 0.5;
/** Shorter texts are never flagged. */
const FEW = 4;

/** The vocabulary of instructions to a machine. */
const orderWords = lexicon(
  Object.fromEntries(Object.entries(known.words).map(([name, lines]) => [name, lines.join(', ')])),
);
/** One instruction per line, in the notation of `reading/frames.ts`; the rule's name stands before the colon. */
const frames: { rule: string; frame: Frame }[] = known.orders
  .map((line) => /^(\w+): (.*)$/.exec(line))
  .flatMap((parts) => (parts?.[2] ? [{ rule: `order.${parts[1]}`, frame: frame(parts[2], orderWords) }] : []));

function spoken(text: string): Evidence[] {
  const reading = readingOf(text);
  const scene = new Scene(reading, orderWords);
  return frames.flatMap(({ rule, frame: one }) =>
    [...matches(scene, one)]
      .filter(({ first }) => !(DONE.test(rule) && isTold(reading, first)))
      .map(({ first, end }) => ({
        rule,
        from: reading.tokens[first]?.from ?? 0,
        to: reading.tokens[end - 1]?.to ?? 0,
      })),
  );
}

const drawn = (text: string): Evidence[] =>
  marks.flatMap(({ rule, form }) =>
    [...text.matchAll(form)].map((match) => ({
      rule: `mark.${rule}`,
      from: match.index,
      to: match.index + match[0].length,
    })),
  );

/** The verdict of all words together; a matching frame counts and is no proof. */
function asWhole(text: string, framed: readonly Evidence[]): Evidence[] {
  if (framed.length === 0 && readingOf(text).tokens.length < FEW) return [];
  const seen = weights.classify(readingOf(text), (label) => (label === 'injection' && framed.length > 0 ? FRAME : 0));
  const [first] = seen.ranked;
  if (first?.label !== 'injection' || (framed.length === 0 && first.certainty < SURE)) return [];
  return framed.length > 0 ? [...framed] : seen.spans('injection').map((span) => ({ rule: 'order.whole', ...span }));
}

/**
 * Whether a text contains instructions to an AI. It is a label to show and no defense: pasted text is never obeyed
 * anyway.
 */
export function injected(text: string): { flagged: boolean; evidence: Evidence[] } {
  const marked = drawn(text);
  const framed = spoken(text);
  const evidence = marked.length > 0 ? [...marked, ...framed] : asWhole(text, framed);
  return { flagged: evidence.length > 0, evidence };
}
