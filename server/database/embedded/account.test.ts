import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { reachable } from '#server/database/embedded/account.ts';
import { temporaryFolder } from '#test/process.ts';

/** An account that exists nowhere on this machine. */
const STRANGER = { uid: 54_321, gid: 54_321 };
const folders: string[] = [];
const folder = (mode: number) => {
  const made = temporaryFolder(mode);
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

test('a folder that lets strangers through is reachable, also one that is still to be made', () => {
  const open = folder(0o711);
  expect(reachable(open, STRANGER)).toBe(true);
  expect(reachable(join(open, 'postgres/data'), STRANGER)).toBe(true);
});

test('a folder closed to strangers is not reachable, nor is anything in it', () => {
  const closed = folder(0o700);
  mkdirSync(join(closed, 'within'), { mode: 0o711 });
  expect(reachable(closed, STRANGER)).toBe(false);
  expect(reachable(join(closed, 'within/data'), STRANGER)).toBe(false);
  chmodSync(closed, 0o710);
  expect(reachable(closed, STRANGER)).toBe(false);
});

test('whoever owns the folders, or is of their group, enters by their own right', () => {
  const closed = folder(0o700);
  const owner = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
  expect(reachable(closed, owner)).toBe(true);
  chmodSync(closed, 0o710);
  expect(reachable(closed, { uid: STRANGER.uid, gid: owner.gid })).toBe(true);
});

test('a database that runs as ourselves reaches what we reach', () => {
  expect(reachable(folder(0o700), undefined)).toBe(true);
});
