import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

const moment = z.nullable(z.iso.datetime());

const Entry = z.object({
  id: z.string(),
  memberId: z.string(),
  position: z.nullable(z.int()),
  place: z.enum(['waiting', 'offered', 'accepted', 'refunding']),
  joinedAt: z.iso.datetime(),
  opensAt: moment,
});

const FailedEvent = z.object({
  id: z.string(),
  type: z.string(),
  receivedAt: z.iso.datetime(),
  attempts: z.int(),
  /** The kind of failure, without its words. */
  lastError: z.nullable(z.string()),
});

/** How membership stands, without anybody's words or name. */
export const MembershipOverview = z.object({
  provider: z.enum(['sandbox', 'stripe']),
  counts: z.array(z.object({ plan: z.string(), status: z.string(), members: z.int() })),
  interested: z.int(),
  waitlist: z.array(Entry),
  lastWebhookAt: moment,
  failedEvents: z.array(FailedEvent),
  /** Payments that somebody's bank contests. */
  disputes: z.int(),
});
export type MembershipOverview = z.infer<typeof MembershipOverview>;

const acting = { access: 'admin', touches: ['admin', 'membership', 'account'] } as const;
const entry = { id: z.uuid('This is no place on the list.') };

export const admin = {
  membership: endpoint
    .meta({ access: 'admin', touches: [] })
    .route({ method: 'GET', path: '/admin/membership', summary: 'How membership stands' })
    .output(MembershipOverview),
  offerPlace: endpoint
    .meta(acting)
    .route({ method: 'POST', path: '/admin/membership/waitlist/{id}/offer', summary: 'Offer somebody their place' })
    .input(z.object({ ...entry, opensAt: z.optional(z.iso.datetime()) }))
    .output(MembershipOverview),
  refundPlace: endpoint
    .meta(acting)
    .route({
      method: 'POST',
      path: '/admin/membership/waitlist/{id}/refund',
      summary: 'Give somebody their money back',
    })
    .input(z.object(entry))
    .output(MembershipOverview),
  retryEvent: endpoint
    .meta(acting)
    .route({ method: 'POST', path: '/admin/membership/events/{id}/retry', summary: 'Try a failed event again' })
    .input(z.object({ id: z.string().check(z.maxLength(200)) }))
    .output(MembershipOverview),
  advance: endpoint
    .meta(acting)
    .route({ method: 'POST', path: '/admin/membership/advance', summary: "Move the sandbox's time on" })
    .input(z.object({ days: z.int().check(z.minimum(1), z.maximum(400)) }))
    .output(MembershipOverview),
};
