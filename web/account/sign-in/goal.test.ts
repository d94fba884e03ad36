import { expect, test } from 'vitest';
import { goalOfSignIn, goalOfSignUp, isInvitation } from '#web/account/sign-in/goal.ts';

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
  ['/join/7#secret', false, '/join/7#secret'],
  ['/checkout?plan=plus', false, '/checkout?plan=plus'],
  ['/checkout-elsewhere', false, '/membership'],
])('a newcomer who wanted %s (trial: %s) goes to %s', (wanted, trial, goal) => {
  expect(goalOfSignUp(wanted, trial)).toBe(goal);
});

test.each([
  ['/invite/abc', true],
  ['/join/7#secret', true],
  ['/membership', false],
  ['/checkout?plan=plus', false],
])('%s is an invitation: %s', (goal, expected) => {
  expect(isInvitation(goal)).toBe(expected);
});
