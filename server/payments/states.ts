import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The provider's statuses for an ended subscription; `surplus` is ours for a second one. */
const ENDED = ['canceled', 'incomplete_expired', 'surplus'];
const UNPAID_ATTEMPT = 'incomplete';
/** All known statuses, by precedence among several live subscriptions. */
export const KNOWN_STATES: readonly string[] = [
  ...['active', 'trialing', 'past_due', 'unpaid', 'paused', UNPAID_ATTEMPT],
  ...ENDED,
];

/** Statuses of a place that is held. */
const HELD_PLACES = ['active', 'offered', 'accepted', 'refunding'] as const;
type HeldState = (typeof HELD_PLACES)[number];

/** Anything not ended, including an unknown status, which gives no access. */
export const isLive = (status: string) => !ENDED.includes(status);
/** A subscription that was paid, as opposed to one that was only started. */
export const isBegun = (status: string) => isLive(status) && status !== UNPAID_ATTEMPT;
export const isHeld = <Entry extends { status: string }>(entry: Entry): entry is Entry & { status: HeldState } =>
  HELD_PLACES.some((state) => state === entry.status);

// Written out, because a prepared query with parameters would not use the partial index.
const words = (states: readonly string[]) => sql.raw(states.map((state) => `'${state}'`).join(', '));

export const liveIn = (status: AnyColumn): SQL => sql`${status} not in (${words(ENDED)})`;
export const begunIn = (status: AnyColumn): SQL => sql`${status} not in (${words([...ENDED, UNPAID_ATTEMPT])})`;
export const heldIn = (status: AnyColumn): SQL => sql`${status} in (${words(HELD_PLACES)})`;
export const openPlaceIn = (status: AnyColumn): SQL => sql`${status} in (${words(['pending', ...HELD_PLACES])})`;
