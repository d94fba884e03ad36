import { type Frame, frame, matches, Scene } from '#server/coach/language/frames.ts';
import { read } from '#server/coach/language/read.ts';
import type { Evidence } from '#server/coach/safety/assess.ts';
import { orders, orderWords } from '#server/coach/safety/injection/frames.ts';
import { marks } from '#server/coach/safety/injection/marks.ts';
import { isTold } from '#server/coach/safety/injection/told.ts';

/** Orders to do something: told of somebody, they are none. */
const DONE = /^order\.(?:force|score|verdict|undo|leak|silence)$/;

/** Whether a text holds words addressed to an AI. A label to show, never the defence: nothing is obeyed either way. */
export type Injection = { flagged: boolean; evidence: Evidence[] };

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

export function injected(text: string): Injection {
  const evidence = [...drawn(text), ...spoken(text)];
  return { flagged: evidence.length > 0, evidence };
}
