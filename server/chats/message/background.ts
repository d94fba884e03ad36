import { allowedKinds, rememberedBy } from '#server/memory/memory.ts';
import { knownPeople } from '#server/relationships/relationships.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'read' | 'vault'>;

/**
 * What of somebody's life a coach may be told, asked for at once and awaited where it is needed: also while it is
 * still found out whether they may ask at all. Nothing of it leaves here.
 */
export class Background {
  readonly ownerId: string;
  readonly kinds: ReturnType<typeof allowedKinds>;
  readonly remembered: ReturnType<typeof rememberedBy>;
  readonly named: ReturnType<typeof knownPeople.finder>;

  constructor(house: Deps, ownerId: string) {
    this.ownerId = ownerId;
    this.kinds = allowedKinds(house.read, ownerId);
    this.remembered = rememberedBy(house, ownerId);
    this.named = knownPeople.finder(house, ownerId);
    // Whoever is refused needs none of it, and then nobody awaits it.
    for (const asked of [this.kinds, this.remembered, this.named]) asked.catch(() => {});
  }
}

/** Where somebody says something to the coach, and a model reads it. */
const SAYING = new Set(['chats.send', 'chats.begin', 'chats.threads.send']);

/** What their handler will need, while it is found out who calls. */
export const readAhead = (house: Deps & Pick<House, 'coach'>, endpoint: string, memberId: string) =>
  house.coach.provider && SAYING.has(endpoint) ? new Background(house, memberId) : undefined;

/** What was asked for already where it is theirs, and what is asked for now where it is not. */
export const backgroundOf = (house: Deps & { ahead?: unknown }, ownerId: string) =>
  house.ahead instanceof Background && house.ahead.ownerId === ownerId ? house.ahead : new Background(house, ownerId);
