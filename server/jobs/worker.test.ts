import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBus } from '#server/bus/bus.ts';
import type { ConnectionOptions } from '#server/database/connection.ts';
import { type Database, openDatabase } from '#server/database/open.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { jobs as table } from '#server/jobs/table.ts';
import type { Pace } from '#server/jobs/worker.ts';
import { freshDatabase } from '#test/database.ts';

const log = pino({ level: 'silent' });
let connection: ConnectionOptions;
let database: Database;
const close: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  connection = await freshDatabase();
  database = openDatabase(connection);
  return () => database.close();
});

afterEach(async () => {
  for (const stop of close.splice(0).toReversed()) await stop();
  await database.db.delete(table);
});

/** One process with its own timing. */
async function openProcess(pace?: Partial<Pace>) {
  const bus = await openBus(connection, database.db, log);
  const jobs = openJobs({ db: database.db, bus, log, now: () => new Date() }, pace);
  jobs.start();
  close.push(bus.close, jobs.close);
  return jobs;
}

describe('a worker', () => {
  test('that dies releases its job when its lease runs out', async () => {
    const dying = await openProcess({ lease: 3, patience: 0 });
    const began = Promise.withResolvers<void>();
    dying.handle('work', () => {
      began.resolve();
      return new Promise(() => {});
    });
    await dying.add('work', { id: 'a' });
    await began.promise;
    await dying.close();
    const next = await openProcess({ poll: 0.1 });
    const attempts: number[] = [];
    next.handle('work', async (_, { attempt }) => attempts.push(attempt));
    await next.drain();
    expect(attempts).toEqual([]);
    await vi.waitFor(() => expect(attempts).toEqual([2]));
  });

  test('keeps its lease for as long as it works', async () => {
    const slow = await openProcess({ lease: 1.5 });
    const eager = await openProcess({ poll: 0.05 });
    const ran: string[] = [];
    const work = async () => {
      ran.push('a');
      await sleep(3500);
    };
    slow.handle('long', work);
    await slow.add('long', { id: 'a' });
    await vi.waitFor(() => expect(ran).toEqual(['a']));
    eager.handle('long', work);
    await slow.drain();
    expect(ran).toEqual(['a']);
    expect(await database.db.select().from(table)).toEqual([]);
  });

  test('has drained only when the jobs beyond its hands are done too', async () => {
    for (let round = 0; round < 20; round++) {
      const jobs = await openProcess();
      let ended = 0;
      for (let index = 0; index < 12; index++) await jobs.add('many', { id: `${index}` });
      jobs.handle('many', async () => {
        await sleep(round % 4);
        ended++;
      });
      await jobs.drain();
      expect(ended).toBe(12);
      await jobs.close();
    }
  });

  test('that stops finishes what it has begun and begins nothing more', async () => {
    const stopping = await openProcess();
    const began = Promise.withResolvers<void>();
    const ended: string[] = [];
    stopping.handle('last', async ({ id = '' }) => {
      began.resolve();
      await sleep(100);
      ended.push(id);
    });
    await stopping.add('last', { id: 'first' });
    await began.promise;
    const closed = stopping.close();
    await stopping.add('last', { id: 'second' });
    await closed;
    expect(ended).toEqual(['first']);
    expect(await database.db.select().from(table)).toMatchObject([{ payload: { id: 'second' }, attempts: 0 }]);
  });

  test('gives a job that heeds the stop back to the others at once, and counts no try', async () => {
    const stopping = await openProcess();
    const began = Promise.withResolvers<void>();
    stopping.handle('heeds', async (_, { signal }) => {
      began.resolve();
      await sleep(10_000, undefined, { signal });
    });
    await stopping.add('heeds', { id: 'a' });
    await began.promise;
    await stopping.close();
    const next = await openProcess();
    const attempts: number[] = [];
    next.handle('heeds', async (_, { attempt }) => attempts.push(attempt));
    await next.drain();
    expect(attempts).toEqual([1]);
  });

  test('hears of jobs that were added while its connection was broken', async () => {
    const cut = await openProcess();
    const ran: string[] = [];
    cut.handle('missed', async ({ id = '' }) => ran.push(id));
    await cut.drain();
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    );
    const row = { name: 'missed', payload: { id: 'a' }, runAt: new Date(), createdAt: new Date() };
    await database.db.insert(table).values({ id: crypto.randomUUID(), ...row });
    await vi.waitFor(() => expect(ran).toEqual(['a']), 5000);
  });

  test('parks a job under which every process dies', async () => {
    const row = { name: 'deadly', payload: { id: 'a' }, attempts: 2, runAt: new Date(), createdAt: new Date() };
    await database.db.insert(table).values({ id: crypto.randomUUID(), ...row });
    const jobs = await openProcess();
    const ran: string[] = [];
    jobs.handle('deadly', async ({ id = '' }) => ran.push(id), { attempts: 2 });
    await jobs.drain();
    expect(ran).toEqual([]);
    expect(await database.db.select().from(table)).toMatchObject([{ failedAt: expect.any(Date) }]);
  });

  test.each([
    [1, [], [{ failedAt: expect.any(Date), lastError: 'Error' }]],
    [0, ['a'], []],
  ])('sets aside a job that took its process down twice: after %i before this one', async (crashes, done, left) => {
    const held = { worker: crypto.randomUUID(), leasedUntil: new Date(0), crashes };
    const row = { name: 'deadly', payload: { id: 'a' }, attempts: 1, runAt: new Date(), createdAt: new Date() };
    await database.db.insert(table).values({ id: crypto.randomUUID(), ...row, ...held });
    const jobs = await openProcess();
    const ran: string[] = [];
    jobs.handle('deadly', async ({ id = '' }) => ran.push(id));
    await jobs.drain();
    expect(ran).toEqual(done);
    expect(await database.db.select().from(table)).toMatchObject(left);
  });

  test('takes nothing before it is started', async () => {
    const bus = await openBus(connection, database.db, log);
    const jobs = openJobs({ db: database.db, bus, log, now: () => new Date() }, { poll: 0.05 });
    close.push(bus.close, jobs.close);
    const ran: string[] = [];
    jobs.handle('early', async ({ id = '' }) => ran.push(id));
    await jobs.add('early', { id: 'a' });
    await sleep(200);
    expect(ran).toEqual([]);
    jobs.start();
    await vi.waitFor(() => expect(ran).toEqual(['a']), 3000);
  });
});
