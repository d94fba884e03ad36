import {
  calculateJwkThumbprint,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';

import type { Trust } from '#server/identity/verify.ts';

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;
/** How long a process uses the keys it knows, and how soon it looks for an unknown one. */
const STALE = 10 * MINUTE;
const SOON = 250;
/** After a new key signs, the previous one is accepted until its last token has expired. */
const BELIEVED = 2 * 60 * MINUTE;

export type KeptKey = { number: number; createdAt: Date; jwk: JWK };

/** Where the ring is stored; `add` keeps an existing number as it is. */
export type KeyStore = {
  all(): Promise<KeptKey[]>;
  add(key: KeptKey): Promise<void>;
};

type Key = { kid: string; number: number; createdAt: Date; secret: CryptoKey; open: CryptoKey };

async function read({ number, createdAt, jwk }: KeptKey): Promise<Key> {
  const { d: _, ...open } = jwk;
  const [secret, shown] = await Promise.all([importJWK(jwk, 'ES256'), importJWK(open, 'ES256')]);
  if (secret instanceof Uint8Array || shown instanceof Uint8Array) throw new Error('A signing key is damaged.');
  return { kid: await calculateJwkThumbprint(open), number, createdAt, secret, open: shown };
}

async function make(number: number, createdAt: Date): Promise<KeptKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { number, createdAt, jwk: await exportJWK(privateKey) };
}

/** The signing keys of this installation, newest first. The newest signs, older ones are still accepted. */
export function openRing(store: KeyStore, now: () => Date) {
  let held: { keys: Key[]; at: number } = { keys: [], at: Number.NEGATIVE_INFINITY };

  async function load() {
    const kept = await store.all();
    const keys = await Promise.all(kept.toSorted((a, b) => b.number - a.number).map(read));
    held = { keys, at: now().getTime() };
    return keys;
  }
  const known = async (age: number) => (now().getTime() - held.at > age ? load() : held.keys);

  /** Adds the key after this number. Concurrent processes end up with the same key. */
  async function addAfter(number: number): Promise<Key> {
    await store.add(await make(number + 1, now()));
    const [key] = await load();
    if (!key) throw new Error('There is no signing key.');
    return key;
  }

  async function newest(): Promise<Key> {
    const [key] = await known(STALE);
    if (key && now().getTime() - key.createdAt.getTime() < YEAR) return key;
    return addAfter(key?.number ?? 0);
  }

  async function believed(kid: string | undefined): Promise<CryptoKey> {
    const isKnown = held.keys.some((key) => key.kid === kid);
    const keys = await known(isKnown ? STALE : SOON);
    const at = keys.findIndex((key) => key.kid === kid);
    const [key, next] = [keys[at], keys[at - 1]];
    if (key && (!next || now().getTime() - next.createdAt.getTime() < BELIEVED)) return key.open;
    throw new errors.JWKSNoMatchingKey();
  }

  return {
    async rotate(): Promise<void> {
      const [key] = await load();
      await addAfter(key?.number ?? 0);
    },
    believed: ({ kid }: { kid?: string }) => believed(kid),
    async sign(payload: JWTPayload): Promise<string> {
      const key = await newest();
      return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid }).sign(key.secret);
    },
  };
}

export type Ring = ReturnType<typeof openRing>;

/** Verifies tokens of this ring for the installation of this name, and of no other issuer. */
export const trustRing = ({ believed }: Ring, install: string): Trust => ({
  algorithm: 'ES256',
  issuer: `urn:mallama:${install}`,
  audience: install,
  key: believed,
  hasSessions: true,
});
