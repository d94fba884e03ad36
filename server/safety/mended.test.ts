import { describe, expect, test } from 'vitest';
import { assess } from '#server/safety/assess.ts';
import type { Surface } from '#server/safety/terms.ts';

const level = (text: string, surface: Surface = 'chat') => assess(text, { surface }).level;

describe('what only sounds like harm', () => {
  test.each([
    "My nan's been dead four years. I want my brother to come home for the stone.",
    'She beat me at backgammon and told the whole street',
    'They thrashed us 5-0 and my brother still brags',
    "Next door's spaniel nipped my nephew and now my sister wants a fence",
    'Our boy fell off the slide and split his lip, and my wife says I was on my phone',
    'She flinches when I put my arm round her on the sofa',
    "My husband left a note on the table: gone to mum's, back late",
    'If they are late once more I am cutting the wifi',
    'I was so tired that I could hardly see the keys',
  ])('%s', (text) => expect(level(text)).toBe(0));

  test('children with news of their own', () => {
    expect(level("mum i passed!!! please dont tell dad, i'll tell him sunday", 'text_analyzer')).toBe(0);
    expect(level('dad im expecting. dont tell mum yet', 'text_analyzer')).toBe(0);
  });

  test('somebody who wants to be noticed', () => {
    expect(level('make her jealous so she texts back', 'craft')).toBe(0);
    expect(level('make her so scared that she texts back', 'craft')).toBe(2);
  });
});

describe('what stays harm beside it', () => {
  test.each([
    'He beats me when he loses at cards',
    'He beat me last night after the match',
    'I put my arm round her throat',
    'I am cutting again',
  ])('%s', (text) => expect(level(text)).toBeGreaterThan(0));

  test.each([
    'I took all of them. Tell the boys I love them. Bye',
    'ive swallowed the lot, tell mum i loved her',
    'I have just taken them all. Goodbye',
  ])('a farewell after what was taken: %s', (text) => expect(level(text, 'text_analyzer')).toBe(3));

  test.each([
    'I took all of them to the zoo. Tell grandma I love her',
    'I took them all back to the store, don’t call',
  ])('but not %s', (text) => expect(level(text, 'text_analyzer')).toBe(0));

  test('a secret that a child must keep', () => {
    expect(level('our little secret, dont tell mummy', 'text_analyzer')).toBe(2);
  });

  test('a password and a picture that are demanded', () => {
    const words = "what's your passcode. what are you hiding. send me a picture of where you are right now";
    expect(level(words, 'text_analyzer')).toBeGreaterThan(0);
  });
});

test('a relative who is only a place to go to is not the one in danger', () => {
  const { who } = assess("He keeps my bank card and took my keys so I couldn't go to my brother", { surface: 'chat' });
  expect(who).toBe('self');
});

test.each(["I'm scared of Marcus.", 'I am terrified of Pedro', 'He punches the wall beside me when we argue'])(
  '%s is heard',
  (text) => expect(level(text)).toBeGreaterThan(0),
);

test.each([
  "I'm scared of Mondays.",
  'My father had a stroke in May and now he shouts at the nurses',
  'We lean on each other, she can depend on me',
])('%s is no danger', (text) => expect(level(text)).toBe(0));

describe('someone old who needs care', () => {
  test.each([
    'Grandpa has dementia and asks every hour when the train leaves',
    'My aunt has dementia and she keeps asking where her husband is.',
  ])('is no crisis: %s', (text) => expect(level(text)).toBeLessThan(2));

  test('is one where somebody is rough', () =>
    expect(level('My brother hits our mother, who has dementia')).toBeGreaterThan(1));
});

test('a small child who hits another is no danger to children, and a grown one is', () => {
  expect(level('Our 3 year old hits his baby brother and her child at daycare')).toBeLessThan(2);
  expect(level('my toddler hit her little girl at the playground')).toBeLessThan(2);
  expect(level('My brother hit his little girl again')).toBe(2);
});

test.each(["leave me alone or I'll batter you", "open it or I'll break the door and then you"])(
  '%s is a threat',
  (text) => expect(level(text, 'argument')).toBe(2),
);
test.each(["I'll smash you at table tennis tonight", "I'll break it to mom and then you tell dad"])(
  '%s is none',
  (text) => expect(level(text, 'argument')).toBe(0),
);
