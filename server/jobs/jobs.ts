import { sql } from 'drizzle-orm';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import { nextSlot } from '#server/jobs/due.ts';
import type { JobsHouse, Work } from '#server/jobs/run.ts';
import { jobs, type Payload } from '#server/jobs/table.ts';
import { type Pace, Worker } from '#server/jobs/worker.ts';

type AddOptions = { runAt?: Date; key?: string; tx?: Transaction };

/** Work for later: stored in the database, done once over all processes, and retried when it fails. */
export type Jobs = {
  /** In a transaction the job exists only if it commits. A key that exists already adds nothing. */
  add(name: string, payload: Payload, options?: AddOptions): Promise<void>;
  /** Registers the handler of a name. If a process dies, its job may be done twice. */
  handle(name: string, work: Work, options?: { attempts?: number }): void;
  /** Once per interval over all processes; first at the end of the current interval. */
  every(name: string, seconds: number): Promise<void>;
  /**
   * Starts taking due jobs. Called when the process listens, because a job may be what the previous process died of.
   */
  start(): void;
  /** Does everything that is due now, and returns when it is done. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

export function openJobs(house: JobsHouse, pace?: Partial<Pace>): Jobs {
  const { db, bus, now } = house;
  const worker = new Worker(house, pace);
  const stopHearing = bus.subscribe('job', worker.wake, worker.wake);

  return {
    async add(name, payload, { runAt = now(), key, tx } = {}) {
      const createdAt = now();
      const row = { id: newId(createdAt), name, payload, runAt, key, createdAt };
      await (tx ?? db).insert(jobs).values(row).onConflictDoNothing();
      if (runAt <= createdAt) await bus.publish({ kind: 'job', ids: { name } }, tx);
    },
    handle(name, work, { attempts = 10 } = {}) {
      worker.handle(name, { work, attempts });
    },
    async every(name, seconds) {
      const createdAt = now();
      const runAt = nextSlot(createdAt, seconds);
      const row = {
        id: newId(createdAt),
        name,
        key: `every:${name}`,
        payload: {},
        runAt,
        everySeconds: seconds,
        createdAt,
      };
      await db
        .insert(jobs)
        .values(row)
        .onConflictDoUpdate({
          target: jobs.key,
          set: { everySeconds: seconds, runAt },
          setWhere: sql`${jobs.everySeconds} <> ${seconds}`,
        });
    },
    start: () => worker.start(),
    drain: worker.drain,
    async close() {
      stopHearing();
      await worker.close();
    },
  };
}
