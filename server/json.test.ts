import { describe, expect, test } from 'vitest';
import { blankOf, Fields, jsonIn, mended } from '#server/json.ts';

describe('the object in an answer', () => {
  test.each([
    ['alone', '{"a": 1}'],
    ['with words around it', 'Here you are: {"a": 1} I hope it helps {or not}.'],
    ['in a fence', '```json\n{"a": 1}\n```'],
    ['after thoughts', '<think>{"a": 9}</think>{"a": 1}'],
    ['with a comma too many', '{"a": 1,}'],
  ])('is found %s', (_how, answer) => {
    expect(jsonIn(answer)).toEqual({ a: 1 });
  });

  test('may hold braces, quotes and line ends in its words', () => {
    expect(jsonIn('Well: {"a": "not } the end, \\"really\\"", "b": {"c": "{"}} and more }')).toEqual({
      a: 'not } the end, "really"',
      b: { c: '{' },
    });
    expect(jsonIn('{"a": "one\ntwo\tthree"}')).toEqual({ a: 'one\ntwo\tthree' });
  });

  test.each(['', 'I would rather not.', '{"a": ', '{a: 1}'])('is not there in: %s', (answer) => {
    expect(() => jsonIn(answer)).toThrow(SyntaxError);
  });
});

describe('an object that is being written', () => {
  const read = (text: string, by: number) => {
    const fields = new Fields();
    const seen: unknown[] = [];
    for (let at = 0; at < text.length; at += by) {
      const whole = fields.push(text.slice(at, at + by));
      if (whole !== undefined) seen.push(JSON.parse(whole));
    }
    return seen;
  };

  test.each([1, 2, 7])('is told field by field, in pieces of %i', (by) => {
    const seen = read('{"a": "x, y", "b": [1, {"c": 2}, 3], "d": "\\", {", "e": 1}', by);
    expect(seen.at(-1)).toEqual({ a: 'x, y', b: [1, { c: 2 }, 3], d: '", {' });
    expect(seen).toContainEqual({ a: 'x, y' });
  });

  test('of which no field is whole yet tells nothing, nor while a model thinks aloud', () => {
    expect(read('{"a": "x, y"', 1)).toEqual([]);
    expect(read('<think>{"a": 1, "b": 2, ', 1)).toEqual([]);
  });
});

describe('a value as its schema would have it', () => {
  const schema = {
    type: 'object',
    properties: {
      score: { type: 'number', minimum: 1, maximum: 10 },
      tone: { type: 'string', enum: ['warm', 'plain'] },
      lines: { type: 'array', items: { type: 'string' } },
      note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
    required: ['score', 'tone', 'lines', 'note'],
  };

  test('what is missing and may be is empty, and nothing is added or guessed', () => {
    expect(mended({ score: 5, tone: 'warm', odd: true }, schema)).toEqual({
      ...{ score: 5, tone: 'warm', lines: [], note: null },
    });
    expect(mended({}, schema)).toEqual({ lines: [], note: null });
  });

  test.each([
    [{ score: '7 of 10' }, { score: 7 }],
    [{ score: 40 }, { score: 10 }],
    [{ score: -3 }, { score: 1 }],
    [{ score: 'high' }, { score: 'high' }],
    [{ tone: ' Warm ' }, { tone: 'warm' }],
    [{ tone: 'bitter' }, { tone: 'bitter' }],
    [{ lines: 'one' }, { lines: ['one'] }],
    [{ lines: ['one', null, 'two'] }, { lines: ['one', 'two'] }],
    [{ lines: null }, { lines: [] }],
    [{ note: '' }, { note: null }],
    [{ note: ['one', 'two'] }, { note: 'one\ntwo' }],
  ])('%j becomes %j', (given, wanted) => {
    expect(mended(given, schema)).toMatchObject(wanted);
  });

  test('before anything came it is blank', () => {
    expect(blankOf(schema)).toEqual({ score: 0, tone: '', lines: [], note: null });
  });
});
