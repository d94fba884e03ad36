import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalEmail } from '#server/account/canonical-email.ts';

test.each([
  ['Amara@Example.org', 'amara@example.org'],
  ['amara+trial@example.org', 'amara@example.org'],
  ['a.m.a.r.a+2@googlemail.com', 'amara@gmail.com'],
  ['a.mara@example.org', 'a.mara@example.org'],
  ['+only@example.org', '+only@example.org'],
  ['ａmara@example.org', 'amara@example.org'],
  ['amara@gmail.com.', 'amara@gmail.com'],
  ['amara@Example.org..', 'amara@example.org'],
  ['"amara"@gmail.com', 'amara@gmail.com'],
  ['"am\\ara+x"@gmail.com', 'amara@gmail.com'],
  ['amara@gmail。com', 'amara@gmail.com'],
  ['amara@m\u00fcnchen.example', 'amara@xn--mnchen-3ya.example'],
  ['a.ma-ra_+x@pm.me', 'amara@proton.me'],
  ['amara@mac.com', 'amara@icloud.com'],
  ['e.\u0301@gmail.com', '\u00e9@gmail.com'],
  ['. \u0301amara@gmail.com', '\u0301amara@gmail.com'],
])('%s and %s are one mailbox', (given, canonical) => {
  expect(canonicalEmail(given)).toBe(canonical);
});

test('what is canonical stays so, whatever was typed', () => {
  const domain = constantFrom('gmail.com', 'googlemail.com.', 'PM.me', 'me.com', 'Example.org', '\u0130.example', '');
  const name = string({ unit: 'binary', maxLength: 12 });
  const tag = constantFrom('', '+', '+a', '.+.', '""', '"+"', '\\', ',', '\u0130', '\uff20');
  assert(
    property(name, tag, name, domain, (before, middle, after, at) => {
      const once = canonicalEmail(`${before}${middle}${after}@${at}`);
      expect(canonicalEmail(once)).toBe(once);
    }),
    { numRuns: 5000 },
  );
});
