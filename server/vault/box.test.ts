import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lock, unlock } from '#server/vault/box.ts';

const key = randomBytes(32);
const content = fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes));

test('whatever is locked opens again, byte for byte, with the same key and bound', () => {
  fc.assert(
    fc.property(content, fc.string(), (plain, bound) => {
      expect(unlock(key, lock(key, plain, bound), bound).equals(plain)).toBe(true);
    }),
  );
});

test('any single altered, missing or added byte fails closed', () => {
  fc.assert(
    fc.property(content, fc.nat(), fc.integer({ min: 1, max: 255 }), (plain, position, change) => {
      const box = lock(key, plain, 'here');
      const altered = Buffer.from(box);
      const at = position % box.length;
      altered[at] = (altered[at] ?? 0) ^ change;
      expect(() => unlock(key, altered, 'here')).toThrow(/^A sealed value/);
      expect(() => unlock(key, box.subarray(0, position % box.length), 'here')).toThrow(/^A sealed value/);
      expect(() => unlock(key, Buffer.concat([box, Buffer.of(change)]), 'here')).toThrow(/^A sealed value/);
    }),
  );
});

test('another bound or another key does not open it', () => {
  fc.assert(
    fc.property(content, fc.string(), fc.string(), (plain, bound, other) => {
      const box = lock(key, plain, bound);
      if (bound !== other) expect(() => unlock(key, box, other)).toThrow(/^A sealed value/);
      expect(() => unlock(randomBytes(32), box, bound)).toThrow(/^A sealed value/);
    }),
  );
});

test('the same text sealed twice looks different, and an error repeats nothing of it', () => {
  const plain = Buffer.from('I have not slept since the argument');
  expect(lock(key, plain, 'x').equals(lock(key, plain, 'x'))).toBe(false);
  expect(lock(key, plain, 'x').toString('latin1')).not.toContain('slept');
  expect(() => unlock(key, lock(key, plain, 'x'), 'y')).toThrow(expect.not.stringContaining('slept'));
});
