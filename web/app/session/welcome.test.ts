import { expect, test } from 'vitest';
import { welcome } from '#web/app/session/welcome.ts';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test('on the first day somebody is welcomed, and from then on welcomed back', () => {
  expect(welcome({ firstName: 'Amara', createdAt: ago(1) })).toBe('Welcome, Amara!');
  expect(welcome({ firstName: 'Amara', createdAt: ago(25) })).toBe('Welcome back, Amara!');
  expect(welcome({ firstName: null, createdAt: ago(25) })).toBe('Welcome back!');
});
