import { setImmediate as breathe } from 'node:timers/promises';
import { levelOf } from '#contract/journal-moods.ts';
import { read } from '#server/coach/coach.ts';
import { isConflictIn } from '#server/progress/patterns/conflict.ts';
import { type FoundLoop, isSpread, partsOf, whatHelped } from '#server/progress/patterns/loops.ts';
import { LONGEST, quoteOf, sentencesOf, type Told } from '#server/progress/patterns/sentences.ts';

/** From this value on a sentence may be about a conflict: enough to ask, not enough to say so. */
const SOUNDS = 0.4;
/** Milliseconds of work after which other requests get a turn. */
const TURN = 5;
/** Lets other requests have a turn whenever the time is up. */
export function turns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since <= TURN) return;
    await breathe();
    since = performance.now();
  };
}

/** At least this share of all days with a person. Some calm days reach SOUNDS too, and over many days they would be enough. */
const SHARE = 0.2;
/** Never a theme word, since a question names none. */
const QUESTION = '?';

/** The sentence that sounds most like a conflict, if one does enough. */
function loudestIn({ text }: Told): string | undefined {
  let [loudest, most]: [string | undefined, number] = [undefined, SOUNDS];
  for (const sentence of sentencesOf(text)) {
    const { strife } = read(sentence);
    if (strife >= most) [loudest, most] = [sentence, strife];
  }
  return loudest;
}

const sounds = (told: Told) => told.isNote === true && loudestIn(told) !== undefined;
/** Its owner's own word for the day counts for more than how a sentence sounds. */
export const isGood = ({ mood }: Told) => mood !== undefined && levelOf(mood) >= 4;

/** The whole of a short text; of a long one the sentence for which it is asked about. */
const shownOf = (told: Told) =>
  quoteOf(told, (told.text.length > LONGEST && loudestIn(told)) || told.text || told.title);

type Known = {
  names: ReadonlySet<string>;
  isConfirmed(key: string): boolean;
  /** Whether the member took this day out. */
  isWithout(key: string, on: string): boolean;
};

/**
 * A loop without a theme, to ask the member about: days with a person that may have a conflict in common, though no
 * words recur. It is found by the weights of the reading alone. One that they have put into words stays, whatever else
 * is found.
 */
export async function askedIn(
  all: readonly Told[],
  loops: readonly FoundLoop[],
  { names, isConfirmed, isWithout }: Known,
): Promise<FoundLoop[]> {
  const named = new Set(loops.map(({ person }) => person));
  const keyOf = (person: string) => `${person} ${QUESTION}`;
  const days = new Map<string, Map<string, Told>>();
  const written = Map.groupBy(all, ({ person }) => person);
  const turn = turns();
  for (const told of all) {
    const { person } = told;
    if (person === null || (named.has(person) && !isConfirmed(keyOf(person)))) continue;
    await turn();
    if (isGood(told) || (!isConflictIn(told) && !sounds(told))) continue;
    const theirs = days.get(person) ?? new Map<string, Told>();
    days.set(person, theirs.set(told.on, theirs.get(told.on) ?? told));
  }
  const questionsOf = (person: string, sorted: readonly Told[], mark = QUESTION): FoundLoop[] => {
    const key = `${person} ${mark}`;
    const [left = [], moments = []] = [true, false].map((out) => sorted.filter(({ on }) => isWithout(key, on) === out));
    // What was taken out may be of something else that comes back.
    const others = left.length > 0 ? questionsOf(person, left, `${mark}${QUESTION}`) : [];
    const [first, last] = [moments[0], moments.at(-1)];
    if (!first || !last) return others;
    const among = mark === QUESTION ? new Set(written.get(person)?.map(({ on }) => on)).size : 0;
    if (!isConfirmed(key) && (!isSpread(moments) || moments.length < SHARE * among)) return others;
    return [
      {
        ...{ key, person, theme: [], times: moments.length, firstOn: first.on, lastOn: last.on },
        ...{ ...partsOf(moments, names), helped: whatHelped(moments) },
        ...{ episodes: moments.toReversed().map(shownOf), left: left.toReversed().map(shownOf) },
      },
      ...others,
    ];
  };
  return [...days].flatMap(([person, theirs]) =>
    questionsOf(
      person,
      [...theirs.values()].sort((a, b) => (a.on < b.on ? -1 : 1)),
    ),
  );
}
