import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** What was learned lies in a file beside the code; megabytes of it are read when first asked for, not at every start. */
export function learned<Table>(file: `#server/${string}.json`): () => Table {
  let table: Table | undefined;
  return () => {
    table ??= load(file) as Table;
    return table;
  };
}
