import type { Chat, DateOrder } from '#web/text-analysis/export/chat.ts';
import { type Move, moveIn, soundsEnglish } from '#web/text-analysis/export/moves.ts';

/** Hours without a message after which the next one starts a new conversation. */
export const QUIET_HOURS = 6;
/** Fewer than this show no pattern. */
export const ENOUGH = 5;

export type Person = {
  name: string;
  messages: number;
  words: number;
  starts: number;
  answers: number;
  median: number | null;
};
export type Figures = {
  messages: number;
  from: number;
  to: number;
  me: number | null;
  guessed: DateOrder | null;
  people: Person[];
  /** The start of each day, week, month or year. */
  steps: number[];
  /** By person, then by step. */
  written: number[][];
  started: number[][];
  /** The median minutes until an answer; null where nobody answered. */
  answered: (number | null)[][];
  /** Null if the chat is not in English. */
  moves: Record<Move, number[]> | null;
  /** Where the phrases occur, newest first. */
  moments: { at: number; index: number; move: Move }[];
};

const DAY = 86_400_000;
const MOST_MOMENTS = 30;

/** Finds the start of the step that contains a moment. */
function stepper(span: number): (at: number) => number {
  if (span <= 21 * DAY) return (at) => at - (at % DAY);
  if (span <= 182 * DAY) return (at) => at - ((at - 4 * DAY) % (7 * DAY));
  const years = span > 5 * 365 * DAY;
  return (at) => {
    const date = new Date(at);
    return Date.UTC(date.getUTCFullYear(), years ? 0 : date.getUTCMonth(), 1);
  };
}

const middleOf = (minutes: number[]): number | null => {
  const sorted = minutes.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
};

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

export function figuresOf({ people, lines, me, guessed }: Chat): Figures {
  const from = lines[0]?.at ?? 0;
  const to = lines.at(-1)?.at ?? 0;
  const stepOf = stepper(to - from);
  const steps = [...new Set(lines.map(({ at }) => stepOf(at)))];
  const places = new Map(steps.map((step, place) => [step, place]));
  const grid = () => people.map(() => steps.map(() => 0));
  const [written, started] = [grid(), grid()];
  const waits: number[][][] = people.map(() => steps.map(() => []));
  const moves = { conflict: steps.map(() => 0), repair: steps.map(() => 0) };
  const counted: Person[] = people.map((name) => ({
    ...{ name, messages: 0, words: 0, starts: 0, answers: 0, median: null },
  }));
  const moments: Figures['moments'] = [];
  let english = 0;
  const add = (row: number[] | undefined, place: number) => {
    if (row) row[place] = (row[place] ?? 0) + 1;
  };
  lines.forEach(({ at, who, text }, index) => {
    const place = places.get(stepOf(at)) ?? 0;
    const person = counted[who];
    if (!person) return;
    person.messages += 1;
    person.words += wordsIn(text);
    add(written[who], place);
    const before = lines[index - 1];
    const isFirst = !before || at - before.at >= QUIET_HOURS * 3_600_000;
    if (isFirst) {
      person.starts += 1;
      add(started[who], place);
    } else if (before.who !== who) {
      person.answers += 1;
      waits[who]?.[place]?.push((at - before.at) / 60_000);
    }
    if (soundsEnglish(text)) english += 1;
    const move = moveIn(text);
    if (move) {
      add(moves[move], place);
      moments.push({ at, index, move });
    }
  });
  counted.forEach((person, who) => {
    person.median = middleOf((waits[who] ?? []).flat());
  });
  const isEnglish = english >= lines.length * 0.15;
  return {
    ...{ messages: lines.length, from, to, me, guessed, people: counted, steps, written, started },
    answered: waits.map((row) => row.map(middleOf)),
    moves: isEnglish ? moves : null,
    moments: isEnglish ? moments.slice(-MOST_MOMENTS).reverse() : [],
  };
}
