import type { Line } from '#server/coach/embedded/answers/argument/lines.ts';
import { ADVICE, type Advice, BY_WORDS, GOOD, PLAINLY } from '#server/coach/embedded/answers/argument/words.ts';
import type { Recast } from '#server/coach/embedded/answers/recast/recast.ts';
import { filled } from '#server/coach/embedded/say/fill.ts';
import { quoted } from '#server/coach/embedded/say/words.ts';

/** What one of them can do, did well and needs, each in that one's own words. */
export type Side = {
  party: string;
  needs: string[];
  what: string[];
  how: string[];
  repairs: string[];
  well: string[];
  causes: string[];
};

const LONGEST = 14;
/** More than this nobody would read, or work on at once. */
const MOST = 4;
export const q = (text: string) => quoted(text, LONGEST);
const inner = (text: string) => q(text).replace('“', '‘').replace('”', '’');
const adviceFor = ({ move, was }: Recast): Advice =>
  BY_WORDS.find(([shape]) => shape.test(was))?.[1] ??
  (/^(?:so |and )?(?:you|u) \w+/i.test(was) ? PLAINLY : (ADVICE[move] ?? PLAINLY));

/** The one sentence of a line that matters most: the hard one, else the longest. */
export function pointOf({ parts, was, isSpeech }: Line): string {
  const hard = parts.find((part) => part.hard && part.how) ?? [...parts].sort((a, b) => b.was.length - a.was.length)[0];
  return hard && isSpeech && was.includes(hard.was) ? hard.was : was;
}

type Hard = { part: Recast; was: string };

/** What was hard of what one said: as it was told, where it was only told of. */
export const hardIn = (lines: readonly Line[], party: string): Hard[] =>
  lines
    .filter((line) => line.party === party && line.by === party)
    .flatMap(({ parts, was, isSpeech }) => {
      const isTold = isSpeech && parts.length === 1 && !was.includes(parts[0]?.was ?? '');
      return parts.filter(({ hard, how }) => hard && how).map((part) => ({ part, was: isTold ? was : part.was }));
    });

export function sideOf(lines: readonly Line[], party: string, need: string): Side {
  const own = lines.filter((line) => line.party === party);
  const hard = hardIn(lines, party).slice(0, MOST);
  const say = (of: keyof Advice) => [
    ...new Set(hard.map(({ part, was }) => filled(adviceFor(part)[of], { q: q(was) }))),
  ];
  const soft = own.flatMap(({ parts, was, isSpeech }) =>
    isSpeech
      ? parts.filter((part) => !part.hard && part.said).map((part) => (parts.length > 1 ? part.was : was))
      : [was],
  );
  return {
    party,
    needs: [...new Set([need, ...hard.map(({ part }) => adviceFor(part).need)])].slice(0, 3),
    what: hard.length ? say('what').slice(0, 3) : quietWhat(own),
    how: hard.length
      ? hard.slice(0, 3).map(({ part, was }) => `Instead of ${q(was)}, try: “${part.how ?? part.said}”`)
      : quietHow(own, lines, party),
    repairs: hard.length ? hard.slice(0, 2).map(({ part, was }) => mended(part, was)) : [quietRepair(lines, party)],
    well: wellIn(soft, hard, own),
    causes: say('cause').slice(0, 2),
  };
}

const mended = ({ move, how, said }: Recast, was: string) =>
  move === 'contempt'
    ? `“I am sorry for ${inner(was)}. ${how ?? said}”`
    : `“${inner(was)} came out harder than I meant it. ${how ?? said}”`;

function wellIn(soft: readonly string[], hard: readonly Hard[], own: readonly Line[]): string[] {
  const rated = soft.flatMap((text) => {
    const at = GOOD.findIndex(([shape]) => shape.test(text));
    return at < 0 ? [] : [{ at, said: filled(GOOD[at]?.[1] ?? '', { q: q(text) }) }];
  });
  const best = [...new Set(rated.sort((a, b) => a.at - b.at).map(({ said }) => said))].slice(0, 3);
  if (best.length) return best;
  const [first] = [...soft].sort((a, b) => b.length - a.length);
  if (first) return [`${q(first)} keeps to what happened.`];
  const concrete = hard.map(({ was }) => was).sort((a, b) => b.length - a.length)[0] ?? own[0]?.was;
  return concrete ? [`Beneath its tone, ${q(concrete)} names something that can be talked about.`] : [];
}

const longest = (lines: readonly Line[]) => [...lines].sort((a, b) => b.was.length - a.was.length)[0];

function quietWhat(own: readonly Line[]): string[] {
  const line = longest(own);
  return line?.was.trim() ? [`${q(pointOf(line))} comes before a word about what the other had just said.`] : [];
}

function quietHow(own: readonly Line[], lines: readonly Line[], party: string): string[] {
  const [mine, theirs] = [longest(own), longest(lines.filter((line) => line.party !== party))];
  if (!mine) return [];
  return [
    theirs
      ? `Before ${q(pointOf(mine))}, say back ${q(pointOf(theirs))} in your own words, so that it is heard first.`
      : `After ${q(pointOf(mine))}, add one sentence about what you would like.`,
  ];
}

function quietRepair(lines: readonly Line[], party: string): string {
  const theirs = longest(lines.filter((line) => line.party !== party && line.isSpeech));
  return theirs
    ? `“When you said ${inner(pointOf(theirs))}, what did you need from me?”`
    : '“Tell me how it was for you. I will only listen.”';
}

/** The rewritten sentence that says most: the one to show. */
export function bestOf(lines: readonly Line[]): { line: Line; part: Recast; how: string } | undefined {
  return lines
    .flatMap((line) => line.parts.flatMap((part) => (part.hard && part.how ? [{ line, part, how: part.how }] : [])))
    .sort((a, b) => b.how.length + b.part.was.length - a.how.length - a.part.was.length)[0];
}
