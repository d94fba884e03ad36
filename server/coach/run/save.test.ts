import { afterAll, beforeAll, expect, test } from 'vitest';
import { Draft } from '#server/coach/run/draft.ts';
import type { Going } from '#server/coach/run/going.ts';
import { saveGrown } from '#server/coach/run/save.ts';
import { close, insert, progressOf } from '#server/coach/run/store.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A reply to someone, of which the first words are written. */
async function begun() {
  const { house } = server;
  const ownerId = (await server.person()).id;
  const about = { id: crypto.randomUUID(), ownerId, task: 'coachChat', room: '' } as const;
  const asked = { ...about, subject: null, input: Buffer.from(''), createdAt: house.now() };
  const row = await insert(house.db, { ...asked, people: [ownerId] }, { worker: crypto.randomUUID(), seconds: 60 });
  const going = { row, draft: new Draft(1), saved: '' } as unknown as Going;
  going.draft.append('It sounds');
  return going;
}

test('what could not be saved is saved the next time, and of a reply that ended meanwhile nothing', async () => {
  const { house } = server;
  const going = await begun();
  const { id } = going.row;
  const away = { ...house.vault, of: () => Promise.reject(new Error('away')) };
  await expect(saveGrown({ ...house, vault: away }, [going])).rejects.toThrow('away');
  await saveGrown(house, [going]);
  expect(await progressOf(house.db, id)).toMatchObject({ runId: id, edition: 10 });
  going.draft.append(' as if');
  await close(house.db, id, undefined, 'stopped', { endedAt: house.now() });
  await saveGrown(house, [going]);
  expect(await progressOf(house.db, id)).toBeUndefined();
});

test('a reply that can’t be sealed holds up no other, and that of an erased member is no failure', async () => {
  const { house } = server;
  const [gone, other, third] = [await begun(), await begun(), await begun()];
  await house.vault.shred(gone.row.ownerId);
  await saveGrown(house, [gone, other]);
  expect(await progressOf(house.db, other.row.id)).toMatchObject({ runId: other.row.id });
  const of = (owner: string) =>
    owner === other.row.ownerId ? Promise.reject(new Error('away')) : house.vault.of(owner);
  other.draft.append(' as if');
  await expect(saveGrown({ ...house, vault: { ...house.vault, of } }, [other, third])).rejects.toThrow('away');
  expect(await progressOf(house.db, third.row.id)).toMatchObject({ runId: third.row.id });
});
