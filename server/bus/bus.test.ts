import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Bus, openBus } from '#server/bus/bus.ts';
import type { ConnectionOptions } from '#server/database/connection.ts';
import { type Database, openDatabase } from '#server/database/open.ts';
import { freshDatabase } from '#test/database.ts';

let connection: ConnectionOptions;
let database: Database;
let here: Bus;
let there: Bus;
const lines: string[] = [];

beforeAll(async () => {
  connection = await freshDatabase();
  database = openDatabase(connection);
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  here = await openBus(connection, database.db, log);
  there = await openBus(connection, database.db, log);
});

afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.close();
});

/** The events of one kind that a process receives. */
function heardBy(bus: Bus, kind: string) {
  const heard: string[] = [];
  const gaps: number[] = [];
  const stop = bus.subscribe(
    kind,
    ({ id = '' }) => heard.push(id),
    () => gaps.push(1),
  );
  return { heard, gaps, stop };
}

const cutListeners = () =>
  database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
  );

describe('the bus', () => {
  test('tells every process, in order, and only those who asked for that kind', async () => {
    const [a, b, other] = [heardBy(here, 'order'), heardBy(there, 'order'), heardBy(there, 'else')];
    const ids = Array.from({ length: 50 }, (_, i) => String(i));
    for (const id of ids) await here.publish({ kind: 'order', ids: { id } });
    await vi.waitFor(() => expect([a.heard, b.heard]).toEqual([ids, ids]));
    expect(other.heard).toEqual([]);
  });

  test('tells nothing of a transaction that was rolled back, and one that commits only afterwards', async () => {
    const { heard } = heardBy(there, 'tx');
    await database.db
      .transaction(async (tx) => {
        await here.publish({ kind: 'tx', ids: { id: 'rolled back' } }, tx);
        throw new Error('changed my mind');
      })
      .catch(() => {});
    await database.db.transaction(async (tx) => {
      await here.publish({ kind: 'tx', ids: { id: 'committed' } }, tx);
      await sleep(50);
      expect(heard).toEqual([]);
    });
    await vi.waitFor(() => expect(heard).toEqual(['committed']));
  });

  test('says after a broken connection that something may be missing, and goes on telling', async () => {
    const [a, b] = [heardBy(here, 'gap'), heardBy(there, 'gap')];
    await cutListeners();
    await vi.waitFor(() => expect([a.gaps, b.gaps]).toEqual([[1], [1]]), 5000);
    await here.publish({ kind: 'gap', ids: { id: 'after' } });
    await vi.waitFor(() => expect([a.heard, b.heard]).toEqual([['after'], ['after']]));
  });

  test('refuses what PostgreSQL would refuse', async () => {
    await expect(here.publish({ kind: 'large', ids: { id: 'x'.repeat(8000) } })).rejects.toThrow('too large');
  });

  test('goes on when a subscriber fails, and keeps the words of the failure out of the log', async () => {
    here.subscribe('fails', () => {
      throw new Error('a private line');
    });
    const { heard } = heardBy(here, 'fails');
    await here.publish({ kind: 'fails', ids: { id: '1' } });
    await vi.waitFor(() => expect(heard).toEqual(['1']));
    expect(lines.join()).toContain('an event could not be taken in');
    expect(lines.join()).not.toContain('private');
  });

  test('outlives what somebody else says on its channel', async () => {
    const { heard } = heardBy(here, 'outlives');
    await database.db.execute(sql`select pg_notify('mallama', 'not one of ours')`);
    await here.publish({ kind: 'outlives', ids: { id: '1' } });
    await vi.waitFor(() => expect(heard).toEqual(['1']));
  });

  test('tells nothing to whoever has stopped listening', async () => {
    const [stopped, still] = [heardBy(here, 'stop'), heardBy(here, 'stop')];
    stopped.stop();
    await here.publish({ kind: 'stop', ids: { id: '1' } });
    await vi.waitFor(() => expect(still.heard).toEqual(['1']));
    expect(stopped.heard).toEqual([]);
  });
});
