import { describe, expect, test } from 'vitest';
import { Breaker } from '#server/coach/llm/breaker.ts';

function breakerAt() {
  let at = 0;
  const breaker = new Breaker(() => at);
  const pass = (milliseconds: number) => {
    at += milliseconds;
  };
  return { breaker, pass };
}

const fail = (breaker: Breaker, times: number) => {
  for (let i = 0; i < times; i++) if (breaker.admits()) breaker.failed();
};

describe('the breaker', () => {
  test('rests a provider for a minute after three failures within one', () => {
    const { breaker, pass } = breakerAt();
    fail(breaker, 2);
    expect(breaker.admits()).toBe(true);
    breaker.failed();
    expect(breaker.admits()).toBe(false);
    pass(59_999);
    expect(breaker.admits()).toBe(false);
    pass(1);
    expect(breaker.admits()).toBe(true);
  });

  test('forgets failures that lie more than a minute back', () => {
    const { breaker, pass } = breakerAt();
    fail(breaker, 2);
    pass(60_001);
    fail(breaker, 2);
    expect(breaker.admits()).toBe(true);
  });

  test('bears single failures among many calls that succeed', () => {
    const { breaker, pass } = breakerAt();
    for (let i = 0; i < 200; i++) {
      expect(breaker.admits()).toBe(true);
      if (i % 7 === 3) breaker.failed();
      else breaker.succeeded();
      pass(100);
    }
  });

  test('lets one call try whether the provider is back, and opens or rests by how it ends', () => {
    const { breaker, pass } = breakerAt();
    fail(breaker, 3);
    pass(60_000);
    expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
    breaker.failed();
    pass(59_000);
    expect(breaker.admits()).toBe(false);
    pass(1000);
    expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
    breaker.succeeded();
    expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
  });

  test('lets another try when the one that tried was called off', () => {
    const { breaker, pass } = breakerAt();
    fail(breaker, 3);
    pass(60_000);
    expect(breaker.admits()).toBe(true);
    breaker.undecided();
    expect(breaker.admits()).toBe(true);
  });
});
