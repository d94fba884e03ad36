import type { Ask, Provider } from '#server/identity/embedded/provider.ts';
import { keyOf } from '#server/identity/embedded/throttle.ts';

const MONTHS = 90 * 24 * 60 * 60 * 1000;

export type Trier = {
  /** What tries are counted by. */
  key: string;
  /** Whether this browser signed in to this address before, which its cookie proves. */
  isKnownDevice: boolean;
  /** Whether nothing suggests that this is the owner. */
  isStranger: boolean;
};

const byDevice = (email: string, { deviceId }: Ask) => `${email}\ndevice ${deviceId}`;
const byAddress = (email: string, { address }: Ask) => `${email}\n${address}`;

async function isFamiliar(provider: Provider, who: string) {
  const found = await provider.store.tries(keyOf(provider, 'familiar', who));
  return found !== undefined && provider.now().getTime() - found.updatedAt.getTime() < MONTHS;
}

/**
 * Guesses at an account count together, from wherever they come and whether or not it exists. A browser that signed in
 * before counts separately, and so does its network address, so strangers cannot lock the owner out.
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

/** Marks the browser and the network address as known for this account. */
export async function makeFamiliar(provider: Provider, ask: Ask, email: string) {
  if (!provider.settings.throttles) return;
  const now = provider.now();
  const mark = { count: 0, blockedUntil: now, updatedAt: now };
  for (const who of [byDevice(email, ask), byAddress(email, ask)])
    await provider.store.stepTries(keyOf(provider, 'familiar', who), () => mark);
}
