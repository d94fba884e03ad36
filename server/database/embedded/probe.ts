import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

export type Connection = { host: string; user: string; database: string; application_name: string };

async function ask(connection: Connection, sql: string): Promise<number | undefined> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<{ n: number }>(sql)).rows[0]?.n;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

export const answers = async (connection: Connection) => (await ask(connection, 'select 1 n')) === 1;

/** Connections of other processes; our own may linger for a moment. */
export const otherClients = (connection: Connection) =>
  ask(
    connection,
    `select count(*)::int n from pg_stat_activity
     where backend_type = 'client backend' and application_name <> current_setting('application_name')`,
  );

/** The server's process id while it runs. Its file is removed on shutdown, also where the process is not reaped. */
export function postmaster(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

export function running(pid: number | undefined): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
