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

/** Everything that the embedded coach sees in a text; all answers stand on it. */
export type Understood = {
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
};

export function understand(written: string): Understood {
  const { text, addressesAi } = cleaned(written);
  const line = lineOf(text);
  const moves = movesIn(line);
  return {
    text,
    addressesAi,
    line,
    moves,
    emotion: emotionIn(line),
    sentiment: sentimentWith(text, moves),
    feelings: feelingsIn(line),
    people: peopleIn(line.reading),
    topics: topicsIn(line).map(({ topic }) => topic),
    detail: detailOf(line),
    seed: seedOf(written),
    unread: unreadOf(line),
  };
}

function unreadOf({ reading }: Line): Understood['unread'] {
  if (reading.plain.text.trim() === '') return 'nothing';
  if (reading.tongue === 'other') return 'language';
  return reading.tongue === 'none' ? 'signs' : null;
}
