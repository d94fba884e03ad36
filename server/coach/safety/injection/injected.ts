import { type Frame, frame, matches, Scene } from '#server/coach/language/frames.ts';
import { read } from '#server/coach/language/read.ts';
import { weigher } from '#server/coach/language/weigh/weigher.ts';
import { wholeOf } from '#server/coach/language/weigh/whole.ts';
import type { Evidence } from '#server/coach/safety/assess.ts';
import { orders, orderWords } from '#server/coach/safety/injection/frames.ts';
import { marks } from '#server/coach/safety/injection/marks.ts';
import { isTold } from '#server/coach/safety/injection/told.ts';
import learned from '#server/coach/safety/injection/weights.json' with { type: 'json' };

/** Orders to do something: told of somebody, they are none. */
const DONE = /^order\.(?:force|score|verdict|undo|leak|silence)$/;

/** Whether a text holds words addressed to an AI. A label to show, never the defence: nothing is obeyed either way. */
export type Injection = { flagged: boolean; evidence: Evidence[] };

const weights = weigher<'benign' | 'injection'>(learned);
/** How much more a text weighs that a frame fits. */
const FRAME = 3;
/** Too little to tell an order from a greeting. */
const FEW = 4;

const frames: { rule: string; frame: Frame }[] = orders
  .trim()
  .split('\n')
  .map((line) => /^(\w+): (.*)$/.exec(line))
  .flatMap((parts) => (parts?.[2] ? [{ rule: `order.${parts[1]}`, frame: frame(parts[2], orderWords) }] : []));

function spoken(text: string): Evidence[] {
  const reading = read(text);
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

/** What all words together say where no mark was drawn: a frame that fits counts, and is no proof. */
function asWhole(text: string, framed: readonly Evidence[]): Evidence[] {
  if (framed.length === 0 && read(text).tokens.length < FEW) return [];
  const seen = wholeOf(weights, read(text), (label) => (label === 'injection' && framed.length > 0 ? FRAME : 0));
  if (seen?.label !== 'injection') return [];
  return framed.length > 0 ? [...framed] : seen.spans().map((span) => ({ rule: 'order.whole', ...span }));
}

export function injected(text: string): Injection {
  const marked = drawn(text);
  const framed = spoken(text);
  const evidence = marked.length > 0 ? [...marked, ...framed] : asWhole(text, framed);
  return { flagged: evidence.length > 0, evidence };
}
