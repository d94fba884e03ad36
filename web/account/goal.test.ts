import { expect, test } from 'vitest';
import { goalOfSignIn, goalOfSignUp } from '#web/account/goal.ts';

test('signing in leads to the page asked for, else to the dashboard', () => {
  expect(goalOfSignIn('/journal?month=11')).toBe('/journal?month=11');
  expect(goalOfSignIn(null)).toBe('/dashboard');
});

test.each([
  [null, true, '/dashboard'],
  [null, false, '/membership'],
  ['/journal', true, '/dashboard'],
  ['/journal', false, '/membership'],
  ['/invite/abc', false, '/invite/abc'],
  ['/checkout?plan=plus', false, '/checkout?plan=plus'],
  ['/checkout-elsewhere', false, '/membership'],
])('a newcomer who wanted %s (trial: %s) goes to %s', (wanted, trial, goal) => {
  expect(goalOfSignUp(wanted, trial)).toBe(goal);
});
