import type { Provider } from '#server/identity/embedded/provider.ts';
import type { Tries } from '#server/identity/embedded/store.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every try waits `between`; from the `free`th on it waits `base`, doubled up to `cap`; forgotten after `rest`. */
export type Policy = { name: string; free: number; between: number; base: number; cap: number; rest: number };

export const SIGN_IN: Policy = {
  name: 'sign-in',
  free: 10,
  between: 0,
  base: SECOND,
  cap: 15 * MINUTE,
  rest: 24 * HOUR,
};
export const SIGN_IN_ADDRESS: Policy = {
  name: 'sign-in-from',
  free: 100,
  between: 0,
  base: SECOND,
  cap: 15 * MINUTE,
  rest: HOUR,
};
export const SIGN_UP_ADDRESS: Policy = {
  name: 'sign-up-from',
  free: 100,
  between: 0,
  base: HOUR,
  cap: HOUR,
  rest: HOUR,
};
/** Wrong passwords for one account from unknown devices and addresses, counted over weeks. */
export const GUESSES: Policy = {
  name: 'guesses',
  free: 100,
  between: 0,
  base: 7 * DAY,
  cap: 7 * DAY,
  rest: 30 * DAY,
};
export const LETTER: Policy = { name: 'letter', free: 5, between: MINUTE, base: HOUR, cap: HOUR, rest: HOUR };
/** Letters of one purpose to one address by anyone; a known device of its owner does not count here. */
export const LETTER_ALL: Policy = { name: 'letters-to', free: 10, between: 0, base: HOUR, cap: HOUR, rest: HOUR };
export const LETTER_ADDRESS: Policy = { name: 'letter-from', free: 50, between: 0, base: HOUR, cap: HOUR, rest: HOUR };
export const NEWS: Policy = { name: 'news', free: 5, between: 0, base: HOUR, cap: HOUR, rest: HOUR };

/** The count after one more try; undefined while the caller has to wait. */
export function oneMore(policy: Policy, tries: Tries | undefined, now: Date): Tries | undefined {
  if (tries && tries.blockedUntil > now) return undefined;
  const isRested = !tries || now.getTime() - tries.updatedAt.getTime() > policy.rest + policy.cap;
  const count = isRested ? 1 : tries.count + 1;
  const over = count - policy.free;
  const wait = over < 0 ? policy.between : Math.min(policy.base * 2 ** Math.min(over, 30), policy.cap);
  return { count, blockedUntil: new Date(now.getTime() + wait), updatedAt: now };
}

export const keyOf = ({ keyedHash }: Pick<Provider, 'keyedHash'>, name: string, who: string) =>
  keyedHash('throttle', `${name}\n${who}`);

/** Counts a try before its result is known, so that a thousand at once count as a thousand. Returns the count. */
export async function countTry(provider: Provider, policy: Policy, who: string): Promise<number> {
  if (!provider.settings.throttles) return 0;
  let count = 0;
  const step = (tries: Tries | undefined) => {
    const next = oneMore(policy, tries, provider.now());
    count = next?.count ?? 0;
    return next;
  };
  if (!(await provider.store.stepTries(keyOf(provider, policy.name, who), step)))
    throw new Verdict('TOO_MANY_ATTEMPTS_TRY_LATER');
  return count;
}

/** Refuses a caller who has to wait, before any work. */
export async function wantOpen(provider: Provider, policy: Policy, who: string) {
  if (!provider.settings.throttles) return;
  const tries = await provider.store.tries(keyOf(provider, policy.name, who));
  if (tries && tries.blockedUntil > provider.now()) throw new Verdict('TOO_MANY_ATTEMPTS_TRY_LATER');
}

export const clear = (provider: Provider, policy: Policy, who: readonly string[]) =>
  provider.store.clearTries(who.map((one) => keyOf(provider, policy.name, one)));

/** Forgets the wrong guesses at an account, since reading its mailbox proves its owner. */
export async function forgive(provider: Provider, email: string, { key }: { key: string }) {
  await clear(provider, SIGN_IN, [email, key]);
  await clear(provider, GUESSES, [email]);
}

/** Takes a successful try back. */
export async function takeBack(provider: Provider, policy: Policy, who: string) {
  if (!provider.settings.throttles) return;
  const step = (tries: Tries | undefined) =>
    tries && { ...tries, count: Math.max(0, tries.count - 1), blockedUntil: provider.now() };
  await provider.store.stepTries(keyOf(provider, policy.name, who), step);
}
