import { expect, it } from 'vitest';
import { hueOf, hues } from '#contract/hues.ts';

const ids = Array.from({ length: 600 }, (_, index) => `0198c0de-0000-7000-8000-${String(index).padStart(12, '0')}`);

it('gives one id always the same hue', () => {
  expect(hueOf('0198c0de-0000-7000-8000-000000000001')).toBe(hueOf('0198c0de-0000-7000-8000-000000000001'));
});

it('spreads people over all hues', () => {
  const counts = hues.map((hue) => ids.filter((id) => hueOf(id) === hue).length);
  expect(Math.min(...counts)).toBeGreaterThan(70);
});

it('answers for an empty id too', () => {
  expect(hues).toContain(hueOf(''));
});
