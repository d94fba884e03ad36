import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { ConnectionOptions } from '#server/database/connection.ts';
import { codeOf, Refused } from '#server/refused.ts';

const OUR_LOCK = 7301;

/** The package's folder, from a source file and from the bundle alike. */
function root(at = import.meta.dirname): string {
  return existsSync(join(at, 'package.json')) ? at : root(dirname(at));
}

/** Brings the tables up to date, one process at a time. */
export async function migrateDatabase(connection: ConnectionOptions) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new Refused(
      `PostgreSQL at DATABASE_URL does not answer (${codeOf(error) ?? 'no reason given'}): start it, or correct the address.`,
    );
  }
  try {
    await client.query('select pg_advisory_lock($1)', [OUR_LOCK]);
    await migrate(drizzle({ client, paramsInErrors: false }), {
      migrationsFolder: join(root(), 'server/database/migrations'),
    });
  } finally {
    await client.end();
  }
}
