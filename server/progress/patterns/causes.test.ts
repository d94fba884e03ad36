import { describe, expect, test } from 'vitest';
import { causeIn } from '#server/progress/patterns/causes.ts';
import { isConflictIn } from '#server/progress/patterns/conflict.ts';
import { stemOf, type Told } from '#server/progress/patterns/sentences.ts';
import { thingOf } from '#server/progress/patterns/things.ts';

const told = (text: string, isConflict = false) => ({ text, isConflict }) as Told;

describe('what set somebody off', () => {
  test.each([
    ['When she checks my phone, I snap.', 'she checks my phone'],
    ['Every time he interrupts me I shut down', 'he interrupts me'],
    ['I got so angry because he forgot the milk', 'he forgot the milk'],
    ['We argued about the dishes again', 'the dishes'],
    ['His sighing drives me crazy', 'His sighing'],
    ['It all started when her mother called', 'her mother called'],
  ])('%s', (sentence, cause) => {
    expect(causeIn(sentence)).toBe(cause);
  });

  test.each([
    'We had a good evening.',
    'When she called, I was happy.',
    'I did not get upset when he was late.',
    'We never fight about money.',
    'I went to work after lunch.',
  ])('is not told by: %s', (sentence) => {
    expect(causeIn(sentence)).toBeNull();
  });
});

describe('a conflict', () => {
  test.each([
    'We fought about the car.',
    'He told me to shut up.',
    'She called me a selfish brat.',
    'He said that I am lazy.',
    'I raised my voice.',
    'She stormed out.',
    'Then the silent treatment.',
  ])('says itself that it was one: %s', (text) => {
    expect(isConflictIn(told(text))).toBe(true);
  });

  test.each(['We cooked together.', 'He called me from the station.', 'A row of tulips.', 'She said that I am kind.'])(
    'is not: %s',
    (text) => {
      expect(isConflictIn(told(text))).toBe(false);
    },
  );

  test('was logged as one, whatever is written about it', () => {
    expect(isConflictIn(told('It went well.', true))).toBe(true);
  });
});

test('different words for one thing are that thing', () => {
  const things = ['dish', 'laundry', 'trash', 'messy'].map((word) => thingOf(stemOf(word)));
  expect(things).toEqual(things.map(() => 'about:chores'));
  expect(thingOf(stemOf('tulips'))).toBeUndefined();
});
