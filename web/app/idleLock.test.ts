import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLockDue, lockMinutes, noteTouch, setLockMinutes } from '#web/app/idleLock.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const MINUTE = 60_000;

test('nothing locks until somebody asks for it', () => {
  expect([lockMinutes(), isLockDue(1e12)]).toEqual([0, false]);
});

test('a browser locks when nobody touched it for so long, in every tab and after a reload', () => {
  setLockMinutes(5, 1000);
  expect(isLockDue(1000 + 5 * MINUTE - 1)).toBe(false);
  expect(isLockDue(1000 + 5 * MINUTE)).toBe(true);
  noteTouch(2000);
  expect(isLockDue(1000 + 5 * MINUTE)).toBe(false);
  setLockMinutes(0);
  expect(isLockDue(Number.MAX_SAFE_INTEGER)).toBe(false);
});
