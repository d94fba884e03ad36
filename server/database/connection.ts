import type pg from 'pg';
import { codeOf } from '#server/refused.ts';

export type ConnectionOptions = Pick<
  pg.ClientConfig,
  'host' | 'user' | 'database' | 'application_name' | 'connectionString'
>;

const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** Whether a query failed because the database is away, not because of what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = codeOf(at);
    if (code && (LOST.has(code) || code.startsWith('08'))) return true;
    if (
      /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Not connected)/.test(
        at.message,
      )
    )
      return true;
  }
  return false;
}
