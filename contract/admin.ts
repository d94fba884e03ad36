import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { Plan } from '#contract/plans.ts';

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

const Alert = z.object({
  id: z.string(),
  kind: z.string(),
  /** The provider's id of what it is about; of a price, its setting; of webhooks that were refused, the day. */
  subject: z.string(),
  memberId: z.nullable(z.string()),
  at: z.iso.datetime(),
});

/** The state of memberships. Holds no names and nothing that members wrote. */
export const MembershipOverview = z.object({
  provider: z.enum(['sandbox', 'stripe']),
  counts: z.array(z.object({ plan: z.string(), status: z.string(), members: z.int() })),
  interested: z.int(),
  waitlist: z.array(Entry),
  lastWebhookAt: moment,
  failedEvents: z.array(FailedEvent),
  /** What the operator should look at, newest first. */
  alerts: z.array(Alert),
});
export type MembershipOverview = z.infer<typeof MembershipOverview>;

/** A member as administrators see them: without their name and without anything they wrote. */
export const AdminMember = z.object({
  id: z.string(),
  joinedAt: z.iso.datetime(),
  /** The last day they came. */
  seenOn: z.nullable(z.string()),
  isAdmin: z.boolean(),
  isDisabled: z.boolean(),
  trialEndsAt: moment,
  plan: z.nullable(Plan),
  status: z.nullable(z.string()),
});
export type AdminMember = z.infer<typeof AdminMember>;

const MemberCounts = z.object({
  members: z.int(),
  /** In the last 30 days. */
  joinedLately: z.int(),
  onTrial: z.int(),
  disabled: z.int(),
});

/** How the coach is answering. Times are in milliseconds. */
const CoachHealth = z.object({
  adapter: z.string(),
  model: z.nullable(z.string()),
  /** The daily limit for all members together. */
  dailyTokens: z.int(),
  days: z.array(
    z.object({
      day: z.string(),
      adapter: z.string(),
      answered: z.int(),
      fellBack: z.int(),
      failed: z.int(),
      average: z.nullable(z.int()),
      slowest: z.int(),
    }),
  ),
  spend: z.array(z.object({ day: z.string(), requests: z.int(), tokens: z.int() })),
});

const Safety = z.object({
  counts: z.array(
    z.object({ day: z.string(), category: z.string(), level: z.int(), resource: z.string(), count: z.int() }),
  ),
  resourcesCheckedOn: z.string(),
  /** Checked more than six months ago. */
  resourcesAreOld: z.boolean(),
});

/** Emails by kind and time, without recipients or contents. */
const Outbox = z.object({
  /** Emails are written to files and not sent. */
  isFiles: z.boolean(),
  letters: z.array(
    z.object({
      id: z.string(),
      kind: z.nullable(z.string()),
      at: z.iso.datetime(),
      delivered: z.boolean(),
      tries: z.int(),
    }),
  ),
});

const Action = z.object({
  id: z.string(),
  adminId: z.nullable(z.string()),
  /** The endpoint, such as `admin.refundMember`. */
  action: z.string(),
  subject: z.nullable(z.string()),
  details: z.record(z.string(), z.union([z.number(), z.boolean()])),
  /** False where it was refused or failed. */
  isDone: z.boolean(),
  at: z.iso.datetime(),
});

const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50);
const reading = { access: 'admin', touches: [] } as const;

const acting = { access: 'admin', touches: ['admin', 'membership', 'account'] } as const;
const member = { id: z.uuid('That isn’t a member.') };
const entry = { id: z.uuid('That place isn’t on the list.') };

export const admin = {
  membership: endpoint
    .meta({ access: 'admin', touches: [] })
    .route({ method: 'GET', path: '/admin/membership', summary: 'How membership stands' })
    .output(MembershipOverview),
  offerPlace: endpoint
    .meta(acting)
    .route({ method: 'POST', path: '/admin/membership/waitlist/{id}/offer', summary: 'Offer someone their place' })
    .input(z.object({ ...entry, opensAt: z.optional(z.iso.datetime()) }))
    .output(MembershipOverview),
  refundPlace: endpoint
    .meta(acting)
    .route({
      method: 'POST',
      path: '/admin/membership/waitlist/{id}/refund',
      summary: 'Give someone their money back',
    })
    .input(z.object(entry))
    .output(MembershipOverview),
  retryEvent: endpoint
    .meta(acting)
    .route({ method: 'POST', path: '/admin/membership/events/{id}/retry', summary: 'Try a failed event again' })
    .input(z.object({ id: z.string().check(z.maxLength(200)) }))
    .output(MembershipOverview),
  closeAlert: endpoint
    .meta(acting)
    .route({ method: 'POST', path: '/admin/membership/alerts/{id}/close', summary: 'Say that you saw to it' })
    .input(z.object({ id: z.uuid('There’s no such alert.') }))
    .output(MembershipOverview),
  syncMember: endpoint
    .meta(acting)
    .route({
      method: 'POST',
      path: '/admin/membership/members/{id}/sync',
      summary: 'Bring a member’s membership in line with the provider',
    })
    .input(z.object(member))
    .output(MembershipOverview),
  refundMember: endpoint
    .meta(acting)
    .route({
      method: 'POST',
      path: '/admin/membership/members/{id}/refund',
      summary: 'Give back what a subscription took last',
    })
    .input(z.object(member))
    .output(MembershipOverview),
  advance: endpoint
    .meta(acting)
    .route({ method: 'POST', path: '/admin/membership/advance', summary: 'Move the sandbox’s time on' })
    .input(z.object({ days: z.int().check(z.minimum(1), z.maximum(400)) }))
    .output(MembershipOverview),
  members: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/admin/members', summary: 'How many members there are' })
    .output(MemberCounts),
  findMember: endpoint
    .meta(reading)
    .route({ method: 'POST', path: '/admin/members/find', summary: 'Find a member by their email address' })
    .input(
      z.object({
        email: z
          .string()
          .check(z.trim(), z.regex(/^[^@\p{Cc}]+@[^@\p{Cc}]+$/u, 'Please enter an email'), z.maxLength(254)),
      }),
    )
    .output(z.object({ member: z.nullable(AdminMember) })),
  disableMember: endpoint
    .meta({ access: 'admin', touches: ['admin'] })
    .route({ method: 'PUT', path: '/admin/members/{id}/disabled', summary: 'Shut a member out, or let them in again' })
    .input(z.object({ ...member, isDisabled: z.boolean() }))
    .output(AdminMember),
  coach: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/admin/coach', summary: 'How the coach is doing' })
    .output(CoachHealth),
  safety: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/admin/safety', summary: 'How often safety cards were shown' })
    .output(Safety),
  outbox: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/admin/outbox', summary: 'Which letters wait and which went out' })
    .output(Outbox),
  actions: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/admin/actions', summary: 'What administrators did' })
    .input(z.object({ before: z.optional(z.string()), limit }))
    .output(z.array(Action)),
};
