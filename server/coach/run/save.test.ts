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

test('what could not be saved is saved the next time, and of a reply that ended meanwhile nothing', async () => {
  const { house } = server;
  const ownerId = (await server.person()).id;
  const about = { id: crypto.randomUUID(), ownerId, task: 'coachChat', room: '' } as const;
  const asked = { ...about, subject: null, input: Buffer.from(''), createdAt: house.now() };
  const row = await insert(house.db, { ...asked, people: [ownerId] }, { worker: crypto.randomUUID(), seconds: 60 });
  const going = { row, draft: new Draft(1), saved: '' } as unknown as Going;
  going.draft.append('It sounds');
  const away = { ...house.vault, of: () => Promise.reject(new Error('away')) };
  await expect(saveGrown({ ...house, vault: away }, [going])).rejects.toThrow('away');
  await saveGrown(house, [going]);
  expect(await progressOf(house.db, row.id)).toMatchObject({ runId: row.id, edition: 10 });
  going.draft.append(' as if');
  await close(house.db, row.id, undefined, 'stopped', { endedAt: house.now() });
  await saveGrown(house, [going]);
  expect(await progressOf(house.db, row.id)).toBeUndefined();
});
