import { setImmediate as breathe } from 'node:timers/promises';
import { read } from '#server/coach/coach.ts';
import { isConflictIn } from '#server/progress/patterns/conflict.ts';
import { type FoundLoop, isSpread } from '#server/progress/patterns/loops.ts';
import { quoteOf, sentencesOf, type Told } from '#server/progress/patterns/sentences.ts';

/** From this value on a sentence may be about a conflict: enough to ask, not enough to say so. */
const SOUNDS = 0.4;
/** Milliseconds of work after which other requests get a turn. */
const TURN = 5;
/** At least this share of all days with a person. Some calm days reach SOUNDS too, and over many days they would be enough. */
const SHARE = 0.2;
/** Never a theme word, since a question names none. */
const QUESTION = '?';

const sounds = (told: Told) =>
  told.isNote === true && sentencesOf(told.text).some((sentence) => read(sentence).strife >= SOUNDS);

/**
 * A loop without a theme, to ask the member about: days with a person that may have a conflict in common, though no
 * words recur. It is found by the weights of the reading alone.
 */
export async function askedIn(all: readonly Told[], loops: readonly FoundLoop[]): Promise<FoundLoop[]> {
  const named = new Set(loops.map(({ person }) => person));
  const days = new Map<string, Map<string, Told>>();
  const written = Map.groupBy(all, ({ person }) => person);
  let since = performance.now();
  for (const told of all) {
    if (told.person === null || named.has(told.person)) continue;
    if (performance.now() - since > TURN) {
      await breathe();
      since = performance.now();
    }
    if (!isConflictIn(told) && !sounds(told)) continue;
    const theirs = days.get(told.person) ?? new Map<string, Told>();
    days.set(told.person, theirs.set(told.on, theirs.get(told.on) ?? told));
  }
  return [...days].flatMap(([person, theirs]): FoundLoop[] => {
    const moments = [...theirs.values()].sort((a, b) => (a.on < b.on ? -1 : 1));
    const [first, last] = [moments[0], moments.at(-1)];
    const among = new Set(written.get(person)?.map(({ on }) => on)).size;
    if (!first || !last || !isSpread(moments) || moments.length < SHARE * among) return [];
    return [
      {
        ...{ key: `${person} ${QUESTION}`, person, theme: [], times: moments.length },
        ...{ firstOn: first.on, lastOn: last.on, trigger: null, mine: [], theirs: [], ends: [], helped: [] },
        episodes: moments.toReversed().map((told) => quoteOf(told, told.text || told.title)),
      },
    ];
  });
}
