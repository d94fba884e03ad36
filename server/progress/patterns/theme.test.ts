import { expect, test } from 'vitest';
import { loopsIn } from '#server/progress/patterns/loops.ts';
import { nameWords, type Told } from '#server/progress/patterns/sentences.ts';

const names = nameWords(['Maya']);
const themeIn = (texts: readonly string[]) =>
  loopsIn(
    texts.map(
      (text, at): Told => ({
        ...{ id: `${at}`, on: `2026-10-${['01', '12', '25'][at]}`, title: '', text, path: `/${at}` },
        ...{ person: 'maya', isConflict: false },
      }),
    ),
    names,
  ).map(({ theme }) => theme);

test.each([
  [
    'a noun and not what was done with it',
    ['We argued. She hid the bill.', 'A fight: he had hid the bill again.', 'She hid another bill, and I yelled.'],
    [['bill']],
  ],
  [
    'somebody by name',
    ['I yelled. Again Luis wrote to her.', 'We fought, she met Luis.', 'She called, Luis was there, I made a scene.'],
    [['Luis']],
  ],
  [
    'what many argue about, where no noun is written',
    ['We fought, he was late.', 'Late again. I yelled.', 'An argument: late, and no word.'],
    [['late']],
  ],
  ['nothing', ['We fought, she forgot.', 'She forgot again. I yelled.', 'An argument: Maya forgot.'], [[]]],
])('a loop is told by %s', (_what, texts, themes) => {
  expect(themeIn(texts)).toEqual(themes);
});
