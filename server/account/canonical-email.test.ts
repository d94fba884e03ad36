import { expect, test } from 'vitest';
import { canonicalEmail } from '#server/account/canonical-email.ts';

test.each([
  ['Amara@Example.org', 'amara@example.org'],
  ['amara+trial@example.org', 'amara@example.org'],
  ['a.m.a.r.a+2@googlemail.com', 'amara@gmail.com'],
  ['a.mara@example.org', 'a.mara@example.org'],
  ['+only@example.org', '+only@example.org'],
  ['ａmara@example.org', 'amara@example.org'],
])('%s and %s are one mailbox', (given, canonical) => {
  expect(canonicalEmail(given)).toBe(canonical);
});
