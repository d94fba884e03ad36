import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database/open.ts';
import { masterKeys, newMasterKey, writeMasterFile } from '#server/vault/master.ts';
import { rewrap } from '#server/vault/rotate.ts';
import { vaultKeys } from '#server/vault/table.ts';
import { unlockHouse } from '#server/vault/unlock-house.ts';
import { NoKey, openVault } from '#server/vault/vault.ts';
import { freshDatabase } from '#test/database.ts';

let database: Database;
let dataDir: string;
beforeEach(async () => {
  database = openDatabase(await freshDatabase());
  dataDir = mkdtempSync(join(tmpdir(), 'mallama-vault-'));
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const config = () => parseConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
const open = async () => openVault(database, await unlockHouse(config(), database));
const file = () => join(dataDir, 'master.key');

test('two processes that open an owner at once share one key', async () => {
  const owner = randomUUID();
  const [one, two] = await Promise.all([open(), open()]);
  const safes = await Promise.all([one.create(owner), two.create(owner), one.create(owner)]);
  const sealed = safes.map((safe) => safe.seal('entries', 'row', { title: 'Dinner' }));
  for (const box of sealed) expect(safes[0]?.open('entries', 'row', box)).toEqual({ title: 'Dinner' });
  expect(await database.db.select().from(vaultKeys)).toHaveLength(1);
});

test('a box moved to another row, table or owner does not open', async () => {
  const vault = await open();
  const [amara, ben] = await Promise.all([vault.create(randomUUID()), vault.create(randomUUID())]);
  const box = amara.seal('entries', 'row-1', 'mine');
  expect(amara.open('entries', 'row-1', box)).toBe('mine');
  expect(() => amara.open('entries', 'row-2', box)).toThrow('does not open');
  expect(() => amara.open('chats', 'row-1', box)).toThrow('does not open');
  expect(() => ben.open('entries', 'row-1', box)).toThrow('does not open');
});

test("a wrapped key that was swapped for another owner's does not open", async () => {
  const [amara, ben] = [randomUUID(), randomUUID()];
  const vault = await open();
  await Promise.all([vault.create(amara), vault.create(ben)]);
  const [stolen] = await database.db.select().from(vaultKeys).where(eq(vaultKeys.ownerId, ben));
  await database.db.update(vaultKeys).set({ wrapped: stolen?.wrapped }).where(eq(vaultKeys.ownerId, amara));
  await expect((await open()).of(amara)).rejects.toThrow('does not open');
});

test('what was sealed for a shredded owner can never be read again', async () => {
  const owner = randomUUID();
  const vault = await open();
  const box = (await vault.create(owner)).seal('entries', 'row', 'gone soon');
  await vault.shred(owner);
  const another = await vault.create(owner);
  expect(() => another.open('entries', 'row', box)).toThrow('does not open');
});

test('nobody gets a key by being asked for: whoever was erased, and whoever never came', async () => {
  const [erased, nobody] = [randomUUID(), randomUUID()];
  const [here, there] = [await open(), await open()];
  await here.create(erased);
  await there.of(erased);
  await here.shred(erased);
  there.forget(erased);
  for (const vault of [here, there])
    for (const owner of [erased, nobody]) await expect(vault.of(owner)).rejects.toThrow(NoKey);
  expect(await database.db.select().from(vaultKeys)).toEqual([]);
});

test('the first start makes a key that only its owner may read; the next starts use it', async () => {
  const owner = randomUUID();
  const box = (await (await open()).create(owner)).seal('t', 'r', 1);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect((await (await open()).of(owner)).open('t', 'r', box)).toBe(1);
});

test('twenty first starts at once agree on one master key', async () => {
  const opened = await Promise.all(Array.from({ length: 20 }, () => unlockHouse(config(), database)));
  expect(new Set(opened.map(([key]) => key.id)).size).toBe(1);
});

test('a lost or other master key is refused, and nothing is overwritten', async () => {
  await (await open()).create(randomUUID());
  const before = await database.db.select().from(vaultKeys);
  const kept = readFileSync(file());
  rmSync(file());
  await expect(open()).rejects.toThrow(/is not at hand; nothing was changed: put .*master\.key back/);
  writeMasterFile(config(), [newMasterKey()], 'first');
  await expect(open()).rejects.toThrow(/is not at hand/);
  expect(await database.db.select().from(vaultKeys)).toEqual(before);
  writeFileSync(file(), kept);
  await expect(open()).resolves.toBeDefined();
});

test('a damaged key file is refused and left alone', async () => {
  await open();
  writeFileSync(file(), 'half a ke');
  await expect(open()).rejects.toThrow(/is damaged/);
  expect(readFileSync(file(), 'utf8')).toBe('half a ke');
});

test('after a rotation everything opens with the new master key alone', async () => {
  const owners = Array.from({ length: 5 }, () => randomUUID());
  const vault = await open();
  const boxes = await Promise.all(owners.map(async (owner) => (await vault.create(owner)).seal('t', owner, owner)));
  writeMasterFile(config(), [newMasterKey(), ...masterKeys(config())], 'replace');
  const [newest, ...older] = await unlockHouse(config(), database);
  expect(await rewrap(database, [newest, ...older])).toBe(5);
  writeMasterFile(config(), [newest], 'replace');
  const rotated = await open();
  for (const [i, owner] of owners.entries()) {
    expect((await rotated.of(owner)).open('t', owner, boxes[i] ?? Buffer.of())).toBe(owner);
  }
});

test('a master key that cannot be read is refused in one sentence', async () => {
  mkdirSync(file());
  await expect(open()).rejects.toThrow(
    `Cannot read the master key in ${file()} (EISDIR): make it readable for this user.`,
  );
});
