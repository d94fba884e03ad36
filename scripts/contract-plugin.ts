// In the browser the contract is data: zod and every room's schemas stay out of the first download.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = '\0contract-as-data';
const root = join(import.meta.dirname, '..');

/** A process of its own reads the files anew at every build; modules once imported here would stay as they were. */
const print = () =>
  execFileSync(process.execPath, [join(root, 'scripts/print-contract.ts')], { cwd: root, encoding: 'utf8' });

/** The web's `#contract/index.ts` becomes a few lines of data; tests run without this plugin, on the contract itself. */
export const contractAsData = (): Plugin => ({
  name: 'contract-as-data',
  enforce: 'pre',
  resolveId: (source, importer) => (source === '#contract/index.ts' && importer?.includes('/web/') ? ID : undefined),
  load(id) {
    if (id !== ID) return undefined;
    for (const file of globSync(join(root, 'contract/*.ts'))) this.addWatchFile(file);
    return `export const contract = ${print()};`;
  },
});
