import { expect, test } from 'vitest';
import { partsOf } from '#server/coach/embedded/answers/recast/recast.ts';
import { voiced } from '#server/coach/embedded/answers/recast/voice.ts';
import { quoted } from '#server/coach/embedded/say/words.ts';
import { addressed } from '#server/coach/embedded/understand/echo.ts';
import { toThem } from '#server/coach/embedded/understand/to-them.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';

test.each([
  ['he lives alone', 'you live alone'],
  ['he leaves early', 'you leave early'],
  ['he tidies nothing', 'you tidy nothing'],
  ['he goes out', 'you go out'],
  ['he always watches me', 'you always watch me'],
  ['he misses me', 'you miss me'],
  ['he procrastinates', 'you procrastinate'],
])('what somebody does is said to them: %s', (told, said) => {
  expect(addressed(told, [])).toBe(said);
  expect(voiced(told, 'to them', { pronoun: 'he', name: null, role: null } as never)).toBe(said);
});

test('nor is a verb taken for a noun where a story is told to somebody', () => {
  const { line, people } = understand('He lives only for his work.');
  expect(toThem(line, 0, line.reading.tokens.length, people)).toMatch(/^you live only for your work/);
});

test('an item of a list is quoted without its dash', () => {
  expect(partsOf('- He lives alone.')).toEqual(['He lives alone.']);
  expect(quoted('— He lives alone.')).toBe('“He lives alone”');
  expect(quoted('-5 degrees at home')).toBe('“-5 degrees at home”');
});
