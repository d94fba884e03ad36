import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { endpoints } from '#server/http/endpoints.ts';
import { freshDatabase } from '#test/database.ts';
import { temporaryFolder } from '#test/process.ts';

// Each of these starts a program of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const root = process.cwd();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function temporary(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

/** A script of package.json, as npm runs it. */
const shell = (name: string, words: string) => `${scripts[name]?.replace(/^exec /, '')} ${words}`;
const env = {
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  HOME: process.env.HOME ?? '',
};

type With = { cwd?: string; input?: string; settings?: Record<string, string> };

function run(name: string, words = '', { cwd = root, input = '', settings = {} }: With = {}) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', shell(name, words)], {
    ...{ cwd, input, encoding: 'utf8' },
    env: { ...env, ...settings },
  });
  return { status, stdout, stderr };
}

/** These run the tests, or are one step of `npm test`. */
const ARE_THE_RUN = ['test', 'check', 'test:root', 'e2e', 'evaluate', 'build'];
/** These stay up, or need a browser: started by whoever works, and by no test. */
const STAY_UP = ['start', 'dev', 'demo', 'screenshots'];
const RUN_HERE = ['map', 'room', 'coach', 'format', 'migration', 'keys:rotate'];

test('every command of README and docs is run here, or stands with why it is not', () => {
  const texts = ['README.md', ...globSync('docs/*.md')].map((path) => readFileSync(path, 'utf8'));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/npm (?:run )?(?:-s )?([\w:]+)/g)].map(([, name = '']) => name).filter((name) => name in scripts),
  );
  expect([...new Set(named)].sort()).toEqual([...RUN_HERE, ...ARE_THE_RUN, ...STAY_UP].sort());
});

test('`npm run map` lists every endpoint', () => {
  const { status, stdout } = run('map');
  expect(status).toBe(0);
  expect(stdout.trim().split('\n')).toHaveLength(endpoints.length);
});

test('`npm run room <name>` lists its files on all sides', () => {
  const { stdout } = run('room', 'support');
  expect(stdout).toContain('contract/support.ts');
  expect(stdout).toContain('server/support/handlers.ts');
  expect(stdout).toContain('web/support/SupportPage.tsx');
});

test('`npm run -s coach -- <task>` answers a line of JSON with one', () => {
  const { status, stdout } = run('coach', 'safety', {
    input: `${JSON.stringify({ id: 1, text: 'We went for a walk.' })}\n`,
  });
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ id: 1 });
});

test('`npm run format` puts a file in order', () => {
  const cwd = temporary();
  cpSync('biome.json', join(cwd, 'biome.json'));
  cpSync('.gitignore', join(cwd, '.gitignore'));
  writeFileSync(join(cwd, 'one.ts'), 'export const  one = "1"\n');
  expect(run('format', '', { cwd }).status).toBe(0);
  expect(readFileSync(join(cwd, 'one.ts'), 'utf8')).toBe("export const one = '1';\n");
});

test('`npm run migration -- --name <word>` writes what changed in a table, and nothing where nothing did', () => {
  const cwd = temporary();
  for (const path of ['server', 'contract', 'drizzle.config.ts', 'package.json'])
    cpSync(path, join(cwd, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'));
  const known = globSync('server/database/migrations/*', { cwd }).length;
  expect(run('migration', '--name nothing', { cwd }).stdout).toContain('No schema changes');
  const table = join(cwd, 'server/support/table.ts');
  writeFileSync(table, readFileSync(table, 'utf8').replace('notNull(),', 'notNull(),\n  more: bytes(),'));
  expect(run('migration', '--name more', { cwd }).status).toBe(0);
  expect(globSync('server/database/migrations/*', { cwd })).toHaveLength(known + 1);
});

test('`npm start` installs nothing where what is built lacks only what a build needs', () => {
  const cwd = temporary();
  for (const script of ['install.js', 'lock.js']) cpSync(join('scripts', script), join(cwd, 'scripts', script));
  writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }');
  const packages = { '': {}, 'node_modules/pg': { version: '8.0.0' } };
  const builders = { 'node_modules/vite': { version: '8.0.0', dev: true } };
  writeFileSync(join(cwd, 'package-lock.json'), JSON.stringify({ packages: { ...packages, ...builders } }));
  cpSync(join(cwd, 'package-lock.json'), join(cwd, 'node_modules/.package-lock.json'));
  const why = (isBuilt: boolean) => {
    const asked = `import('./scripts/install.js').then(({ stale }) => console.log(stale({ isBuilt: ${isBuilt} })))`;
    return spawnSync(process.execPath, ['-e', asked], { cwd, encoding: 'utf8' }).stdout.trim();
  };
  expect([why(true), why(false)]).toEqual(['undefined', 'undefined']);
  writeFileSync(join(cwd, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  expect([why(true), why(false)]).toEqual(['undefined', 'node_modules/vite changed']);
  writeFileSync(join(cwd, 'node_modules/.package-lock.json'), JSON.stringify({ packages: { '': {} } }));
  expect(why(true)).toBe('node_modules/pg changed');
});

test('`npm run keys:rotate` wraps every key anew', async () => {
  const { connectionString, user = '', host = '', database = '' } = await freshDatabase();
  const DATABASE_URL =
    connectionString ?? `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  const settings = { DATABASE_URL, DATA_DIR: temporary(), MASTER_KEY: Buffer.alloc(32, 8).toString('base64') };
  const { status, stdout } = run('keys:rotate', '', { settings });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\d+ keys are wrapped by master key \w+/);
});
