import { expect, test } from 'vitest';
import { TEST_CARDS } from '#contract/test-cards.ts';
import {
  cardProblems,
  filledWith,
  NOT_A_TEST_CARD,
  spaced,
  spacedExpiry,
  testCardOf,
} from '#web/membership/payment/testCard.ts';

const now = new Date('2026-11-20T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12 / 29', code: '123' };

test('every test card that is filled in is taken, and found again by its number', () => {
  for (const card of TEST_CARDS) {
    const typed = filledWith(card, now);
    expect(cardProblems(typed, now)).toEqual({});
    expect(testCardOf(typed.number)).toBe(card);
  }
});

test.each([
  ['4242', 'Your card number is incomplete.'],
  ['', 'Your card number is incomplete.'],
  ['4242 4242 4242 4241', 'Your card number is invalid.'],
  ['4012 8888 8888 1881', NOT_A_TEST_CARD],
])('the number %s: %s', (number, words) => {
  expect(cardProblems({ ...good, number }, now)).toEqual({ number: words });
});

test.each([
  ['', 'Your card’s expiration date is incomplete.'],
  ['13 / 29', 'Your card’s expiration date is incomplete.'],
  ['10 / 26', 'Your card’s expiration year is in the past.'],
  ['11 / 26', undefined],
])('the expiry %s: %s', (expiry, words) => {
  expect(cardProblems({ ...good, expiry }, now).expiry).toBe(words);
});

test('the code has four digits on American Express and three elsewhere', () => {
  const words = 'Your card’s security code is incomplete.';
  expect(cardProblems({ ...good, code: '12' }, now).code).toBe(words);
  const amex = { ...good, number: '3782 822463 10005' };
  expect(cardProblems({ ...amex, code: '123' }, now).code).toBe(words);
  expect(cardProblems({ ...amex, code: '1234' }, now)).toEqual({});
});

test('what is typed falls into the groups of the card', () => {
  expect(spaced('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(spaced('378282246310005')).toBe('3782 822463 10005');
  expect(spaced('42x4')).toBe('424');
  expect([spacedExpiry('1'), spacedExpiry('12'), spacedExpiry('122'), spacedExpiry('12 / 29')]).toEqual([
    '1',
    '12',
    '12 / 2',
    '12 / 29',
  ]);
});
