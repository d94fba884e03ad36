import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from '#contract/chat.ts';
import { newId } from '#server/clock/ids.ts';
import { accept } from '#server/coach/port.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import type { Snapshot } from '#server/coach/run/draft.ts';
import { end } from '#server/coach/run/finish.ts';
import { forgetKnown } from '#server/coach/run/forget-known.ts';
import type { OnEnd, Room, RunnerHouse } from '#server/coach/run/going.ts';
import { drop, prepare, type Talk } from '#server/coach/run/prepare.ts';
import { keptOf, sourceOf } from '#server/coach/run/read.ts';
import { PACE, type Pace, Runner } from '#server/coach/run/runner.ts';
import { messageIn, openQuestion, type Question, sealQuestion } from '#server/coach/run/seal.ts';
import { askToStop, find, forgetSubject, insert, type NewRun, NO_ROOM, replace } from '#server/coach/run/store.ts';
import { tell, whenAborted } from '#server/coach/run/tell.ts';
import { Waiters } from '#server/coach/run/waiters.ts';
import type { Given, Result } from '#server/coach/tasks/tasks.ts';
import type { Transaction } from '#server/database/open.ts';

/** A message to the coach. `people` are all whose words are in it, its writer first. */
type Order<Name extends Talk | Result> = {
  ownerId: string;
  people?: readonly [string, ...string[]];
  task: Name;
  given: Given<Name>;
  /** Whoever wants to be told how it ended. */
  room?: string;
  subject?: string | null;
  country?: string | null;
  /** Names that must not leave, beside those in `given`: of those who take part. */
  names?: readonly string[];
  /** The guide was asked for, and no provider is. */
  byGuide?: boolean;
};

/** How long the process that writes a reply may take to stop it, before it is taken for dead. */
const STOPPING = 2000;

/** Milliseconds in which the provider is asked, before this process does anything else for whoever sent the message. */
const ASKING = 1;

type Facts = Pick<NewRun, 'ownerId' | 'people' | 'task' | 'room' | 'subject'>;

/** Replies that outlive the connection, and the process, that they were asked on. */
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

  /** Takes up what was left behind: when every room is ready to hear how its replies end, and the process listens. */
  start() {
    void this.#runner.start();
  }

  /** What a room does when one of its replies ends, in the same transaction: so there is never a second reply. */
  onEnd(room: string, onEnd: OnEnd, its: Omit<Room, 'onEnd'> = {}) {
    this.#rooms.set(room, { ...its, onEnd });
  }

  /**
   * Keeps the message and begins the reply, which nothing but its end, a stop or a failure ends.
   * Within a transaction the reply begins when that commits.
   */
  async begin<Name extends Talk | Result>(order: Order<Name>, tx?: Transaction): Promise<string> {
    const { ownerId, people = [ownerId], room = NO_ROOM, subject = null } = order;
    const { task, given, country = null, names = [], byGuide = false } = order;
    const facts = { ownerId, people: [...people], task, room, subject };
    const question = { input: accept(task, given), country, names, byGuide };
    const id = newId(this.#house.now());
    const begin = await this.#keep(id, facts, question, tx, tx !== undefined || this.#runner.isLeaving);
    begin();
    if (!tx) await sleep(ASKING);
    return id;
  }

  /** A message of theirs and what there is of its reply. */
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

  /** The reply as it is written, from where `lastEventId` left off; undefined where there is none. */
  async follow(ownerId: string, id: string, lastEventId: string | undefined, left: AbortSignal) {
    const isThere = this.#runner.draftOf(ownerId, id) ?? (await find(this.#house.db, ownerId, id));
    const until = AbortSignal.any([left, this.#letGo.signal]);
    return isThere ? tell(this.#source(ownerId, id), lastEventId, until) : undefined;
  }

  /** The reply when it has ended, or as far as it was when the wait was given up. */
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

  /** Ends it where it is, in whichever process it is written. */
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
   * Another reply to the same message; undefined where there is none to be had, or another was just asked for.
   * A room asks for another reply of its own itself: it has something to do with the first.
   */
  async regenerate(ownerId: string, id: string, room = NO_ROOM): Promise<string | undefined> {
    const known = this.#runner.rowOf(ownerId, id) ?? (await find(this.#house.db, ownerId, id));
    if (known?.room !== room) return undefined;
    await this.stop(ownerId, id);
    const { db, vault, now } = this.#house;
    const next = newId(now());
    const begin = await db.transaction(async (tx) => {
      const old = await replace(tx, ownerId, id, next);
      if (!old) return undefined;
      const question = { ...openQuestion(await vault.of(ownerId), old), byGuide: false };
      return this.#keep(next, old, question, tx, this.#runner.isLeaving);
    });
    begin?.();
    return begin && next;
  }

  /** What was asked and answered about one thing of a room's, when that thing goes. */
  forgetSubject(tx: Transaction, room: string, ownerId: string, subject: string) {
    return forgetSubject(tx, room, ownerId, subject);
  }

  /** What was told of them for replies that can still be read, when it is to be forgotten. */
  async forgetKnown(tx: Transaction, ownerId: string) {
    await forgetKnown(tx, await this.#house.vault.of(ownerId), ownerId);
  }

  /** Before the process stops: what cannot be finished soon is left to another one, and every reader is let go. */
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

  /** Keeps the row: held by this process, or waiting for whoever is free. Answers how its writing begins. */
  async #keep(id: string, facts: Facts, question: Question, tx: Transaction | undefined, waits: boolean) {
    const { db, bus, vault, now } = this.#house;
    const { ownerId, people, task, room, subject = null } = facts;
    const input = sealQuestion(await vault.of(ownerId), id, question);
    const run = { id, ownerId, people, task, room, subject, input, createdAt: now() };
    if (waits) {
      await insert(tx ?? db, run);
      await bus.publish({ kind: 'coach.waiting', ids: {} }, tx);
      return () => {};
    }
    const inserting = insert(tx ?? db, run, { worker: this.#runner.worker, seconds: this.#lease });
    // Within a transaction it is not known yet whether the row will stay.
    const { input: asked, ...about } = question;
    const isTalk = !tx && task !== 'resolveArgument' && 'message' in asked;
    const ready = isTalk ? prepare(this.#desk, { ...about, input: asked, task, people }) : undefined;
    // Whoever waits for this has their answer after the provider was asked: its first word is not kept waiting by that.
    const [inserted] = await Promise.allSettled([inserting, ready]);
    if (inserted.status === 'fulfilled') return () => this.#runner.begin(inserted.value, ready);
    if (ready) await drop(this.#desk, ready);
    throw inserted.reason;
  }
}
