import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { ConnectionOptions } from '#server/database/connection.ts';
import { codeOf, Refused } from '#server/refused.ts';

const OUR_LOCK = 7301;

/** The package's folder, from a source file or the bundle. */
function root(at = import.meta.dirname): string {
  return existsSync(join(at, 'package.json')) ? at : root(dirname(at));
}

/** What to do about common connection errors of PostgreSQL. */
const TURNED_AWAY: Record<string, string> = {
  '3D000': 'has no database of that name: create it, or correct the address',
  '28P01': 'refuses this user and password: correct the address',
  '28000': 'does not let this user in from here: correct the address, or its pg_hba.conf',
};

async function connect(connection: ConnectionOptions): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const code = codeOf(error) ?? 'no reason given';
    const why = TURNED_AWAY[code] ?? `does not answer (${code}): start it, or correct the address`;
    throw new Refused(`PostgreSQL at DATABASE_URL ${why}.`);
  }
}

const OLDEST = 14;

/** Why a server or database cannot be used; undefined if it can. */
export function unfit(major: number, encoding: string): string | undefined {
  if (major < OLDEST) return `DATABASE_URL is a PostgreSQL ${major}; Mallama needs ${OLDEST} or later.`;
  return encoding === 'UTF8'
    ? undefined
    : `The database at DATABASE_URL keeps text as ${encoding}: create one with encoding UTF8, and name that.`;
}

async function refuseUnfit(client: pg.Client) {
  const { rows } = await client.query<{ major: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 major, current_setting('server_encoding') encoding`,
  );
  const wrong = rows[0] && unfit(rows[0].major, rows[0].encoding);
  if (wrong) throw new Refused(wrong);
}

/** Runs the migrations, one process at a time. */
export async function migrateDatabase(connection: ConnectionOptions) {
  const client = await connect(connection);
  try {
    await refuseUnfit(client);
    await client.query('select pg_advisory_lock($1)', [OUR_LOCK]);
    await migrate(drizzle({ client, paramsInErrors: false }), {
      migrationsFolder: join(root(), 'server/database/migrations'),
    });
  } finally {
    await client.end();
  }
}
