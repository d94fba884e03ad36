import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ConnectionOptions } from '#server/database/connection.ts';
import { ReadLine } from '#server/database/read-line.ts';

export type Db = NodePgDatabase;
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
export type DbOrTransaction = Db | Transaction;

export type Database = {
  /** For writes, transactions and long reads. */
  db: Db;
  /** For short prepared reads, pipelined on one connection. */
  read: Db;
  close(): Promise<void>;
};

export function openDatabase(connection: ConnectionOptions): Database {
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    // For a server that no longer answers, and so does not enforce its own timeout.
    query_timeout: 17_000,
  });
  // The pool drops a broken connection by itself, but without a listener its error would end the process. The pool
  // does not listen to connections that are checked out.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const line = new ReadLine(connection);
  return {
    db: drizzle({ client: pool, paramsInErrors: false }),
    read: drizzle({ client: line as unknown as pg.Client, paramsInErrors: false }),
    close: async () => {
      await Promise.all([line.close(), pool.end()]);
    },
  };
}
