import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Weights are megabytes of JSON, so they are loaded on first use. */
export function learned<Table>(file: `#server/${string}.json`): () => Table {
  let table: Table | undefined;
  return () => {
    table ??= load(file) as Table;
    return table;
  };
}
