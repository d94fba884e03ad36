import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Carrier, Letter } from '#server/mail/mail.ts';
import { codeOf } from '#server/refused.ts';

export const outboxFolder = (config: Config) => join(config.dataDir, 'outbox');

/** Emails as JSON files that only the operator can read, named in order. */
export function outbox(config: Config): Carrier {
  const folder = outboxFolder(config);
  return {
    async carry(letter, id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.${id}`);
      await writeFile(draft, `${JSON.stringify({ from: config.mail.from, ...letter }, null, 2)}\n`, { mode: 0o600 });
      await rename(draft, join(folder, `${id}.json`));
    },
    close() {},
  };
}

/** Empty where somebody else's erasing took the file meanwhile. */
async function letterIn(file: string): Promise<Partial<Letter>> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    return '{}';
  });
  return JSON.parse(text);
}

/** Removes somebody's emails, where emails are files. */
export async function clearLettersTo(config: Config, email: string) {
  const folder = outboxFolder(config);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    const { to } = await letterIn(join(folder, name));
    if (to?.toLowerCase() === email.toLowerCase()) await rm(join(folder, name), { force: true });
  }
}

/** The newest files, by kind and time, without contents or recipients. */
export async function filedLetters(config: Config, most: number) {
  const folder = outboxFolder(config);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const newest = names.sort().slice(-most).reverse();
  return Promise.all(
    newest.map(async (name) => {
      const { kind } = await letterIn(join(folder, name));
      return { id: name.replace('.json', ''), kind: kind ?? null };
    }),
  );
}
