import type { Ask, Provider } from '#server/identity/embedded/provider.ts';
import { keyOf } from '#server/identity/embedded/throttle.ts';

const MONTHS = 90 * 24 * 60 * 60 * 1000;

const here = (email: string, { address }: Ask) => `${email}\n${address}`;

/**
 * Guesses at an account count together, wherever they come from and whether or not it exists.
 * An address from which its owner signed in before counts for itself: strangers cannot lock the owner out.
 */
export async function whoTries(provider: Provider, ask: Ask, email: string): Promise<string> {
  const familiar = await provider.store.tries(keyOf(provider, 'familiar', here(email, ask)));
  const isFamiliar = familiar && provider.now().getTime() - familiar.updatedAt.getTime() < MONTHS;
  return isFamiliar ? here(email, ask) : email;
}

/** From now on the owner of this account is known to come from here. */
export async function makeFamiliar(provider: Provider, ask: Ask, email: string) {
  if (!provider.settings.throttles) return;
  const now = provider.now();
  const key = keyOf(provider, 'familiar', here(email, ask));
  await provider.store.stepTries(key, () => ({ count: 0, blockedUntil: now, updatedAt: now }));
}
