import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { openBackground } from '#server/identity/embedded/background.ts';
import { hashOf } from '#server/identity/embedded/codes.ts';
import { type KeptKey, openRing, trustRing } from '#server/identity/embedded/keys/keys.ts';
import { linkFor } from '#server/identity/embedded/letters.ts';
import { openLine } from '#server/identity/embedded/line.ts';
import { memoryStore } from '#server/identity/embedded/memory-store.ts';
import type { Delivery, Provider } from '#server/identity/embedded/provider.ts';
import { keyedHashes } from '#server/identity/secret.ts';
import { openSettings } from '#server/identity/testbed/settings.ts';

function memoryKeys() {
  const kept: KeptKey[] = [];
  return { all: async () => kept, add: async (key: KeptKey) => void (kept.length < key.number && kept.push(key)) };
}

const asSent = (origin: string, delivery: Delivery) => ({
  email: delivery.email,
  ...(delivery.newEmail && { newEmail: delivery.newEmail }),
  requestType: delivery.purpose,
  oobCode: delivery.code,
  oobLink: linkFor(`${origin}/emulator/action`, 'fake-api-key', delivery),
});

/** The provider with everything in memory and its letters readable. */
export function openBed(log: Logger, now = () => new Date()) {
  const { accounts, clear, ...store } = memoryStore();
  const ring = openRing(memoryKeys(), now);
  const settings = openSettings();
  const codes: ReturnType<typeof asSent>[] = [];
  const place = { origin: '' };
  const provider: Provider = {
    trust: trustRing(ring, 'mallama-testbed'),
    ring,
    store,
    settings,
    now,
    log,
    keyedHash: keyedHashes(randomBytes(32)),
    origins: undefined,
    inLine: openLine(),
    deliver: async (delivery) => void codes.push(asSent(place.origin, delivery)),
    mailNews: async () => {},
    isSecure: false,
    isReserved: async () => false,
    later: openBackground(log).start,
  };
  /** The letters whose codes are still valid. */
  async function openCodes() {
    const kept = await Promise.all(codes.map(({ oobCode }) => store.code(hashOf(oobCode))));
    return codes.filter((_, at) => kept[at]);
  }
  return { provider, settings, accounts, codes, openCodes, clear, place };
}

export type Bed = ReturnType<typeof openBed>;
