import { doneIn, type Kind, kindOf } from '#server/coach/embedded/answers/argument/kinds.ts';
import type { Quarrel } from '#server/coach/embedded/answers/argument/quarrel.ts';
import { intact } from '#server/coach/embedded/answers/argument/quote.ts';

/** A hard sentence, or something hard that was done: in exact words, as it could be said, and where in the talk. */
export type Hard = { was: string; said: string; kind: Kind; at: number };

/** The sharpest kinds first. */
const SHARP: readonly Kind[] = [
  ...([
    'name',
    'threat',
    'belittle',
    'feigned',
    'mocked',
    'loud',
    'sneer',
    'compare',
    'left',
    'silence',
    'spread',
  ] as const),
  ...([
    'always',
    'small',
    'twist',
    'mind',
    'door',
    'back',
    'shove',
    'guilt',
    'again',
    'deny',
    'order',
    'why',
    'deed',
    'late',
  ] as const),
];

/** Putting right what the other heard is no blow. */
const CORRECTS =
  /^(?:no,? )?(?:that(?:'s| is) not what i (?:said|meant)|i (?:didn't|never|did not) sa(?:y|id) (?:that|it))\b/i;

/** What was hard of what one of them said and did. */
export function hardIn({ lines, aside }: Quarrel, party: string): Hard[] {
  const found = lines.flatMap((line, at): Hard[] => {
    if (line.party !== party) return [];
    if (line.done) return [{ was: line.words ?? line.was, said: '', kind: line.done, at }];
    if (line.by !== party) return [];
    return line.parts
      .filter(({ hard, was }) => hard && !CORRECTS.test(was.replaceAll('’', "'")))
      .map((part) => ({
        was: line.words !== undefined && line.parts.length === 1 ? line.words : part.was,
        said: part.said,
        kind: kindOf(part) === 'feigned' && at === 0 ? ('sneer' as const) : kindOf(part),
        at,
      }));
  });
  const whole = found.filter(
    (one) =>
      one.kind !== 'feigned' ||
      one.was.split(/\s+/).length > 2 ||
      !found.some((other) => other !== one && other.at === one.at && other.kind === 'feigned'),
  );
  const done = aside?.party === party ? doneIn(aside.was) : undefined;
  return done && aside ? [...whole, { was: aside.was, said: '', kind: done, at: lines.length }] : whole;
}

/** Each kind once, the sharpest first. */
export function sharpest(hard: readonly Hard[]): Hard[] {
  const firsts = hard.filter(({ kind }, at) => hard.findIndex((one) => one.kind === kind) === at);
  return firsts.sort((a, b) => SHARP.indexOf(a.kind) - SHARP.indexOf(b.kind));
}

export const quoteOf = ({ was }: { was: string }) => `“${intact(was)}”`;
/** For a place inside of another quotation. */
export const innerOf = ({ was }: { was: string }) =>
  intact(was)
    .replaceAll('‘', "'")
    .replace(/’(?!\p{L})/gu, "'");
