import { type Emotion, emotionIn } from '#server/coach/embedded/emotion/emotion.ts';
import { type Line, lineOf } from '#server/coach/embedded/line.ts';
import { type Moves, movesIn } from '#server/coach/embedded/moves/moves.ts';
import { seedOf } from '#server/coach/embedded/say/pick.ts';
import { sentimentWith } from '#server/coach/embedded/sentiment.ts';
import { cleaned } from '#server/coach/embedded/understand/clean.ts';
import { type Detail, detailOf } from '#server/coach/embedded/understand/detail.ts';
import { type Felt, feelingsIn } from '#server/coach/embedded/understand/feelings.ts';
import { peopleIn, type Somebody } from '#server/coach/embedded/understand/people.ts';
import { type Topic, topicsIn } from '#server/coach/embedded/understand/topics.ts';
import { kept, read } from '#server/coach/language/read.ts';

/** Everything that the embedded coach sees in a text; all answers stand on it. */
export type Understood = Readonly<{
  /** What was read; evidence counts in it. */
  text: string;
  /** Part of it spoke to an AI and was left out. */
  addressesAi: boolean;
  line: Line;
  moves: Moves;
  emotion: Emotion;
  sentiment: number;
  feelings: Felt[];
  people: Somebody[];
  topics: Topic[];
  detail: Detail;
  seed: number;
  /** Nothing here that the embedded coach can read: another language, signs only. */
  unread: 'nothing' | 'signs' | 'language' | null;
}>;

/** Reads what a person wrote; what speaks to an AI in it is left out. */
export function understand(written: string): Understood {
  const { text, addressesAi } = cleaned(written);
  return addressesAi ? new Seen(text, true, seedOf(written)) : understandPart(text);
}

const seenIn = (text: string): Understood => new Seen(text, false, seedOf(text));

/** Reads a part of a text that was cleaned as a whole. */
export const understandPart = (text: string): Understood => kept(read(text), text, seenIn);

/** Each view of the text is drawn when it is first asked for. */
class Seen implements Understood {
  readonly text: string;
  readonly addressesAi: boolean;
  readonly seed: number;
  readonly line: Line;
  #moves: Moves | undefined;
  #emotion: Emotion | undefined;
  #sentiment: number | undefined;
  #feelings: Felt[] | undefined;
  #people: Somebody[] | undefined;
  #topics: Topic[] | undefined;
  #detail: Detail | undefined;

  constructor(text: string, addressesAi: boolean, seed: number) {
    this.text = text;
    this.addressesAi = addressesAi;
    this.seed = seed;
    this.line = lineOf(text);
  }

  get moves(): Moves {
    this.#moves ??= movesIn(this.line);
    return this.#moves;
  }

  get emotion(): Emotion {
    this.#emotion ??= emotionIn(this.line);
    return this.#emotion;
  }

  get sentiment(): number {
    this.#sentiment ??= sentimentWith(this.text, this.moves);
    return this.#sentiment;
  }

  get feelings(): Felt[] {
    this.#feelings ??= feelingsIn(this.line);
    return this.#feelings;
  }

  get people(): Somebody[] {
    this.#people ??= peopleIn(this.line.reading);
    return this.#people;
  }

  get topics(): Topic[] {
    this.#topics ??= topicsIn(this.line).map(({ topic }) => topic);
    return this.#topics;
  }

  get detail(): Detail {
    this.#detail ??= detailOf(this.line);
    return this.#detail;
  }

  get unread(): Understood['unread'] {
    return unreadOf(this.line);
  }
}

function unreadOf({ reading }: Line): Understood['unread'] {
  if (reading.plain.text.trim() === '') return 'nothing';
  if (reading.tongue === 'other') return 'language';
  return reading.tongue === 'none' ? 'signs' : null;
}
