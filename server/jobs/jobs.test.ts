import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Bus, openBus } from '#server/bus/bus.ts';
import type { ConnectionOptions } from '#server/database/connection.ts';
import { type Database, openDatabase } from '#server/database/open.ts';
import { type Jobs, openJobs } from '#server/jobs/jobs.ts';
import { jobs as table } from '#server/jobs/table.ts';
import { movableClock } from '#test/clock.ts';
import { freshDatabase } from '#test/database.ts';

const clock = movableClock();
const log = pino({ level: 'silent' });
let connection: ConnectionOptions;
let database: Database;
let buses: Bus[];
let here: Jobs;
let there: Jobs;

beforeAll(async () => {
  connection = await freshDatabase();
  database = openDatabase(connection);
  buses = await Promise.all([1, 2].map(() => openBus(connection, database.db, log)));
  const [a, b] = buses.map((bus) => openJobs({ db: database.db, bus, log, now: clock.now }));
  if (!a || !b) throw new Error('two processes were meant');
  [here, there] = [a, b];
  for (const jobs of [here, there]) jobs.start();
});

afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await Promise.all(buses.map((bus) => bus.close()));
  await database.close();
});

/** Both processes can do it; the results go into one list. */
function onBoth(name: string, options?: { attempts?: number }, work = async (_id: string) => {}) {
  const ran: string[] = [];
  for (const jobs of [here, there]) {
    jobs.handle(
      name,
      async ({ id = '' }) => {
        ran.push(id);
        await work(id);
      },
      options,
    );
  }
  return ran;
}

const rowsOf = async (name: string) => (await database.db.select().from(table)).filter((row) => row.name === name);

describe('jobs', () => {
  test('are done once, whichever process is free', async () => {
    const ran = onBoth('once', {}, () => sleep(2));
    const ids = Array.from({ length: 60 }, (_, i) => String(i).padStart(2, '0'));
    await Promise.all(ids.map((id) => here.add('once', { id })));
    await vi.waitFor(async () => expect(await rowsOf('once')).toEqual([]), 5000);
    expect(ran.toSorted()).toEqual(ids);
  });

  test('with one key are one job, however often and from wherever they are added', async () => {
    const ran = onBoth('keyed');
    const add = (i: number) => (i % 2 ? here : there).add('keyed', { id: 'a' }, { key: 'the same' });
    await Promise.all(Array.from({ length: 20 }, (_, i) => add(i)));
    await Promise.all([here.drain(), there.drain()]);
    await add(1);
    await here.drain();
    expect(ran).toEqual(['a']);
    expect(await rowsOf('keyed')).toMatchObject([{ payload: {}, doneAt: clock.now() }]);
  });

  test('exist only if the transaction that added them commits', async () => {
    const ran = onBoth('tx');
    const adding = (id: string) =>
      database.db.transaction(async (tx) => {
        await here.add('tx', { id }, { tx });
        if (id === 'undone') throw new Error('changed my mind');
      });
    await adding('undone').catch(() => {});
    await adding('kept');
    await vi.waitFor(() => expect(ran).toEqual(['kept']));
  });

  test('wait for their time by the clock of the house', async () => {
    const ran = onBoth('later');
    await here.add('later', { id: 'a' }, { runAt: new Date(clock.now().getTime() + 60_000) });
    await here.drain();
    clock.advance(59_000);
    await here.drain();
    expect(ran).toEqual([]);
    clock.advance(1000);
    await here.drain();
    expect(ran).toEqual(['a']);
  });

  test('that fail are tried again, later each time, and then kept for the admin without the words of the failure', async () => {
    const ran = onBoth('fails', { attempts: 3 }, async () => {
      throw Object.assign(new TypeError('a private line'), { code: 'E_WHY' });
    });
    await here.add('fails', { id: 'a' });
    await here.drain();
    expect(ran).toHaveLength(1);
    for (const [seconds, times] of [
      [4, 1],
      [1, 2],
      [19, 2],
      [1, 3],
      [4000, 3],
    ] as const) {
      clock.advance(seconds * 1000);
      await here.drain();
      expect(ran).toHaveLength(times);
    }
    const [row] = await rowsOf('fails');
    expect(row).toMatchObject({ payload: { id: 'a' }, failedAt: expect.any(Date), lastError: 'TypeError E_WHY' });
  });

  test('that fail once succeed the next time', async () => {
    const ran = onBoth('recovers', {}, async () => {
      if (ran.length === 1) throw new Error('not yet');
    });
    await here.add('recovers', { id: 'a' });
    await here.drain();
    clock.advance(5000);
    await Promise.all([here.drain(), there.drain()]);
    expect(ran).toEqual(['a', 'a']);
    expect(await rowsOf('recovers')).toEqual([]);
  });

  test('that repeat run once in each interval over all processes', async () => {
    const ran = onBoth('repeats');
    await Promise.all([here.every('repeats', 60), there.every('repeats', 60)]);
    const both = () => Promise.all([here.drain(), there.drain()]);
    await both();
    expect(ran).toHaveLength(0);
    for (const times of [1, 2, 3]) {
      clock.advance(60_000);
      await both();
      await both();
      expect(ran).toHaveLength(times);
    }
    clock.advance(600_000);
    await both();
    expect(ran).toHaveLength(4);
  });

  test('nobody here can do are left for those who can', async () => {
    await here.add('unknown', { id: 'a' });
    await Promise.all([here.drain(), there.drain()]);
    expect(await rowsOf('unknown')).toMatchObject([{ attempts: 0, worker: null }]);
  });
});
