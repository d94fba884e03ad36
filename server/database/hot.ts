import type { Db, Transaction } from '#server/database/open.ts';

type Place = Db | Transaction;

/** A query built and prepared once per database: a module says it, its handlers run it. */
export function hot<Query>(build: (read: Place) => Query): (read: Place) => Query {
  const built = new WeakMap<Place, Query>();
  return (read) => {
    const known = built.get(read);
    if (known) return known;
    const query = build(read);
    built.set(read, query);
    return query;
  };
}
