import { jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { type KeptKey, openRing } from '#server/identity/embedded/keys/keys.ts';
import { movableClock } from '#test/clock.ts';
import { openTestServer } from '#test/test-server.ts';

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

function inMemory() {
  const kept: KeptKey[] = [];
  return {
    kept,
    all: async () => [...kept],
    add: async (key: KeptKey) => void (kept.some(({ number }) => number === key.number) || kept.push(key)),
  };
}

const kidOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
const reads = (ring: ReturnType<typeof openRing>, token: string, now: Date) =>
  jwtVerify(token, ring.believed, { algorithms: ['ES256'], currentDate: now }).then(
    () => true,
    () => false,
  );

describe('the key ring', () => {
  test('believes the former key until its last token is over, and no longer', async () => {
    const [clock, store] = [movableClock(), inMemory()];
    const ring = openRing(store, clock.now);
    const before = await ring.sign({ sub: 'a' });
    await ring.rotate();
    const after = await ring.sign({ sub: 'a' });
    expect(kidOf(after)).not.toBe(kidOf(before));
    expect(await reads(ring, before, clock.now())).toBe(true);
    clock.advance(2 * 60 * MINUTE);
    expect(await reads(ring, before, clock.now())).toBe(false);
    expect(await reads(ring, after, clock.now())).toBe(true);
  });

  test('is one ring for two processes, also right after a rotation', async () => {
    const [clock, store] = [movableClock(), inMemory()];
    const [one, two] = [openRing(store, clock.now), openRing(store, clock.now)];
    const tokens = await Promise.all([one.sign({}), two.sign({}), one.sign({}), two.sign({})]);
    expect(new Set(tokens.map(kidOf)).size).toBe(1);
    clock.advance(6000);
    await one.rotate();
    expect(await reads(two, await one.sign({}), clock.now())).toBe(true);
    clock.advance(11 * MINUTE);
    expect(kidOf(await two.sign({}))).toBe(kidOf(await one.sign({})));
  });

  test('gets a new key each year', async () => {
    const [clock, store] = [movableClock(), inMemory()];
    const ring = openRing(store, clock.now);
    const before = kidOf(await ring.sign({}));
    clock.advance(YEAR);
    expect(kidOf(await ring.sign({}))).not.toBe(before);
    expect(store.kept).toHaveLength(2);
  });

  test('lies sealed in the database', async () => {
    const server = await openTestServer();
    const provider = server.house.identity.provider;
    await Promise.all(Array.from({ length: 20 }, () => provider?.ring.sign({})));
    const { rows } = await server.house.db.execute<{ sealed: Buffer }>('select sealed from signing_keys');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed.includes('"kty"')).toBe(false);
    await server.close();
  });
});
