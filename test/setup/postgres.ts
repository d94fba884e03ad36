import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { ConnectionOptions } from '#server/database/connection.ts';
import { startPostgres } from '#server/database/embedded/supervisor.ts';
import { migrateDatabase } from '#server/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ConnectionOptions;
    run: string;
  }
}

/** A test's data may be lost with the machine: speed first. */
const CARELESS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=300'];

async function server(): Promise<{ connection: ConnectionOptions; stop: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  return url
    ? { connection: { connectionString: url }, stop: async () => {} }
    : startPostgres(join(process.cwd(), '.data/test'), CARELESS);
}

/** Another run may stop the server it shares with us just before we connect to it; then ours is started. */
async function connected(
  tries = 20,
): Promise<{ admin: pg.Client; connection: ConnectionOptions; stop: () => Promise<void> }> {
  const started = await server();
  const admin = new pg.Client(started.connection);
  try {
    await admin.connect();
    return { admin, ...started };
  } catch (error) {
    if (tries === 0) throw error;
    await sleep(250);
    return connected(tries - 1);
  }
}

function alive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function drop(admin: pg.Client, wanted: (pid: number) => boolean) {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^mallama_test_'`,
  );
  for (const { datname } of rows) {
    if (wanted(Number(datname.split('_')[2]))) await admin.query(`drop database if exists "${datname}" with (force)`);
  }
}

/** One migrated template a run; every test file clones it. */
export default async function setup(project: TestProject) {
  const { admin, connection, stop } = await connected();
  const run = `mallama_test_${process.pid}`;
  await drop(admin, (pid) => pid === process.pid || !alive(pid));
  await admin.query(`create database "${run}_template"`);
  await migrateDatabase({ ...connection, database: `${run}_template` });
  project.provide('postgres', connection);
  project.provide('run', run);
  return async () => {
    await drop(admin, (pid) => pid === process.pid);
    await admin.end();
    await stop();
  };
}
