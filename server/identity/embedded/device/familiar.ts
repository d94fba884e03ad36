import type { Ask, Provider } from '#server/identity/embedded/provider.ts';
import { keyOf } from '#server/identity/embedded/throttle.ts';

const MONTHS = 90 * 24 * 60 * 60 * 1000;

export type Trier = {
  /** What tries are counted by. */
  key: string;
  /** Whether this very browser signed in to this address before: its cookie proves it. */
  isKnownDevice: boolean;
  /** Whether nothing speaks for this being the owner. */
  isStranger: boolean;
};

const byDevice = (email: string, { deviceId }: Ask) => `${email}\ndevice ${deviceId}`;
const byAddress = (email: string, { address }: Ask) => `${email}\n${address}`;

async function isFamiliar(provider: Provider, who: string) {
  const found = await provider.store.tries(keyOf(provider, 'familiar', who));
  return found !== undefined && provider.now().getTime() - found.updatedAt.getTime() < MONTHS;
}

/**
 * Guesses at an account count together, wherever they come from and whether or not it exists.
 * A browser that signed in to it before counts for itself, and so does an address: strangers cannot lock the owner out.
 */
export async function whoTries(provider: Provider, ask: Ask, email: string): Promise<Trier> {
  const [device, address] = [byDevice(email, ask), byAddress(email, ask)];
  const [isKnownDevice, isKnownAddress] = await Promise.all([
    isFamiliar(provider, device),
    isFamiliar(provider, address),
  ]);
  if (isKnownDevice) return { key: device, isKnownDevice, isStranger: false };
  return { key: isKnownAddress ? address : email, isKnownDevice, isStranger: !isKnownAddress };
}

/** From now on the owner of this account is known to have this browser, and to come from here. */
export async function makeFamiliar(provider: Provider, ask: Ask, email: string) {
  if (!provider.settings.throttles) return;
  const now = provider.now();
  const mark = { count: 0, blockedUntil: now, updatedAt: now };
  for (const who of [byDevice(email, ask), byAddress(email, ask)])
    await provider.store.stepTries(keyOf(provider, 'familiar', who), () => mark);
}
