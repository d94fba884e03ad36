import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Letter } from '#server/mail/mail.ts';
import type { TestServer } from '#test/test-server-on.ts';

/** Every letter that has left this house, read from its outbox. */
export function lettersOf({ dataDir }: TestServer): Letter[] {
  const folder = join(dataDir, 'outbox');
  const files = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name.endsWith('.json'));
  return files.map(({ name }) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}
