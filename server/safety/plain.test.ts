import { expect, test } from 'vitest';
import { assess } from '#server/safety/assess.ts';

/** What nobody could take for anything else must be found with any words around it. */
const SAID = [
  'I want to kill myself',
  "I'm going to kill myself",
  'im gonna kill myself',
  'I want to die',
  'I wanna die',
  'I am going to end my life',
  'I feel suicidal',
  'I am thinking about suicide',
  'I want to hurt myself',
  'I am cutting myself again',
];
const BEFORE = ['', 'Honestly, ', 'Hi. ', 'My exam went badly and ', 'He left me. ', "I can't sleep. ", 'After work '];
const AFTER = [
  '',
  ' tonight',
  ' now',
  ' right now',
  ' tomorrow',
  ' this weekend',
  ' today',
  ' again',
  ' because of it',
  ' and I mean it',
  '. The game is on.',
  ', the kids are asleep',
];

const level = (text: string) => assess(text, { surface: 'chat' }).level;

test('plain words about dying or hurting oneself are a crisis, whatever stands beside them', () => {
  const texts = SAID.flatMap((said) => BEFORE.flatMap((before) => AFTER.map((after) => `${before}${said}${after}`)));
  expect(texts.filter((text) => level(text) < 2)).toEqual([]);
});

test('laughter beside them leaves a concern', () => {
  const texts = SAID.flatMap((said) => [`${said} lol`, `haha ${said}`]);
  expect(texts.filter((text) => level(text) < 1)).toEqual([]);
});

const THREATS = ["I'm going to kill him", 'I will kill her', 'I am going to stab him', 'I will shoot them'];

test('a plain threat to somebody is never lost', () => {
  const texts = THREATS.flatMap((said) =>
    [' tonight', ' with a knife', ' and I mean it', ' when he comes home', ''].map((after) => said + after),
  );
  expect(texts.filter((text) => level(text) < 2)).toEqual([]);
});

const HARMED = [
  'he strangled me',
  'he hit me',
  'my husband raped me',
  'she threatened me with a knife',
  'he locked me in',
];

test('being hurt is never lost', () => {
  const texts = HARMED.flatMap((said) =>
    ['', ' last night', ' again', ' in the kitchen', ' after dinner', ' and the kids saw it'].map(
      (after) => said + after,
    ),
  );
  expect(texts.filter((text) => level(text) < 1)).toEqual([]);
});

test.each([
  ...['I can’t take it any more.', "I can't bear this anymore", 'I feel completely hopeless'],
  ...["what's the point", "What's the point of any of it?", "I can't do this anymore."],
])('distress without a word of dying is a concern, and no crisis: %s', (text) => expect(level(text)).toBe(1));

test.each([
  'I have to show him every receipt.',
  'He wants to see every single receipt from the week.',
  'My husband made me quit my job and says he earns enough.',
  "If you go I'll break every window in this place.",
])('control by money or by threats to things is at least a concern: %s', (text) =>
  expect(level(text)).toBeGreaterThan(0),
);

test.each([
  'I have to show my boss every receipt.',
  'I have to keep every receipt for taxes.',
  'He made me stop working late and come to the lake.',
  'My back made me stop working for a while.',
  'If you go I will break the news.',
  'She wants to see all receipts because we split costs.',
  'My grandma gives me 20 euros a week.',
])('and these are none: %s', (text) => expect(level(text)).toBe(0));

test.each(["what's the point of going to his mom's again", "I can't do this anymore with him, he is late every day"])(
  'and despair is heard only where it stands alone: %s',
  (text) => expect(level(text)).toBe(0),
);

test('a received text that ends something is no alarm', () =>
  expect(assess("I can't do this anymore.", { surface: 'text_analyzer' }).level).toBe(0));
