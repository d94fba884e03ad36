import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isAgeInDoubt, openAge } from '#server/account/age.ts';
import { threads } from '#server/chats/table.ts';
import { parseConfig } from '#server/config.ts';
import { wordsHash } from '#server/conversations/mediation/consents.ts';
import { mediationConsents } from '#server/conversations/table.ts';
import { users } from '#server/database/users.ts';
import { openHouse } from '#server/house.ts';
import { idempotencyKeys } from '#server/http/idempotency/idempotency-table.ts';
import { isConnectingOff } from '#server/relationships/record/guard.ts';
import { relationships } from '#server/relationships/table.ts';
import type { House } from '#server/services.ts';
import { freshDatabase } from '#test/database.ts';

const settings = { NODE_ENV: 'test', MASTER_KEY: Buffer.alloc(32, 7).toString('base64'), LOG_LEVEL: 'silent' };
const sha256 = (text: string) => createHash('sha256').update(text).digest();
const AGREED = [['We talk on Sundays'], null] as const;

/** A member as an older version stored them: age in doubt and connecting closed, or neither. */
async function asBefore({ db, vault, now }: House, isMarked: boolean) {
  const [id, bond, thread] = [randomUUID(), randomUUID(), randomUUID()];
  const safe = await vault.create(id);
  const about = { id, issuer: 'test', subject: id, createdAt: now(), sealed: safe.seal('users', id, {}) };
  await db.insert(users).values({ ...about, openAgeDoubtedAt: isMarked ? now() : null });
  const dates = { createdAt: now(), updatedAt: now() };
  await db.insert(relationships).values({
    ...{ id: bond, ownerId: id, type: 'friend', ...dates, sealed: safe.seal('relationships', bond, {}) },
    openConnectingOff: isMarked,
  });
  await db.insert(threads).values({
    ...{
      id: thread,
      ownerId: id,
      kind: 'group_mediation',
      keyId: id,
      ...dates,
      sealed: safe.seal('threads', thread, {}),
    },
  });
  const hash = sha256(JSON.stringify(AGREED));
  await db.insert(mediationConsents).values({ threadId: thread, memberId: id, wordsHash: hash, createdAt: now() });
  const key = { ownerId: id, endpoint: 'room.create', key: 'one', createdAt: now() };
  await db.insert(idempotencyKeys).values({ ...key, bodyHash: sha256('{}').toString('base64') });
  return { id, bond };
}

async function standsNow({ db, vault, now }: House, { id, bond }: { id: string; bond: string }) {
  const safe = await vault.of(id);
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const [row] = await db.select().from(relationships).where(eq(relationships.id, bond));
  if (!user || !row) throw new Error('They are gone.');
  return {
    isDoubted: isAgeInDoubt(openAge(safe, user), now()),
    isOff: isConnectingOff(safe, row),
    left: [user.openAgeDoubtedAt, user.openAdultOn, row.openConnectingOff],
  };
}

test('what an older version kept readable is sealed at the start, and holds as before', async () => {
  const connection = await freshDatabase();
  const before = await openHouse(parseConfig(settings), connection);
  const [marked, free] = [await asBefore(before, true), await asBefore(before, false)];
  await before.close();
  const house = await openHouse(parseConfig(settings), connection);
  expect(await standsNow(house, marked)).toEqual({ isDoubted: true, isOff: true, left: [null, null, false] });
  expect(await standsNow(house, free)).toEqual({ isDoubted: false, isOff: false, left: [null, null, false] });
  const consents = await house.db.select().from(mediationConsents);
  expect(consents).toHaveLength(2);
  for (const row of consents) expect(row.wordsHash).toEqual(wordsHash(house, ...AGREED));
  const keys = await house.db.select().from(idempotencyKeys);
  const bodyHash = house.identity.keyedHash('idempotency', sha256('{}').toString('base64'));
  expect(keys.map((row) => row.bodyHash)).toEqual([bodyHash, bodyHash]);
  await house.close();
});
