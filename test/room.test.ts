import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const room = (...words: string[]) => spawnSync(process.execPath, ['scripts/room.js', ...words], { encoding: 'utf8' });

test('a room is shown with its files on every side', () => {
  const { stdout } = room('support');
  for (const file of ['contract/support.ts', 'server/support/handlers.ts', 'web/support/SupportPage.tsx'])
    expect(stdout).toContain(file);
  expect(stdout).not.toContain('account');
});

test('only rooms are called rooms, and nothing else can be asked for', () => {
  const [, list = ''] = room().stdout.split('Rooms: ');
  const rooms = list.trim().split(', ');
  expect(rooms).toEqual(expect.arrayContaining(['account', 'landing', 'support']));
  expect(rooms.filter((name) => /test|endpoint|^(app|kit|live|http)$/.test(name))).toEqual([]);
  expect(room('../server')).toMatchObject({ status: 1, stdout: expect.stringContaining('There is no room') });
});

test.each(['chats', 'relationships'])('a large room is seen at once: %s', (name) => {
  const lines = room(name).stdout.trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(45);
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});
