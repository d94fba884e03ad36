import { expect, test } from 'vitest';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';

const ask = async (message: string) => {
  const relationship = { personName: 'Tom' };
  const { output } = await run(embedded, 'relationshipChat', { message, relationship });
  return output.response;
};
const list = (topic: string, items: string, question: string) =>
  `Let us talk about ${topic}. This is what I wrote down: ${items}. ${question}`;
const one = (title: string, item: string, question: string) =>
  `About Tom: under “${title}” I wrote “${item}”. ${question}`;

const LISTS: readonly (readonly [string, string, RegExp])[] = [
  ['my goals with Tom', 'Which one would you begin with, and what could a first small step be?', /first small step/],
  ['what I want to do better with Tom', 'What could help me practise, and where do I start?', /This week/],
  [
    'what is difficult between Tom and me right now',
    'How could I raise it, and what might it look like from the other side?',
    /the other side/,
  ],
  ['what sets me off with Tom', 'What do these have in common, and what helps in the moment?', /In the moment/],
  ['my red lines with Tom', 'How do I say them clearly, and keep to them?', /protects .+ yours to draw/],
  ['where Tom and I differ', 'Which of these can we live with, and how?', /Live with it .+ talk .+[\s\S]+Limit/],
  ['what I hope for with Tom', 'How could we move toward it together?', /picture/],
  ['what matters most to me with Tom', 'Where do I live these, and where not?', /when you lived it/],
  ['what is not up for discussion for me with Tom', 'How do I hold on to these without a fight?', /Hold on to it/],
  ['what I have learned with Tom', 'What does it say about us, and what could I do with it?', /worth keeping/],
  ['what I like about Tom', 'How can I show it more often?', /right when it happens/],
];

test.each(LISTS)('a list is answered by its kind: %s', async (topic, question, kind) => {
  const said = await ask(list(topic, 'Evenings at the lake; Quiet breakfasts', question));
  expect(said).toMatch(kind);
  expect(said).toContain('“Evenings at the lake”');
  expect(said).toContain('Tom');
  expect(said).toMatch(/\?$/);
  expect(said).not.toMatch(/wrote down|Quiet breakfasts|[{};]\s*;|the set/);
  expect(await ask(`Let us talk about ${topic}. I have not written anything down yet. ${question}`)).toMatch(
    /Nothing stands in this list yet[\s\S]+\?$/,
  );
});

const ITEMS: readonly (readonly [string, string, RegExp])[] = [
  ['Relationship Goals', 'Talk about money once a month', /look at the money together/],
  ['Triggers', 'Being interrupted', /being heard to the end/],
  ['Red Lines', 'Shouting', /“Shouting is a line for me\./],
  ['What You’ve Learned', 'He needs an hour after work', /worth keeping/],
];

test.each(ITEMS)('one item under %s is answered in its own words: %s', async (title, item, kind) => {
  const said = await ask(one(title, item, 'What could I do?'));
  expect(said).toMatch(kind);
  expect(said).toContain(`“${item}`);
});

test('what somebody tells in words of their own is no list', async () => {
  expect(await ask('Let us talk about my goals with Tom. He laughed at them yesterday and I felt small.')).toMatch(
    /laughed/,
  );
});

test('where somebody may not be safe no advice is built on the item', async () => {
  const item = 'He checks my phone every day and I am afraid of him';
  const said = await ask(one('Triggers', item, 'Why might this set me off?'));
  expect(said).not.toMatch(/In a calm hour|yours to draw/);
});
