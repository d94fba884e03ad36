import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessOf } from '#contract/access.ts';
import type { User } from '#contract/account.ts';
import { ApiError } from '#web/app/refusal.ts';
import { SessionStore } from '#web/app/session/SessionStore.ts';

const NOW = Date.parse('2026-11-20T09:00:00.000Z');
const HOUR = 3_600_000;

function person(id: string, trialHours: number | null = null): User {
  const facts = {
    isAdmin: false,
    ageInDoubt: false,
    adultOn: null,
    hasUsedTrial: trialHours !== null,
    trialStartDate: trialHours === null ? null : new Date(NOW - HOUR).toISOString(),
    trialEndDate: trialHours === null ? null : new Date(NOW + trialHours * HOUR).toISOString(),
    subscription: null,
    primePlaceUntil: null,
  };
  return {
    ...facts,
    ...accessOf(facts, new Date(NOW)),
    id,
    email: `${id}@example.org`,
    emailVerified: true,
    firstName: id,
    lastName: null,
    profileImageUrl: null,
    createdAt: new Date(NOW).toISOString(),
  };
}

/** A browser and a server in which every session event can be simulated. */
function world({ isMember = true } = {}) {
  const at = {
    isMember,
    otherTab: (_: boolean) => {},
    present: (_: boolean) => {},
    answer: async (_fresh: boolean): Promise<User> => person('amara'),
    asked: 0,
    left: 0,
    gone: 0,
    openDoor: async () => door,
  };
  const door = {
    watch(listener: (isPresent: boolean) => void) {
      at.present = listener;
    },
    loadUser(fresh: boolean) {
      at.asked++;
      return at.answer(fresh);
    },
    async leave() {
      at.left++;
    },
  };
  const store = new SessionStore({
    openDoor: () => at.openDoor(),
    now: () => Date.now(),
    onPersonGone: () => at.gone++,
    mark: {
      read: () => at.isMember,
      write: (value) => {
        at.isMember = value;
      },
      watch(listener) {
        at.otherTab = listener;
        return () => {};
      },
    },
  });
  const states: string[] = [];
  store.watch(() => states.push(store.read().state));
  return { at, store, states };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const refused = (status: number) => async () => Promise.reject(new ApiError(status, '', ''));

async function signedIn(trialHours: number | null = null) {
  const all = world();
  all.at.answer = async () => person('amara', trialHours);
  all.store.start();
  await settled();
  all.at.present(true);
  await settled();
  expect(all.store.read().state).toBe('signed_in');
  return all;
}

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

describe('how a session begins', () => {
  it('loads no sign-in code for a stranger', async () => {
    const { at, store } = world({ isMember: false });
    at.openDoor = () => expect.unreachable();
    store.start();
    expect(store.read()).toEqual({ state: 'signed_out', ended: false });
  });

  it('asks the server who a member is', async () => {
    const { store, at, states } = await signedIn();
    expect(store.read()).toMatchObject({ user: { id: 'amara' }, access: { hasAccess: false } });
    expect([states, at.isMember]).toEqual([['signed_in'], true]);
  });

  it('forgets the mark of somebody who is signed out after all', async () => {
    const { store, at } = world();
    store.start();
    await settled();
    at.present(false);
    expect([store.read(), at.isMember]).toEqual([{ state: 'signed_out', ended: false }, false]);
  });

  it('follows a sign-in in another tab', async () => {
    const { store, at } = world({ isMember: false });
    store.start();
    at.otherTab(true);
    await settled();
    at.present(true);
    await settled();
    expect(store.read().state).toBe('signed_in');
  });

  it.each([0, 429, 500, 503])(
    'says that the server does not answer (%d), and tries again when asked',
    async (status) => {
      const { store, at } = world();
      at.answer = refused(status);
      store.start();
      await settled();
      at.present(true);
      await settled();
      expect([store.read().state, at.left, at.isMember]).toEqual(['unreachable', 0, true]);
      at.answer = async () => person('amara');
      await store.recheck();
      expect(store.read().state).toBe('signed_in');
    },
  );

  it('tries the sign-in code again that could not be loaded', async () => {
    const { store, at } = world();
    const openDoor = at.openDoor;
    at.openDoor = () => Promise.reject(new TypeError('Failed to fetch'));
    store.start();
    await settled();
    expect(store.read().state).toBe('unreachable');
    at.openDoor = openDoor;
    await store.recheck();
    at.present(true);
    await settled();
    expect(store.read().state).toBe('signed_in');
  });
});

describe('how a session ends', () => {
  it('ends when a fresh token is refused as well', async () => {
    const { store, at } = await signedIn();
    at.answer = refused(401);
    await store.recheck();
    expect(store.read()).toEqual({ state: 'signed_out', ended: true });
    expect([at.left, at.gone, at.isMember]).toEqual([1, 1, false]);
  });

  it('ends, and is not an outage, when the provider itself signs out while a fresh token is asked for', async () => {
    const { at, store } = await signedIn();
    at.answer = async (fresh) => {
      if (!fresh) throw new ApiError(401, '', '');
      at.present(false);
      throw Object.assign(new Error('Expired'), { code: 'auth/user-token-expired' });
    };
    await store.recheck();
    expect(store.read()).toEqual({ state: 'signed_out', ended: true });
  });

  it('goes on when only the old token was refused', async () => {
    const { store, at } = await signedIn();
    at.answer = (fresh) => (fresh ? Promise.resolve(person('amara')) : refused(401)());
    await store.recheck();
    expect([store.read().state, at.left]).toEqual(['signed_in', 0]);
  });

  it.each([429, 500, 503])('outlives an answer of %d', async (status) => {
    const { store, at } = await signedIn();
    at.answer = refused(status);
    await store.recheck();
    expect([store.read().state, at.gone]).toEqual(['signed_in', 0]);
  });

  it('asks once, however many requests were refused at the same time', async () => {
    const { store, at } = await signedIn();
    at.asked = 0;
    await Promise.all([store.recheck(), store.recheck(), store.recheck()]);
    expect(at.asked).toBe(1);
  });

  it('asks once more when something changed after the question left, for its answer may be older', async () => {
    const { store, at } = await signedIn();
    const answers: ((user: User) => void)[] = [];
    at.answer = () => new Promise((resolve) => answers.push(resolve));
    const first = store.recheck();
    await settled();
    const overtaking = [store.recheck(), store.recheck()];
    answers[0]?.(person('amara'));
    await settled();
    answers[1]?.(person('amara', 5));
    await Promise.all([first, ...overtaking]);
    expect(answers).toHaveLength(2);
    expect(store.read()).toMatchObject({ access: { hasActiveTrial: true } });
  });

  it('ends with the sign-out of another tab', async () => {
    const { store, at } = await signedIn();
    at.present(false);
    expect(store.read()).toEqual({ state: 'signed_out', ended: true });
  });

  it('drops what was loaded for one person when another one comes', async () => {
    const { store, at } = await signedIn();
    at.answer = async () => person('ben');
    at.present(true);
    await settled();
    expect([store.read(), at.gone]).toMatchObject([{ user: { id: 'ben' } }, 1]);
  });

  it('shows nothing of the person while they leave, even if leaving fails', async () => {
    const { store, at } = await signedIn();
    const leaving = store.leave();
    at.present(false);
    await leaving;
    expect([store.read(), at.isMember, at.gone]).toEqual([{ state: 'loading' }, false, 1]);
  });
});

describe('what time changes', () => {
  it('ends a trial on the minute, and asks the server', async () => {
    const { store, at } = await signedIn(2);
    expect(store.read()).toMatchObject({ access: { hasActiveTrial: true, hasAccess: true } });
    at.asked = 0;
    at.answer = refused(503);
    await vi.advanceTimersByTimeAsync(2 * HOUR - 1);
    expect(store.read()).toMatchObject({ access: { hasAccess: true } });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.read()).toMatchObject({ access: { hasAccess: false, isTrialExpired: true } });
    expect(at.asked).toBe(1);
  });

  it('waits for a date beyond the longest timer', async () => {
    const { store, at } = await signedIn(24 * 40);
    at.asked = 0;
    await vi.advanceTimersByTimeAsync(24 * 24 * HOUR);
    expect([store.read(), at.asked]).toMatchObject([{ access: { hasAccess: true } }, 0]);
    await vi.advanceTimersByTimeAsync(24 * 16 * HOUR);
    expect(store.read()).toMatchObject({ access: { hasAccess: false } });
  });
});

describe('work in several steps', () => {
  it('changes nothing until signing up and starting the trial are both done', async () => {
    const { store, at, states } = world({ isMember: false });
    await store.open();
    at.answer = async () => person('amara', 24);
    await store.during(async () => {
      at.present(true);
      await settled();
      expect(store.read()).toEqual({ state: 'signed_out', ended: false });
    });
    expect(store.read()).toMatchObject({ state: 'signed_in', access: { hasActiveTrial: true } });
    expect(states).toEqual(['signed_in']);
  });

  it('shows who came when the second step failed', async () => {
    const { store, at } = world({ isMember: false });
    await store.open();
    const work = store.during(async () => {
      at.present(true);
      throw new Error('no trial');
    });
    await expect(work).rejects.toThrow('no trial');
    expect(store.read().state).toBe('signed_in');
  });
});
