import type { DbOrTransaction } from '#server/database/open.ts';

/** A query that is built and prepared once per database. Modules define it, handlers run it. */
export function hot<Query>(build: (read: DbOrTransaction) => Query): (read: DbOrTransaction) => Query {
  const built = new WeakMap<DbOrTransaction, Query>();
  return (read) => {
    const known = built.get(read);
    if (known) return known;
    const query = build(read);
    built.set(read, query);
    return query;
  };
}
