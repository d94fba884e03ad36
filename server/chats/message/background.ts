import { MOST_MESSAGES } from '#server/chats/message/history.ts';
import { type Memory, memory } from '#server/chats/message/memory.ts';
import { messagesBefore } from '#server/chats/message/rows.ts';
import { lookIn } from '#server/chats/thread/members.ts';
import { knownPeople } from '#server/relationships/relationships.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'read' | 'vault' | 'coach' | 'now'>;

/**
 * What is read before a message is stored: the sender's membership, who else is there, and the newest messages, in
 * parallel.
 */
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
 * What a coach may be told about a member's life. The queries start at once, also while the caller is still being
 * identified; the results are awaited where they are needed, and used for nobody else.
 */
export class Background {
  readonly ownerId: string;
  readonly kinds: ReturnType<Memory['allowedKinds']>;
  readonly remembered: ReturnType<Memory['linesFor']>;
  readonly people: ReturnType<typeof knownPeople.finder>;
  readonly leave: ReturnType<House['coach']['leaveFor']>;

  /** The thread they write in. */
  readonly before: Before | undefined;

  constructor(house: Deps, ownerId: string, before?: Before) {
    this.before = before;
    this.ownerId = ownerId;
    this.kinds = memory().allowedKinds(house.read, ownerId);
    this.remembered = memory().linesFor(house, ownerId);
    this.people = knownPeople.finder(house, ownerId);
    this.leave = house.coach.leaveFor(ownerId);
    // If the request is refused, nobody awaits these, and a rejection would go unhandled.
    for (const asked of [this.kinds, this.remembered, this.people, this.leave]) asked?.catch(() => {});
  }
}

/** Endpoints that send a message to a model. */
const SAYING = new Set(['chats.send', 'chats.begin', 'chats.threads.send', 'conversations.say']);

const THREAD = /^\/(?:threads|conversations)\/([\da-f-]{36})\/messages$/i;

/** Starts reading what the handler will need, while the caller is being identified. */
export function readAhead(house: Deps, endpoint: string, memberId: string, path = ''): Background | undefined {
  if (!house.coach.provider || !SAYING.has(endpoint)) return undefined;
  const [, id] = THREAD.exec(path) ?? [];
  return new Background(house, memberId, id ? new Before(house, memberId, id.toLowerCase()) : undefined);
}

type Reading = Deps & { ahead?: unknown };

/** What was read ahead for this member; undefined if it was read for another. */
const theirs = ({ ahead }: Reading, memberId: string) =>
  ahead instanceof Background && ahead.ownerId === memberId ? ahead : undefined;

/** What was read ahead, or a new read. */
export const backgroundOf = (house: Reading, ownerId: string) =>
  theirs(house, ownerId) ?? new Background(house, ownerId);

export function beforeOf(house: Reading, memberId: string, threadId: string): Before {
  const before = theirs(house, memberId)?.before;
  return before?.threadId === threadId ? before : new Before(house, memberId, threadId);
}
