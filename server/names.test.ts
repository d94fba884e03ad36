import { describe, expect, test } from 'vitest';
import { standsIn } from '#server/names.ts';

describe('a name in a text', () => {
  test.each([
    ['Tom', 'I met Tom, and we talked', true],
    ['Tom', 'A tomato, and Tommy', false],
    ['Tom', 'Tom', true],
    ['Tom :)', 'I met Tom :) today', true],
    ['C++', 'about C++ and more', true],
    ['(X+X+)+Y', 'XXXXXXXXXXXX', false],
    ['.*', 'anything', false],
    ['Zoë', 'Zoë is here', true],
    ['Zo', 'Zoë is here', false],
    ['𐐀m', 'to 𐐀m', true],
    ['m', '𐐀m', false],
    ['', 'anything', false],
  ])('%s in "%s": %s', (name, text, stands) => expect(standsIn(name, text)).toBe(stands));
});
