import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { openHouse } from '#server/house.ts';
import { freshDatabase } from '#test/database.ts';

const settings = { NODE_ENV: 'test', MASTER_KEY: Buffer.alloc(32, 7).toString('base64'), LOG_LEVEL: 'silent' };

test('a key shredded in one process is forgotten by the others that held it', async () => {
  const connection = await freshDatabase();
  const open = () => openHouse(parseConfig(settings), connection);
  const [here, there] = [await open(), await open()];
  const owner = randomUUID();
  const box = (await here.vault.create(owner)).seal('entries', 'row', 'gone soon');
  const opens = async () => {
    try {
      return (await there.vault.of(owner)).open('entries', 'row', box);
    } catch {
      return 'nothing';
    }
  };
  expect(await opens()).toBe('gone soon');
  await here.vault.shred(owner);
  for (const until = Date.now() + 5000; (await opens()) !== 'nothing' && Date.now() < until; ) await sleep(20);
  expect(await opens()).toBe('nothing');
  await here.close();
  await there.close();
});
