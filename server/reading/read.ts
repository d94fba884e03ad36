import type { Labelled } from '#server/reading/feeling/labelled.ts';
import { type Move, moveOf, strifeOf } from '#server/reading/feeling/moves.ts';
import { type KindSeen, kindOf } from '#server/reading/kinds.ts';
import { learned } from '#server/reading/learned.ts';
import { likeSigns } from '#server/reading/like-signs.ts';
import { likeness, NONE } from '#server/reading/likeness.ts';
import { readingOf } from '#server/reading/reading.ts';

export type Guess = { id: string; certainty: number };

/** Each part is computed when it is first used. With low certainty, `move` is `neutral` and `situations` is empty. */
export type Read = {
  sentences: { text: string; isQuestion: boolean }[];
  turn: KindSeen;
  /** Ids of the library, likeliest first, at most eight. */
  situations: Guess[];
  move: Labelled<Move>;
  strife: number;
};

const MOST = 8;
const find = likeness(learned('#server/reading/weights/situations.json'));
export function read(text: string): Read {
  return {
    get sentences() {
      return readingOf(text).sentences.flatMap(({ from, to, question }) => {
        const said = text.slice(from, to).replace(/\s+/g, ' ').trim();
        return said ? [{ text: said, isQuestion: question }] : [];
      });
    },
    get turn() {
      return kindOf(text);
    },
    get situations() {
      const all = find(likeSigns(readingOf(text)));
      if (all[0]?.label === NONE) return [];
      const known = all.filter(({ label }) => label !== NONE).slice(0, MOST);
      return known.map(({ label, near }) => ({ id: label, certainty: Math.max(0, Math.min(1, near)) }));
    },
    get move() {
      return moveOf(text);
    },
    get strife() {
      return strifeOf(text);
    },
  };
}
