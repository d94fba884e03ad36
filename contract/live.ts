import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/**
 * Something of this member's changed: its kind and id, never its contents. The stream itself sends `opened` (from here
 * on nothing is missed), `gap` (too much was missed, so read everything again) and `displaced` (too many pages of this
 * member are listening, and this is the oldest).
 */
export const LiveEvent = z.object({ kind: z.string(), id: z.nullable(z.string()) });
export type LiveEvent = z.infer<typeof LiveEvent>;

/** Seconds between heartbeats on a silent stream. */
export const HEARTBEAT = 22;

/** The stream position at the time of an answer: a page that loads now asks for events from there on. */
export const POSITION_HEADER = 'x-live-place';

/** Minutes for which missed events can be replayed. */
export const REMEMBERED = 60;

export const live = {
  events: endpoint
    .meta({ access: 'signed_in', touches: [], anyAge: true })
    .route({ method: 'GET', path: '/live', summary: 'What changes while you look, as it happens' })
    .output(eventIterator(LiveEvent)),
};
