import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Desk } from '#server/coach/run/desk.ts';
import { Draft } from '#server/coach/run/draft.ts';
import { finish, giveBack } from '#server/coach/run/finish.ts';
import type { Going, Rooms, RunnerHouse, Why } from '#server/coach/run/going.ts';
import { outcomeOf } from '#server/coach/run/outcome.ts';
import { saveGrown } from '#server/coach/run/save.ts';
import { forgetRun, type Run, renew, takeOpen } from '#server/coach/run/store.ts';
import { NoKey } from '#server/vault/vault.ts';
import { withoutContent } from '#server/without-content.ts';

/** Seconds after which a silent process loses its replies; milliseconds between two saves of a draft. */
export type Pace = { lease: number; save: number };
export const PACE: Pace = { lease: 30, save: 250 };

/** How many waiting replies one process takes. */
const AT_ONCE = 100;

/**
 * Milliseconds between two suspects: one that blocks this process blocks its timers too, so it takes no other with it.
 */
const APART = 500;

/** Writes replies in this process, and takes over those whose process died. */
export class Runner {
  readonly worker = randomUUID();
  readonly #house: RunnerHouse;
  readonly #desk: Desk;
  readonly #rooms: Rooms;
  readonly #lease: number;
  readonly #going = new Map<string, Going>();
  readonly #timers: NodeJS.Timeout[];
  #started = false;
  #leaving = false;
  #again = false;
  #taking: Promise<void> | undefined;
  /** Runs while the last suspect may still block this process. */
  #watched: NodeJS.Timeout | undefined;

  constructor(house: RunnerHouse, desk: Desk, rooms: Rooms, { lease, save }: Pace) {
    this.#house = house;
    this.#desk = desk;
    this.#rooms = rooms;
    this.#lease = lease;
    this.#timers = [
      setInterval(() => void saveGrown(house, this.#going.values()).catch(this.#report), save).unref(),
      setInterval(() => void this.#renew(), (lease * 1000) / 3).unref(),
    ];
  }

  draftOf(ownerId: string, id: string): Draft | undefined {
    const going = this.#going.get(id);
    return going?.row.ownerId === ownerId ? going.draft : undefined;
  }

  rowOf(ownerId: string, id: string): Run | undefined {
    const going = this.#going.get(id);
    return going?.row.ownerId === ownerId && !going.draft.isOver ? going.row : undefined;
  }

  get isLeaving() {
    return this.#leaving;
  }

  begin(row: Run, { ready, stop }: Pick<Going, 'ready' | 'stop'> = { ready: undefined, stop: new AbortController() }) {
    const going: Going = {
      row,
      draft: new Draft(row.attempts),
      stop,
      ended: Promise.resolve(),
      saved: '',
      ready,
    };
    this.#going.set(row.id, going);
    if (this.#leaving) going.stop.abort('leaving' satisfies Why);
    going.ended = this.#write(going);
  }

  stop(id: string) {
    this.#going.get(id)?.stop.abort('stopped' satisfies Why);
  }

  /** Starts taking replies that no process writes. */
  start(): Promise<void> {
    this.#started = true;
    return this.takeWaiting();
  }

  /** Takes replies that no process writes. A call during a look makes it look once more. */
  takeWaiting = (): Promise<void> => {
    if (!this.#started) return Promise.resolve();
    this.#again = true;
    this.#taking ??= this.#takeAgain();
    return this.#taking;
  };

  /** Finishes what can be finished in that time, and leaves the rest to other processes. */
  async leave(patience: number) {
    this.#leaving = true;
    const all = () => Promise.all([...this.#going.values()].map(({ ended }) => ended));
    await Promise.race([all(), sleep(patience, undefined, { ref: false })]);
    for (const { stop } of this.#going.values()) stop.abort('leaving' satisfies Why);
    await all();
  }

  async close() {
    for (const timer of this.#timers) clearInterval(timer);
    clearTimeout(this.#watched);
    await this.leave(0);
    await this.#taking;
  }

  async #write(going: Going) {
    try {
      const outcome = await outcomeOf(this.#house, this.#desk, going);
      if (outcome === 'left') await giveBack(this.#house, this.worker, going);
      else await finish(this.#house, this.#rooms, this.worker, going, outcome);
    } catch (error) {
      // Its lease expires, and it is taken again. That of a member who was erased meanwhile no longer exists.
      if (error instanceof NoKey) await forgetRun(this.#house.db, going.row.id).catch(this.#report);
      else this.#report(error);
      going.draft.lose();
    }
    this.#going.delete(going.row.id);
  }

  async #take(how: { most: number; suspect: boolean }) {
    const its = { worker: this.worker, seconds: this.#lease, rooms: [...this.#rooms.keys()] };
    const taking = { ...its, ...how, going: [...this.#going.keys()] };
    return (await takeOpen(this.#house.db, taking).catch(this.#report)) ?? [];
  }

  async #takeSuspect() {
    const [suspect] = await this.#take({ most: 1, suspect: true });
    if (!suspect) return;
    this.begin(suspect);
    this.#watched = setTimeout(() => {
      this.#watched = undefined;
      void this.takeWaiting();
    }, APART).unref();
  }

  async #takeAgain() {
    while (this.#again && !this.#leaving) {
      this.#again = false;
      const free = AT_ONCE - this.#going.size;
      if (free <= 0) break;
      for (const row of await this.#take({ most: free, suspect: false })) this.begin(row);
      if (!this.#watched) await this.#takeSuspect();
    }
    this.#taking = undefined;
  }

  async #renew() {
    const ids = [...this.#going.keys()];
    if (ids.length > 0) await renew(this.#house.db, this.worker, ids, this.#lease).catch(this.#report);
    await this.takeWaiting();
  }

  #report = (error: unknown): undefined => {
    this.#house.log.error({ error: withoutContent(error) }, 'the coach’s replies are out of reach');
  };
}
