import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { type Handler, type JobsHouse, run } from '#server/jobs/run.ts';
import { jobs } from '#server/jobs/table.ts';
import { type Job, lease, nextDue, take } from '#server/jobs/take.ts';
import { withoutContent } from '#server/without-content.ts';

/** In seconds: a worker's lease, the longest pause between checks, and how long closing waits. */
export type Pace = { lease: number; poll: number; patience: number };
const PACE: Pace = { lease: 60, poll: 15, patience: 5 };

/** Jobs at a time per process; fewer than its database connections. */
const AT_ONCE = 5;

/** Takes due jobs and runs them until it is closed. */
export class Worker {
  readonly #house: JobsHouse;
  readonly #pace: Pace;
  readonly #id = randomUUID();
  readonly #handlers = new Map<string, Handler>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #closing = new AbortController();
  readonly #renewing: NodeJS.Timeout;
  #filling: Promise<void> | undefined;
  #again = false;
  #started = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(house: JobsHouse, pace: Partial<Pace> = {}) {
    this.#house = house;
    this.#pace = { ...PACE, ...pace };
    this.#renewing = setInterval(() => void this.#renew(), (this.#pace.lease * 1000) / 3).unref();
  }

  handle(name: string, handler: Handler) {
    if (this.#handlers.has(name)) throw new Error(`Two handlers for the job ${name}.`);
    this.#handlers.set(name, handler);
    void this.wake();
  }

  start() {
    this.#started = true;
    void this.wake();
  }

  /** Checks for due jobs now. A call during a check makes it check once more. */
  wake = (): Promise<void> => {
    if (this.#stopping || !this.#started) return Promise.resolve();
    this.#again = true;
    this.#filling ??= this.#fillAgain();
    return this.#filling;
  };

  drain = async () => {
    this.#started = true;
    for (let due = true; due && !this.#stopping; ) {
      await this.wake();
      await Promise.all(this.#running.values());
      const next = await nextDue(this.#house.db, this.#wanted);
      // A job may be taken just as another ends, and is then neither running nor waiting.
      const isBusy = this.#running.size > 0 || this.#filling !== undefined;
      due = isBusy || (next !== undefined && next <= this.#house.now());
    }
  };

  async close() {
    this.#closing.abort();
    clearTimeout(this.#timer);
    clearInterval(this.#renewing);
    await this.#filling;
    const patience = sleep(this.#pace.patience * 1000, undefined, { ref: false });
    await Promise.race([Promise.all(this.#running.values()), patience]);
  }

  get #stopping() {
    return this.#closing.signal.aborted;
  }

  get #wanted() {
    return { names: [...this.#handlers.keys()], running: [...this.#running.keys()], now: this.#house.now() };
  }

  async #fillAgain() {
    do {
      this.#again = false;
      const wait = await this.#fill().catch((error) => this.#report(error));
      clearTimeout(this.#timer);
      if (!this.#stopping) this.#timer = setTimeout(this.wake, wait).unref();
    } while (this.#again && !this.#stopping);
    this.#filling = undefined;
  }

  /** Takes as many jobs as it can run. Returns how many milliseconds to sleep. */
  async #fill(): Promise<number> {
    const { db, now } = this.#house;
    const longest = this.#pace.poll * 1000;
    for (let free = this.#free; free > 0; free = this.#free) {
      const taken = await take(db, this.#id, this.#pace.lease, free, this.#wanted);
      for (const job of taken) this.#begin(job);
      if (taken.length < free) break;
    }
    const next = this.#free > 0 ? await nextDue(db, this.#wanted) : undefined;
    return next ? Math.min(longest, Math.max(next.getTime() - now().getTime(), 10)) : longest;
  }

  get #free() {
    return this.#stopping ? 0 : AT_ONCE - this.#running.size;
  }

  #begin(job: Job) {
    const handler = this.#handlers.get(job.name);
    if (!handler) return;
    const ended = run(this.#house, this.#id, job, handler, this.#closing.signal).then(() => {
      this.#running.delete(job.id);
      void this.wake();
    });
    this.#running.set(job.id, ended);
  }

  async #renew() {
    if (this.#running.size === 0) return;
    const held = and(eq(jobs.worker, this.#id), inArray(jobs.id, [...this.#running.keys()]));
    const leasedUntil = lease(this.#pace.lease);
    await this.#house.db
      .update(jobs)
      .set({ leasedUntil })
      .where(held)
      .catch((error) => this.#report(error));
  }

  #report(error: unknown): number {
    this.#house.log.error({ error: withoutContent(error) }, 'the jobs are out of reach');
    return this.#pace.poll * 1000;
  }
}
