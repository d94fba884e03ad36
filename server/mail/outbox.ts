import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Carrier } from '#server/mail/mail.ts';

export const outboxFolder = (config: Config) => join(config.dataDir, 'outbox');

/** Letters as JSON files that only the operator can read, named in the order they were written. */
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
