import { expect, it } from 'vitest';
import { counterText } from '#web/kit/field/fieldLength.ts';

it('stays silent far from the limit', () => {
  expect(counterText(0, 5000)).toBeNull();
  expect(counterText(4499, 5000)).toBeNull();
  expect(counterText(79, 100)).toBeNull();
});

it('counts down over the last tenth, and over the last twenty of a short field', () => {
  expect(counterText(4500, 5000)).toBe('500 characters left');
  expect(counterText(80, 100)).toBe('20 characters left');
  expect(counterText(99, 100)).toBe('1 character left');
  expect(counterText(100, 100)).toBe('0 characters left');
});

it('says how much is too much', () => {
  expect(counterText(101, 100)).toBe('1 character too many');
  expect(counterText(6234, 5000)).toBe('1,234 characters too many');
});
