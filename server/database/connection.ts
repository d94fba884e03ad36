import type pg from 'pg';
import { codeOf } from '#server/refused.ts';

export type ConnectionOptions = Pick<
  pg.ClientConfig,
  'host' | 'user' | 'database' | 'application_name' | 'connectionString'
>;

/** No connection, shutting down or starting, out of disk, memory or connections, or a read-only replica. */
const LOST =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|57P0[123]|08\w{3}|53\w{3}|25006)$/;
const SAID =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Not connected|Query read timeout)/;

/** Whether a query failed because the database is not available, and not because of the query. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (LOST.test(codeOf(at) ?? '') || SAID.test(at.message)) return true;
  }
  return false;
}
