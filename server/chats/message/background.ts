import { MOST_MESSAGES } from '#server/chats/message/history.ts';
import { type Memory, memory } from '#server/chats/message/memory.ts';
import { messagesBefore } from '#server/chats/message/rows.ts';
import { lookIn } from '#server/chats/thread/members.ts';
import { knownPeople } from '#server/relationships/relationships.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'read' | 'vault' | 'coach' | 'now'>;

/** A thread before somebody speaks in it: their place, who is there, and its newest messages, read at once. */
export class Before {
  readonly threadId: string;
  readonly place: ReturnType<typeof lookIn>;
  readonly newest: ReturnType<typeof messagesBefore>;

  constructor(house: Deps, memberId: string, threadId: string) {
    this.threadId = threadId;
    this.place = lookIn(house, memberId, threadId);
    this.newest = messagesBefore(house.read, threadId, MOST_MESSAGES);
    for (const asked of [this.place, this.newest]) asked.catch(() => {});
  }
}

/**
 * What of somebody's life a coach may be told, asked for at once and awaited where it is needed: also while it is
 * still found out whether they may ask at all. Nothing of it leaves here.
 */
export class Background {
  readonly ownerId: string;
  readonly kinds: ReturnType<Memory['allowedKinds']>;
  readonly remembered: ReturnType<Memory['linesFor']>;
  readonly people: ReturnType<typeof knownPeople.finder>;
  readonly leave: ReturnType<House['coach']['leaveFor']>;

  /** The thread that they speak in. */
  readonly before: Before | undefined;

  constructor(house: Deps, ownerId: string, before?: Before) {
    this.before = before;
    this.ownerId = ownerId;
    this.kinds = memory().allowedKinds(house.read, ownerId);
    this.remembered = memory().linesFor(house, ownerId);
    this.people = knownPeople.finder(house, ownerId);
    this.leave = house.coach.leaveFor(ownerId);
    // Whoever is refused needs none of it, and then nobody awaits it.
    for (const asked of [this.kinds, this.remembered, this.people, this.leave]) asked?.catch(() => {});
  }
}

/** Where somebody says something to the coach, and a model reads it. */
const SAYING = new Set(['chats.send', 'chats.begin', 'chats.threads.send', 'conversations.say']);

const THREAD = /^\/(?:threads|conversations)\/([\da-f-]{36})\/messages$/i;

/** What their handler will need, while it is found out who calls. */
export function readAhead(house: Deps, endpoint: string, memberId: string, path = ''): Background | undefined {
  if (!house.coach.provider || !SAYING.has(endpoint)) return undefined;
  const [, id] = THREAD.exec(path) ?? [];
  return new Background(house, memberId, id ? new Before(house, memberId, id.toLowerCase()) : undefined);
}

type Reading = Deps & { ahead?: unknown };

/** What was asked for already where it is theirs; undefined where it is not. */
const theirs = ({ ahead }: Reading, memberId: string) =>
  ahead instanceof Background && ahead.ownerId === memberId ? ahead : undefined;

/** What was asked for already, or what is asked for now. */
export const backgroundOf = (house: Reading, ownerId: string) =>
  theirs(house, ownerId) ?? new Background(house, ownerId);

export function beforeOf(house: Reading, memberId: string, threadId: string): Before {
  const before = theirs(house, memberId)?.before;
  return before?.threadId === threadId ? before : new Before(house, memberId, threadId);
}
