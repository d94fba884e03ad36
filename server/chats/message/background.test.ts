import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Background, backgroundOf, readAhead } from '#server/chats/message/background.ts';
import { NoKey } from '#server/vault/vault.ts';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';
import { openTestServer } from '#test/test-server.ts';

let m: ModelledServer;
beforeAll(async () => {
  m = await openModelledServer('Say it in one line.');
});
afterAll(() => m.close());

test('what was read ahead for one member is never another’s', async () => {
  const [amara, ben] = [await m.agreed(), await m.agreed()];
  await m.post(amara, '/memory/facts', { text: 'Prefers plans made early' });
  const ahead = readAhead(m.server.house, 'chats.begin', amara.id);
  expect(backgroundOf({ ...m.server.house, ahead }, amara.id)).toBe(ahead);
  const his = backgroundOf({ ...m.server.house, ahead }, ben.id);
  expect((await his.remembered)([])).toEqual([]);
  expect((await (ahead as Background).remembered)([])).toEqual(['Prefers plans made early']);
});

test('it is read ahead only where somebody speaks, and only where a model reads it', async () => {
  const { id } = await m.agreed();
  expect(readAhead(m.server.house, 'journal.create', id)).toBeUndefined();
  const alone = await openTestServer();
  expect(readAhead(alone.house, 'chats.begin', (await alone.person()).id)).toBeUndefined();
  await alone.close();
});

test('whoever is gone before it is read harms nobody', async () => {
  const refused = vi.fn();
  process.on('unhandledRejection', refused);
  const ahead = new Background(m.server.house, crypto.randomUUID());
  await expect(ahead.remembered).rejects.toThrow(NoKey);
  await expect(ahead.people).rejects.toThrow(NoKey);
  process.off('unhandledRejection', refused);
  expect(refused).not.toHaveBeenCalled();
});
