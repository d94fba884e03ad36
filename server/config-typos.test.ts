import { expect, test } from 'vitest';
import { mistyped } from '#server/config-typos.ts';

const KNOWN = ['MASTER_KEY', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'AI_PROVIDER', 'PORT'];

test.each([
  ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
  ['MASTERKEY_', null],
  ['MASTER_KEI', 'MASTER_KEY'],
  ['AI_PROVIDOR', 'AI_PROVIDER'],
  ['SMTP_URI', 'SMTP_URL'],
])('%s is taken for %s', (name, meant) => {
  expect(mistyped(name, KNOWN, false)).toBe(
    meant === null ? undefined : `${name} is not a known setting; did you mean ${meant}?`,
  );
});

test.each(['MASTER_KEY', 'PORT', 'PATH', 'HOME', 'POST', 'SMTP_RELAY_HOST', 'AI_AGENT_NAME'])(
  '%s, which is ours or may be of anybody, is let through',
  (name) => {
    expect(mistyped(name, KNOWN, false)).toBeUndefined();
  },
);

test('what begins like our own settings alone is told even where nothing is like it', () => {
  expect(mistyped('MALLAMA_COLOR_OF_THE_DOOR', KNOWN, false)).toBe('MALLAMA_COLOR_OF_THE_DOOR is not a known setting');
});

test('in a file of settings every unknown name is told', () => {
  expect(mistyped('PATH', KNOWN, true)).toBe('PATH is not a known setting; did you mean PORT?');
  expect(mistyped('SOMETHING_ELSE_ENTIRELY', KNOWN, true)).toBe('SOMETHING_ELSE_ENTIRELY is not a known setting');
});
