import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Reply } from '#contract/chat.ts';
import { newId } from '#server/clock/ids.ts';
import { type Expected, type Kept, keeping } from '#server/coach/run/begin/keeping.ts';
import { type Asked, askedIn, type Order } from '#server/coach/run/begin/order.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import type { Snapshot } from '#server/coach/run/draft.ts';
import { end } from '#server/coach/run/finish.ts';
import { forgetKnown } from '#server/coach/run/forget-known.ts';
import type { OnEnd, Room, RunnerHouse } from '#server/coach/run/going.ts';
import { drop, prepare, type Talk } from '#server/coach/run/prepare.ts';
import { keptOf, sourceOf } from '#server/coach/run/read.ts';
import { replyEvents, whenAborted } from '#server/coach/run/reply-events.ts';
import { PACE, type Pace, Runner } from '#server/coach/run/runner.ts';
import { messageIn, openQuestion, sealQuestion } from '#server/coach/run/seal.ts';
import { askToStop, find, forgetSubject, insert, NO_ROOM, replace } from '#server/coach/run/store.ts';
import { Waiters } from '#server/coach/run/waiters.ts';
import type { Result } from '#server/coach/tasks/tasks.ts';
import type { Transaction } from '#server/database/open.ts';

/** Milliseconds in which the process that writes a reply has to stop it, before it is taken for dead. */
const STOPPING = 2000;

/** Milliseconds for asking the provider before this process does anything else for the sender. */
const ASKING = 1;

type Keeping = Pick<Order<Talk>, 'ahead'> & {
  tx: Transaction | undefined;
  waits: boolean;
  expected?: Expected | undefined;
};

/** Replies that outlive the connection and the process on which they were asked for. */
export class Runs {
  readonly #house: RunnerHouse;
  readonly #desk: Desk;
  readonly #lease: number;
  readonly #rooms = new Map<string, Room>();
  readonly #waiters = new Waiters();
  readonly #letGo = new AbortController();
  readonly #runner: Runner;
  readonly #unsubscribe: (() => void)[];

  constructor(house: RunnerHouse, desk: Desk, pace: Pace = PACE) {
    const { bus } = house;
    const waiters = this.#waiters;
    const runner = new Runner(house, desk, this.#rooms, pace);
    this.#house = house;
    this.#desk = desk;
    this.#lease = pace.lease;
    this.#runner = runner;
    this.#unsubscribe = [
      bus.subscribe('coach.told', ({ runs = '' }) => waiters.wake(...runs.split(',')), waiters.wakeAll),
      bus.subscribe('coach.stop', ({ id = '' }) => runner.stop(id)),
      bus.subscribe('coach.waiting', runner.takeWaiting, runner.takeWaiting),
    ];
  }

  /**
   * Takes over unfinished replies. Called once every room has registered how its replies end and the process listens.
   */
  start() {
    void this.#runner.start();
  }

  /**
   * Registers what a room does when one of its replies ends. That is in the same transaction, so there is never a
   * second reply.
   */
  onEnd(room: string, onEnd: OnEnd, its: Omit<Room, 'onEnd'> = {}) {
    this.#rooms.set(room, { ...its, onEnd });
  }

  keeping = keeping;

  /**
   * Prepares what is asked when a message is stored. `begin` uses it if the order is the same; otherwise `keeping`
   * drops it.
   */
  expect(order: Order<Talk>): Expected {
    return this.#expect(askedIn(order), order.ahead);
  }

  /**
   * Stores the message and begins the reply, which only its end, a stop or a failure ends. In a transaction the reply
   * begins on commit: with `soon` in this process, otherwise in whichever is free.
   */
  async begin<Name extends Talk | Result>(
    order: Order<Name>,
    tx?: Transaction,
    { soon, expected }: { soon?: Kept[]; expected?: Expected | undefined } = {},
  ): Promise<string> {
    const asked = askedIn(order);
    const id = newId(this.#house.now());
    const waits = (tx && !soon) || this.#runner.isLeaving;
    const kept = await this.#keep(id, asked, { tx, waits, expected, ahead: order.ahead });
    soon?.push(kept);
    if (tx) return id;
    kept.begin();
    if (!order.ahead) await sleep(ASKING);
    return id;
  }

  async read(ownerId: string, id: string): Promise<Reply | undefined> {
    const row = this.#runner.rowOf(ownerId, id) ?? (await find(this.#house.db, ownerId, id));
    if (!row || row.task === 'resolveArgument') return undefined;
    const safe = await this.#house.vault.of(ownerId);
    const { text, safety, ending } = await this.#source(ownerId, id).look();
    const kept = await keptOf(this.#house, this.#rooms, row);
    return {
      id,
      status: ending?.status ?? row.status,
      message: messageIn(openQuestion(safe, row)),
      response: text,
      notice: kept?.notice ?? null,
      failure: ending?.failure ?? null,
      offer: kept?.guide?.offer ?? null,
      meta: ending?.meta ?? null,
      safety,
      replacedBy: row.replacedBy,
      createdAt: row.createdAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    };
  }

  /** The events of a reply after `lastEventId`; undefined if there is no such reply. */
  async streamEvents(ownerId: string, id: string, lastEventId: string | undefined, left: AbortSignal) {
    const isThere = this.#runner.draftOf(ownerId, id) ?? (await find(this.#house.db, ownerId, id));
    const until = AbortSignal.any([left, this.#letGo.signal]);
    return isThere ? replyEvents(this.#source(ownerId, id), lastEventId, until) : undefined;
  }

  /** The reply once it has ended, or its state when waiting was given up. */
  async ended(ownerId: string, id: string, until: AbortSignal = this.#letGo.signal): Promise<Snapshot> {
    const source = this.#source(ownerId, id);
    using given = whenAborted(until);
    for (;;) {
      const changed = source.changed();
      const snapshot = await source.look();
      if (snapshot.ending || until.aborted) return snapshot;
      await Promise.race([changed, given.promise]);
    }
  }

  async stop(ownerId: string, id: string) {
    const { db, bus, now } = this.#house;
    if (!(await askToStop(db, ownerId, id, now()))) return;
    this.#runner.stop(id);
    await bus.publish({ kind: 'coach.stop', ids: { id } });
    const { ending, ...sofar } = await this.ended(ownerId, id, AbortSignal.timeout(STOPPING));
    const run = ending ? undefined : await find(db, ownerId, id);
    const kept = { ...sofar, meta: null, notice: null, guide: null };
    if (run) await end(this.#house, this.#rooms, run, { status: 'stopped', kept });
  }

  /**
   * Another reply to the same message; undefined if there is none, or if another was just asked for. A room that stores
   * its replies asks for another one itself.
   */
  async regenerate(ownerId: string, id: string, room = NO_ROOM): Promise<string | undefined> {
    const known = this.#runner.rowOf(ownerId, id) ?? (await find(this.#house.db, ownerId, id));
    if (known?.room !== room) return undefined;
    await this.stop(ownerId, id);
    const { db, vault, now } = this.#house;
    const next = newId(now());
    const kept = await db.transaction(async (tx) => {
      const old = await replace(tx, ownerId, id, next);
      if (!old) return undefined;
      const question = { ...openQuestion(await vault.of(ownerId), old), byGuide: false };
      return this.#keep(next, { ...old, question }, { tx, waits: this.#runner.isLeaving });
    });
    kept?.begin();
    return kept && next;
  }

  /** Deletes what was asked and answered about one subject of a room, when that subject is deleted. */
  forgetSubject(tx: Transaction, room: string, ownerId: string, subject: string) {
    return forgetSubject(tx, room, ownerId, subject);
  }

  /** Removes what the coach was told of a member from replies that can still be read. */
  async forgetKnown(tx: Transaction, ownerId: string) {
    await forgetKnown(tx, await this.#house.vault.of(ownerId), ownerId);
  }

  /**
   * Before the process stops: leaves what cannot be finished soon to another process, and ends every reader's stream.
   */
  async leave(patience: number) {
    await this.#runner.leave(patience);
    this.#letGo.abort();
  }

  async close() {
    for (const end of this.#unsubscribe) end();
    this.#letGo.abort();
    await this.#runner.close();
  }

  #source(ownerId: string, id: string) {
    const told = { waiters: this.#waiters, rooms: this.#rooms };
    return sourceOf(this.#house, told, { ownerId, id }, this.#runner.draftOf(ownerId, id));
  }

  #expect(asked: Asked, ahead: Order<Talk>['ahead']): Expected {
    const { task, people, question } = asked;
    const { input, ...about } = question;
    const stop = new AbortController();
    const isTalk = task !== 'resolveArgument' && 'message' in input;
    const ready = isTalk ? prepare(this.#desk, { ...about, input, task, people, ahead }, stop.signal) : undefined;
    return { asked, ready, stop, isTaken: false, drop: async () => ready && drop(this.#desk, ready) };
  }

  /** Stores the row, held by this process or waiting for a free one. Returns how its writing begins. */
  async #keep(id: string, asked: Asked, { tx, waits, expected, ahead }: Keeping): Promise<Kept> {
    const { db, bus, vault, now } = this.#house;
    const { ownerId, people, task, room, subject = null, question } = asked;
    const write = async (held?: { worker: string; seconds: number }) => {
      const input = sealQuestion(await vault.of(ownerId), id, question);
      return insert(tx ?? db, { id, ownerId, people, task, room, subject, input, createdAt: now() }, held);
    };
    if (waits) {
      await write();
      await bus.publish({ kind: 'coach.waiting', ids: {} }, tx);
      return { begin() {}, async drop() {} };
    }
    const its = expected && isDeepStrictEqual(expected.asked, asked) ? expected : this.#expect(asked, ahead);
    its.isTaken = true;
    // A provider that may be asked ahead hears of it first.
    if (ahead && its !== expected) await turn();
    const inserting = write({ worker: this.#runner.worker, seconds: this.#lease });
    // The sender is answered only after the provider was asked, which keeps the first word early. A transaction does
    // not wait for that, because asking needs another connection.
    const [inserted] = await Promise.allSettled([inserting, tx ? undefined : its.ready]);
    if (inserted.status === 'fulfilled')
      return { begin: () => this.#runner.begin(inserted.value, its), drop: its.drop };
    await its.drop();
    throw inserted.reason;
  }
}
