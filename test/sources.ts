import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Source = { path: string; text: string; imports: { to: string; typeOnly: boolean }[] };

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)/g;

/** `#web/kit/button/Button.tsx` and `./Button.tsx` both become `web/kit/button/Button.tsx`; a package stays what it is. */
function resolve(from: string, to: string): string {
  if (to.startsWith('#')) return to.slice(1);
  return to.startsWith('.') ? join(dirname(from), to) : to;
}

function read(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const imports = [...text.matchAll(IMPORT)].map(([, type, said, asked]) => ({
    to: resolve(path, said ?? asked ?? ''),
    typeOnly: Boolean(type),
  }));
  return { path, text, imports };
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Every source file of the three sides, with what it imports. */
export const sources: Source[] = ['contract', 'server', 'web']
  .flatMap((side) => globSync(`${side}/**/*.{ts,tsx}`))
  .filter((path) => !path.endsWith('.d.ts'))
  .sort()
  .map(read);

export const product = sources.filter(({ path }) => !isTest(path));
