import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#server/http/endpoints.ts';
import { rooms } from '#server/rooms.ts';
import { product, type Source, sources } from '#test/sources.ts';

const ROOMS = [
  ...[
    'account',
    'membership',
    'dashboard',
    'relationships',
    'chats',
    'conversations',
    'memory',
    'search',
    'text-analysis',
  ],
  ...[
    'relationship-analysis',
    'journal',
    'learning-feed',
    'crafting',
    'arguments',
    'rehearsal',
    'progress',
    'profile',
    'support',
  ],
  ...['admin', 'landing', 'legal'],
];
const HOUSE = [
  'http',
  'database',
  'vault',
  'wire',
  'identity',
  'payments',
  'coach',
  'batch',
  'reading',
  'safety',
  'stories',
  'mail',
  'bus',
  'jobs',
  'clock',
  'live',
];

const side = (path: string) => path.split('/')[0] ?? '';
const room = (path: string) => (path.split('/').length > 2 ? (path.split('/')[1] ?? '') : '');
const ours = (path: string) => ['contract', 'server', 'web', 'test'].includes(side(path));
const folders = (of: string) =>
  readdirSync(of, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Every import that breaks a rule, as a sentence. */
const broken = (files: Source[], rule: (from: string, to: string) => boolean) =>
  files.flatMap(({ path, imports }) =>
    imports.filter(({ to }) => rule(path, to)).map(({ to }) => `${path} imports ${to}`),
  );

describe('who may import whom', () => {
  test('contract imports zod, oRPC and itself', () => {
    const files = product.filter(({ path }) => side(path) === 'contract');
    expect(
      broken(files, (_from, to) => (ours(to) ? side(to) !== 'contract' : !/^(zod\/mini|@orpc\/contract)$/.test(to))),
    ).toEqual([]);
  });

  test('server and web import contract and themselves, and nothing but tests imports test', () => {
    const files = product.filter(({ path }) => side(path) !== 'contract');
    expect(broken(files, (from, to) => ours(to) && side(to) !== 'contract' && side(to) !== side(from))).toEqual([]);
  });

  test('a server room uses the house, and of another room only its table and its door', () => {
    const files = product.filter(({ path }) => side(path) === 'server' && ROOMS.includes(room(path)));
    const trespasses = (from: string, to: string) => {
      if (side(to) !== 'server' || room(to) === room(from) || !ROOMS.includes(room(to))) return false;
      return !['table.ts', `${room(to)}.ts`].includes(to.split('/').slice(2).join('/'));
    };
    expect(broken(files, trespasses)).toEqual([]);
  });

  test('a door has few verbs', () => {
    const wide = product
      .filter(({ path }) => ROOMS.some((one) => path === `server/${one}/${one}.ts`))
      .map(({ path, text }) => ({
        path,
        verbs: text.match(/^export (?:const|async function|function) /gm)?.length ?? 0,
      }))
      .filter(({ verbs }) => verbs > 8);
    expect(wide).toEqual([]);
  });

  test('of the coach a room knows the door, the tables, and types', () => {
    const files = product.filter(({ path }) => side(path) === 'server' && ROOMS.includes(room(path)));
    const inside = files.flatMap(({ path, imports }) =>
      imports
        .filter(({ to, typeOnly }) => !typeOnly && room(to) === 'coach' && !to.endsWith('/table.ts'))
        .map(({ to }) => `${path} imports ${to}`),
    );
    expect(inside.filter((one) => !one.endsWith(' server/coach/coach.ts'))).toEqual([]);
    const door = product.find(({ path }) => path === 'server/coach/coach.ts')?.text ?? '';
    expect(door.match(/^export /gm)?.length).toBeLessThanOrEqual(8);
  });

  test('nothing in the house imports a room', () => {
    const files = product.filter(({ path }) => side(path) === 'server' && HOUSE.includes(room(path)));
    const toRoom = (_from: string, to: string) =>
      side(to) === 'server' && (ROOMS.includes(room(to)) || to === 'server/rooms.ts');
    expect(broken(files, toRoom)).toEqual([]);
  });

  test('web rooms never import each other, what they share knows none of them, and the kit not even that', () => {
    const files = product.filter(({ path }) => side(path) === 'web');
    const trespasses = (from: string, to: string) => {
      if (side(to) !== 'web' || !room(from) || room(from) === 'start') return false;
      return room(to) !== room(from) && [...ROOMS, 'start'].includes(room(to));
    };
    expect(broken(files, trespasses)).toEqual([]);
    const kit = files.filter(({ path }) => room(path) === 'kit');
    expect(broken(kit, (_from, to) => side(to) === 'web' && room(to) === 'app')).toEqual([]);
  });

  test('what comes from npm is on our own list of dependencies', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    // Pages are built before they are served, so what only they use is no part of a production install.
    const listed = (from: string) => (side(from) === 'web' ? { ...dependencies, ...devDependencies } : dependencies);
    const named = (to: string) => to.split('/', to.startsWith('@') ? 2 : 1).join('/');
    expect(broken(product, (from, to) => !ours(to) && !to.startsWith('node:') && !(named(to) in listed(from)))).toEqual(
      [],
    );
  });

  test('no file imports itself by a detour, types included', () => {
    const byPath = new Map(product.map((source) => [source.path, source]));
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (path: string, way: string[]) => {
      if (way.includes(path)) cycles.push([...way.slice(way.indexOf(path)), path].join(' > '));
      if (done.has(path) || way.includes(path)) return;
      for (const { to } of byPath.get(path)?.imports ?? []) visit(to, [...way, path]);
      done.add(path);
    };
    for (const { path } of product) visit(path, []);
    expect(cycles).toEqual([]);
  });

  test('no folder imports itself by a detour', () => {
    const folder = (path: string) => path.split('/').slice(0, 2).join('/');
    const ways = new Map<string, Set<string>>();
    for (const { path, imports } of product)
      for (const { to } of imports)
        if (ours(to) && folder(to) !== folder(path))
          ways.set(folder(path), (ways.get(folder(path)) ?? new Set()).add(folder(to)));
    const reached = (from: string) => {
      const seen = new Set<string>();
      const visit = (at: string) => {
        for (const to of ways.get(at) ?? []) {
          if (seen.has(to)) continue;
          seen.add(to);
          visit(to);
        }
      };
      visit(from);
      return seen;
    };
    expect([...ways.keys()].filter((one) => reached(one).has(one))).toEqual([]);
  });
});

describe('what stands where', () => {
  test('every folder is a room or a part of the house', () => {
    expect(folders('server').filter((name) => ![...ROOMS, ...HOUSE].includes(name))).toEqual([]);
    expect(folders('web').filter((name) => ![...ROOMS, 'start', 'app', 'kit', 'public'].includes(name))).toEqual([]);
  });

  test('a folder is read at a glance', () => {
    // Tests and style sheets stand beside what they belong to. The contract is flat, so that an endpoint is found by its name.
    const files = product.map(({ path }) => path.split('/').slice(0, -1).join('/')).filter((one) => one !== 'contract');
    const counts = Map.groupBy(files, (folder) => folder);
    expect([...counts].filter(([, found]) => found.length > 25).map(([folder]) => folder)).toEqual([]);
  });

  test("only a table's owner writes it", () => {
    const strangers = product.flatMap(({ path, text, imports }) => {
      const owner = (to: string) => (to === 'server/database/users.ts' ? 'account' : room(to));
      const foreign = imports.filter(
        ({ to }) => /table\.ts$|\/users\.ts$/.test(to) && side(to) === 'server' && owner(to) !== room(path),
      );
      return foreign.flatMap(({ to }) => {
        const names =
          new RegExp(`import \\{([^}]+)\\} from '#${to}'`)
            .exec(text)?.[1]
            ?.split(',')
            .map((name) => name.trim()) ?? [];
        return names
          .filter((name) => new RegExp(`\\.(insert|update|delete)\\(${name}\\)`).test(text))
          .map((name) => `${path} writes ${name}`);
      });
    });
    expect(strangers).toEqual([]);
  });

  test('every table is on the list that migrations are made from', () => {
    const list = product.find(({ path }) => path === 'server/tables.ts')?.text ?? '';
    const tables = product
      .filter(({ text }) => /= pgTable\(/.test(text))
      .flatMap(({ text }) => [...text.matchAll(/export const (\w+) = pgTable\(/g)]);
    expect(tables.map(([, name = '']) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(list))).toEqual([]);
  });

  test('settings are read in one place', () => {
    const readers = product
      .filter(({ path, text }) => side(path) === 'server' && /process\.env/.test(text))
      .map(({ path }) => path);
    const allowed = /^server\/(config\.ts|database\/embedded\/.*)$/;
    expect(readers.filter((path) => !allowed.test(path))).toEqual([]);
  });

  test('lines stay short', () => {
    // Prompts are prose, with a line for a paragraph.
    const coded = sources.filter(({ path }) => !path.startsWith('server/coach/model/prompts/'));
    const wide = coded.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (line.length > 160 ? [`${path}:${at + 1}`] : [])),
    );
    expect(wide).toEqual([]);
  });

  test('what reads and answers stays readable: short files', () => {
    const own = product.filter(({ path }) => /^server\/(?:coach|reading|safety)\/|^contract\/safety-words/.test(path));
    const long = own.filter(({ text }) => text.split('\n').length > 251).map(({ path }) => path);
    expect(long).toEqual([]);
    expect(
      own.reduce((sum, { path, text }) => sum + (path.startsWith('server/') ? text.split('\n').length - 1 : 0), 0),
    ).toBeLessThanOrEqual(12_000);
  });

  test('files stay small', () => {
    const long = sources
      .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
      .filter(({ lines }) => lines > 300);
    expect(long).toEqual([]);
    const lines = product.map(({ text }) => text.split('\n').length).sort((a, b) => a - b);
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(65);
  });
});

describe('the contract is the plan of the house', () => {
  const implemented = (name: string) =>
    name
      .split('.')
      .reduce<unknown>((at, key) => (at && typeof at === 'object' ? Reflect.get(at, key) : undefined), rooms);

  test('every endpoint has a handler, an access rule, a method and a path of its own', () => {
    expect(endpoints.length).toBeGreaterThan(0);
    expect(endpoints.filter(({ name }) => !implemented(name)).map(({ name }) => name)).toEqual([]);
    expect(endpoints.filter(({ access }) => !['anyone', 'signed_in', 'member', 'admin'].includes(access))).toEqual([]);
    const addresses = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(addresses.filter((address, i) => addresses.indexOf(address) !== i)).toEqual([]);
  });

  test('what a call makes stale are names of the contract', () => {
    const names = new Set(endpoints.map(({ name }) => name.split('.')[0]));
    expect(endpoints.flatMap(({ touches }) => touches).filter((name) => !names.has(name))).toEqual([]);
  });
});
