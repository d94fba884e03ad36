import { describe, expect, test } from 'vitest';
import { Breaker } from '#server/coach/model/breaker.ts';

function breakerAt() {
  let at = 0;
  const breaker = new Breaker(() => at);
  const pass = (milliseconds: number) => {
    at += milliseconds;
  };
  return { breaker, pass };
}

const fail = (breaker: Breaker, times: number) => {
  for (let i = 0; i < times; i++) breaker.admits()?.failed();
};

describe('the breaker', () => {
  test('rests a provider for a minute after three failures within one', () => {
    const { breaker, pass } = breakerAt();
    fail(breaker, 2);
    breaker.admits()?.failed();
    expect(breaker.admits()).toBeUndefined();
    pass(59_999);
    expect(breaker.admits()).toBeUndefined();
    pass(1);
    expect(breaker.admits()).toBeDefined();
  });

  test('forgets failures that lie more than a minute back', () => {
    const { breaker, pass } = breakerAt();
    fail(breaker, 2);
    pass(60_001);
    fail(breaker, 2);
    expect(breaker.admits()).toBeDefined();
  });

  test('bears single failures among many calls that succeed', () => {
    const { breaker, pass } = breakerAt();
    for (let i = 0; i < 200; i++) {
      const ticket = breaker.admits();
      expect(ticket).toBeDefined();
      if (i % 7 === 3) ticket?.failed();
      else ticket?.succeeded();
      pass(100);
    }
  });

  test('lets one call try whether the provider is back, and opens or rests by how it ends', () => {
    const { breaker, pass } = breakerAt();
    fail(breaker, 3);
    pass(60_000);
    const first = breaker.admits();
    expect(breaker.admits()).toBeUndefined();
    first?.failed();
    pass(59_000);
    expect(breaker.admits()).toBeUndefined();
    pass(1000);
    const second = breaker.admits();
    expect(breaker.admits()).toBeUndefined();
    second?.succeeded();
    expect([breaker.admits(), breaker.admits()]).not.toContain(undefined);
  });

  test('lets another try when the one that tried was called off', () => {
    const { breaker, pass } = breakerAt();
    fail(breaker, 3);
    pass(60_000);
    breaker.admits()?.undecided();
    expect(breaker.admits()).toBeDefined();
  });

  test.each(['succeeded', 'failed', 'undecided'] as const)(
    'a call that began before the rest and %s during the trial lets nobody else try',
    (how) => {
      const { breaker, pass } = breakerAt();
      const slow = breaker.admits();
      fail(breaker, 3);
      pass(60_000);
      const trial = breaker.admits();
      slow?.[how]();
      expect(breaker.admits()).toBeUndefined();
      trial?.succeeded();
      expect(breaker.admits()).toBeDefined();
    },
  );
});
