import { expect, test } from 'vitest';
import { addressed, echo } from '#server/coach/embedded/understand/echo.ts';

test('what somebody said of themselves is said back to them', () => {
  expect(echo('I was late and my boss yelled at me')).toBe('you were late and your boss yelled at you');
  expect(echo("I'm tired and she was angry")).toBe("you're tired and she was angry");
});

test('what is meant for a third person is said to that person', () => {
  expect(addressed('his jokes about my weight hurt me', [])).toBe('your jokes about my weight hurt me');
  expect(addressed('missing her birthday dinner', [])).toBe('missing your birthday dinner');
  expect(addressed('I love her and he is important to me', [])).toBe('I love you and you are important to me');
  expect(addressed("I forgot Maya's recital and Maya was sad", ['Maya'])).toBe(
    'I forgot your recital and you were sad',
  );
});
