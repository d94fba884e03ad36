import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/**
 * Something of this member's changed: what kind of thing, and which one. Never what is in it.
 * The stream says of itself: `opened`, from here on nothing is missed; `gap`, more was missed than can be told, so read
 * everything again; `displaced`, too many pages of this member are listening, and this one is the oldest.
 */
export const LiveEvent = z.object({ kind: z.string(), id: z.nullable(z.string()) });
export type LiveEvent = z.infer<typeof LiveEvent>;

/** Seconds between two signs of life on a silent stream. */
export const HEARTBEAT = 22;

/** On the answer who this is: the place in the history from which on a page that loads now must be told what changes. */
export const PLACE_HEADER = 'x-live-place';

/** Minutes for which what a page missed can still be told. */
export const REMEMBERED = 60;

export const live = {
  events: endpoint
    .meta({ access: 'signed_in', touches: [], anyAge: true })
    .route({ method: 'GET', path: '/live', summary: 'What changes while you look, as it happens' })
    .output(eventIterator(LiveEvent)),
};
