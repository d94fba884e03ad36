import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A subscription that is over, in the provider's words; `surplus` is ours for a second one that must not be. */
const ENDED = ['canceled', 'incomplete_expired', 'surplus'];
const UNPAID_ATTEMPT = 'incomplete';

/** A place on the waiting list that somebody has. */
export const PLACE_HELD = ['active', 'offered', 'accepted', 'refunding'] as const;
export type HeldState = (typeof PLACE_HELD)[number];

/** Whatever is not over: a word that nobody here knows yet is live, and gives no access. */
export const isLive = (status: string) => !ENDED.includes(status);
/** A subscription that somebody has, as against one they only began to pay for. */
export const isBegun = (status: string) => isLive(status) && status !== UNPAID_ATTEMPT;
export const isHeld = <Entry extends { status: string }>(entry: Entry): entry is Entry & { status: HeldState } =>
  PLACE_HELD.some((state) => state === entry.status);

// Written out, not bound: only so does a prepared query find the index over exactly these.
const words = (states: readonly string[]) => sql.raw(states.map((state) => `'${state}'`).join(', '));

export const liveIn = (status: AnyColumn): SQL => sql`${status} not in (${words(ENDED)})`;
export const begunIn = (status: AnyColumn): SQL => sql`${status} not in (${words([...ENDED, UNPAID_ATTEMPT])})`;
export const heldIn = (status: AnyColumn): SQL => sql`${status} in (${words(PLACE_HELD)})`;
export const openPlaceIn = (status: AnyColumn): SQL => sql`${status} in (${words(['pending', ...PLACE_HELD])})`;
