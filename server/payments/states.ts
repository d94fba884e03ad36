import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A subscription that is over, in the provider's words; `surplus` is ours for a second one that must not be. */
const ENDED = ['canceled', 'incomplete_expired', 'surplus'];
const UNPAID_ATTEMPT = 'incomplete';
/** Every word of the provider's that we know: of several live subscriptions the one that counts comes first. */
export const KNOWN_STATES: readonly string[] = [
  ...['active', 'trialing', 'past_due', 'unpaid', 'paused', UNPAID_ATTEMPT],
  ...ENDED,
];

/** A place on the waiting list that somebody has. */
const HELD_PLACES = ['active', 'offered', 'accepted', 'refunding'] as const;
type HeldState = (typeof HELD_PLACES)[number];

/** Whatever is not over: a word that nobody here knows yet is live, and gives no access. */
export const isLive = (status: string) => !ENDED.includes(status);
/** A subscription that somebody has, as against one they only began to pay for. */
export const isBegun = (status: string) => isLive(status) && status !== UNPAID_ATTEMPT;
export const isHeld = <Entry extends { status: string }>(entry: Entry): entry is Entry & { status: HeldState } =>
  HELD_PLACES.some((state) => state === entry.status);

// Written out, not bound: only so does a prepared query find the index over exactly these.
const words = (states: readonly string[]) => sql.raw(states.map((state) => `'${state}'`).join(', '));

export const liveIn = (status: AnyColumn): SQL => sql`${status} not in (${words(ENDED)})`;
export const begunIn = (status: AnyColumn): SQL => sql`${status} not in (${words([...ENDED, UNPAID_ATTEMPT])})`;
export const heldIn = (status: AnyColumn): SQL => sql`${status} in (${words(HELD_PLACES)})`;
export const openPlaceIn = (status: AnyColumn): SQL => sql`${status} in (${words(['pending', ...HELD_PLACES])})`;
