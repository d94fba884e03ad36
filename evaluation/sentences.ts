import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentences } from './figure.ts';

/** The project's own sentences, and the public sets where their folder is known. */
export function sentences(publicSets: string | undefined): Sentences {
  return {
    own: <Row>(name: string) =>
      readFileSync(join(import.meta.dirname, 'sentences', `${name}.jsonl`), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Row),
    open: (path) => {
      const file = publicSets && join(publicSets, path);
      return file && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    },
  };
}
