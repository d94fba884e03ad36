import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { privateSpans } from '#server/coach/anonymise/redact.ts';
import { composeStory, type StoryKeys, storyFrom } from '#server/stories/compose.ts';
import { endings, helps, issues, pairs } from '#server/stories/vocabulary.ts';

const lists = ['stories-pii-dev', 'stories-pii-own'].flatMap((name) =>
  readFileSync(`evaluation/sentences/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line): { text: string; spans: { value: string }[] } => JSON.parse(line)),
);

test('a story says what it was about and what helped, in nobody’s words', () => {
  expect(
    composeStory({ text: 'My girlfriend Anna and I fought about the dishes. We made a list and it works now.' }),
  ).toEqual({
    title: 'Sharing the work at home: a plan on paper',
    category: 'romantic',
    summary: [
      'Two partners argued about who does what at home. One felt left alone with the work, the other felt that ',
      'nothing they did was seen. What helped was a plan that both could see. It got easier from then on.',
    ].join(''),
    lessonLearned: 'What is written down does not have to be fought over again.',
  });
});

test('no private word of the lists appears in their stories', () => {
  const leaks = lists.flatMap(({ text, spans }) => {
    const story = Object.values(composeStory({ text }) ?? {}).join(' ');
    return spans.filter(({ value }) => new RegExp(`(?<!\\p{L})${RegExp.escape(value)}(?!\\p{L})`, 'u').test(story));
  });
  expect(leaks).toEqual([]);
});

test('the vocabulary itself points to nobody', () => {
  const said = [
    ...Object.values(issues).flatMap(({ title, about, felt }) => [title, about, felt]),
    ...Object.values(helps).flatMap(({ title, helped, lesson }) => [title, helped, lesson]),
    ...Object.values(endings).map(({ said: end }) => end),
    ...Object.values(pairs),
  ];
  expect(said.filter((words) => privateSpans(words).length > 0)).toEqual([]);
});

test('whatever was told, however rare, its story is one of those that anyone’s could be', () => {
  const all = Object.keys(pairs).flatMap((category) =>
    Object.keys(issues).flatMap((issue) =>
      Object.keys(helps).flatMap((help) =>
        Object.keys(endings).map((end) => storyFrom({ category, issue, help, end } as StoryKeys)),
      ),
    ),
  );
  const known = new Set(all.map((story) => JSON.stringify(story)));
  const rare = [
    'My wife Siobhan, the only lighthouse keeper on Fair Isle, and I fought about her 1962 Norton. We made a list.',
    'He has Stiff Person Syndrome and won the Eurovision in 1997; we argued about money and I said sorry.',
    'Call me on 555 0134 or write to me@example.org, 14 Elm Street: we argued about chores, and it works now.',
  ];
  const told = [...lists.map(({ text }) => text), ...rare].flatMap((text) => composeStory({ text }) ?? []);
  expect(told.length).toBeGreaterThan(lists.length / 2);
  expect(told.filter((story) => !known.has(JSON.stringify(story)))).toEqual([]);
});

test('nothing is told where somebody may not be safe', () => {
  expect(composeStory({ text: 'My husband hits me, but we talked and now it is better.' })).toBeNull();
});

test('different stories of one kind differ', () => {
  const told = lists.map(({ text }) => composeStory({ text })?.summary);
  expect(new Set(told).size).toBeGreaterThan(lists.length * 0.7);
});
