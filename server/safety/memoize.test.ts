import { expect, test } from 'vitest';
import { memoize } from '#server/safety/memoize.ts';

test('a text is looked through once, for each list of names by itself, and again when it was long ago', () => {
  const looked: string[] = [];
  const find = memoize((text: string, known: string[]) => {
    looked.push([text, ...known].join());
    return [{ type: 'PERSON', start: 0, end: text.length }];
  }, 2);
  expect([find('Sam', []), find('Sam', [])]).toEqual([find('Sam', []), find('Sam', [])]);
  find('Sam', ['Ann']);
  find('Sam', []);
  find('Maya', []);
  expect(looked).toEqual(['Sam', 'Sam,Ann', 'Maya']);
  expect(find('Sam', ['Ann'])).toEqual([{ type: 'PERSON', start: 0, end: 3 }]);
  expect(looked).toEqual(['Sam', 'Sam,Ann', 'Maya', 'Sam,Ann']);
});
