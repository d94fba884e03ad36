import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

test('the map names every room', () => {
  const [, list = ''] = spawnSync(process.execPath, ['scripts/room.js'], { encoding: 'utf8' }).stdout.split('Rooms: ');
  expect(list.trim().split(', ')).toContain('support');
  const table = readme.split('\n').filter((line) => line.startsWith('| `'));
  expect(
    list
      .trim()
      .split(', ')
      .filter((room) => !table.some((line) => line.split('|')[1]?.includes(`\`${room}\``))),
  ).toEqual([]);
});

test('every command and every file that the map names is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = [...readme.matchAll(/`npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const files = [...readme.matchAll(/`((?:contract|server|web|test|scripts|decisions|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
});

test('the way of a message names files that are there, fourteen at most each way', () => {
  const ways = readFileSync('docs/walk.md', 'utf8').split('\n## ').slice(1, 4);
  const named = ways.map((way) => [...way.matchAll(/^\d+\. `([\w./-]+)`/gm)].map(([, path = '']) => path));
  expect(named.map(({ length }) => length).every((length) => length > 5 && length <= 14)).toBe(true);
  expect(named.flat().filter((path) => !existsSync(path))).toEqual([]);
});

test('every decision has a number of its own', () => {
  const numbers = readdirSync('decisions').map((name) => name.slice(0, 3));
  expect(numbers.length).toBeGreaterThan(50);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});
