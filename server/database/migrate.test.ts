import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import type { ConnectionOptions } from '#server/database/connection.ts';
import { migrateDatabase, unfit } from '#server/database/migrate.ts';

/** The test server's connection with another database name. */
function named(database: string): ConnectionOptions {
  const { connectionString, ...options } = inject('postgres');
  if (!connectionString) return { ...options, database };
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

async function asAdmin(sql: string) {
  const admin = new pg.Client(inject('postgres'));
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}

test('a database that is not there is refused in one sentence', async () => {
  await expect(migrateDatabase(named('no_such_database'))).rejects.toThrow(
    'PostgreSQL at DATABASE_URL has no database of that name: create it, or correct the address.',
  );
});

test('a database that cannot keep every letter is refused before anything is made in it', async () => {
  const name = `${inject('run')}_${randomUUID().slice(0, 8)}`;
  await asAdmin(
    `create database "${name}" template template0 encoding 'LATIN1' locale_provider libc lc_collate 'C' lc_ctype 'C'`,
  );
  await expect(migrateDatabase(named(name))).rejects.toThrow('keeps text as LATIN1: create one with encoding UTF8');
  await asAdmin(`drop database "${name}"`);
});

test('a PostgreSQL that is too old is named with what is needed', () => {
  expect(unfit(13, 'UTF8')).toBe('DATABASE_URL is a PostgreSQL 13; Mallama needs 14 or later.');
  expect(unfit(14, 'UTF8')).toBeUndefined();
});
