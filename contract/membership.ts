import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { CONSENT_VERSION, Interval, MonthlyPlan, Plan } from '#contract/plans.ts';
import { TestPaymentMethod } from '#contract/test-cards.ts';

const moment = z.nullable(z.iso.datetime());
const Provider = z.enum(['sandbox', 'stripe']);
const Card = z.object({ brand: z.string(), last4: z.string() });

/** What is sold, and through which provider. `publishableKey` is Stripe's, for its payment form. */
export const Offer = z.object({
  provider: Provider,
  publishableKey: z.nullable(z.string()),
  currency: z.string(),
  primeSales: z.boolean(),
  promotionCodes: z.boolean(),
  plans: z.array(
    z.object({
      plan: Plan,
      amount: z.int(),
      kind: z.enum(['subscription', 'one_time']),
      priceId: z.nullable(z.string()),
      /** Null where the operator sells no yearly plans. */
      yearly: z.nullable(z.object({ amount: z.int(), priceId: z.string() })),
    }),
  ),
});

/** What the payment form needs. The amount is decided by the server. */
export const Checkout = z.object({
  clientSecret: z.string(),
  provider: Provider,
  publishableKey: z.nullable(z.string()),
  kind: z.enum(['subscription', 'one_time']),
  plan: Plan,
  interval: Interval,
  /** The list price for a period. */
  amount: z.int(),
  /** What is charged now, with `discount` subtracted and `tax` added. */
  dueNow: z.int(),
  discount: z.int(),
  tax: z.int(),
  promotion: z.nullable(z.object({ code: z.string(), label: z.string() })),
  currency: z.string(),
});
export type Checkout = z.infer<typeof Checkout>;

const Subscription = z.object({
  /** Null for a price that isn't ours: it gives no access. */
  plan: z.nullable(MonthlyPlan),
  interval: Interval,
  /** The provider's status: active, past_due, unpaid ... Only active gives access, and past_due until `graceEndsAt`. */
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** The discount on the next payment, in words. */
  discount: z.nullable(z.string()),
  /** The next payment, or the end with `cancelAtPeriodEnd`. */
  currentPeriodEnd: moment,
  cancelAtPeriodEnd: z.boolean(),
  /** The smaller plan or shorter interval that starts at `currentPeriodEnd`. */
  scheduledPlan: z.nullable(MonthlyPlan),
  scheduledInterval: z.nullable(Interval),
  graceEndsAt: moment,
  card: z.nullable(Card),
});

const Waitlist = z.object({
  /**
   * `waiting`: refundable. `offered`: can be accepted or declined until `opensAt`. `refunding`: the refund is under
   * way.
   */
  place: z.enum(['waiting', 'offered', 'accepted', 'refunding']),
  position: z.nullable(z.int()),
  joinedAt: z.iso.datetime(),
  /** Everything in Plus is included until then. */
  plusUntil: z.iso.datetime(),
  opensAt: moment,
  refundable: z.boolean(),
});

const Consent = z.object({ agreed: z.boolean(), version: z.string(), at: z.iso.datetime() });

export const MembershipStatus = z.object({
  /** `none` where nothing is active, otherwise `active` or the subscription's own status. */
  status: z.string(),
  plan: z.nullable(Plan),
  kind: z.nullable(z.enum(['subscription', 'one_time'])),
  provider: Provider,
  /** The sandbox is in use, so no real money is taken. */
  testMode: z.boolean(),
  subscription: z.nullable(Subscription),
  waitlist: z.nullable(Waitlist),
  /** A payment that was started and not finished. */
  unfinishedPlan: z.nullable(Plan),
  /** On the free list for news about Prime. */
  interested: z.boolean(),
  sharingConsent: z.nullable(Consent),
});
export type MembershipStatus = z.infer<typeof MembershipStatus>;

const Changed = z.object({ message: z.string(), membership: MembershipStatus });

const Receipt = z.object({
  id: z.string(),
  paidAt: z.iso.datetime(),
  amount: z.int(),
  currency: z.string(),
  description: z.string(),
  /** Refunded part, in cents. */
  refunded: z.int(),
  testMode: z.boolean(),
  url: z.nullable(z.string()),
  /** The invoice as a file. */
  pdf: z.nullable(z.string()),
});
export type Receipt = z.infer<typeof Receipt>;

const interval = z._default(Interval, 'month');

const Preview = z.object({
  plan: MonthlyPlan,
  interval: Interval,
  /** `now` charges `dueNow` at once; `renewal` charges nothing and changes the plan at `changesAt`. */
  when: z.enum(['now', 'renewal']),
  dueNow: z.int(),
  currency: z.string(),
  nextAmount: z.int(),
  discount: z.nullable(z.string()),
  changesAt: z.iso.datetime(),
  /** Sent back with the change, so that it costs exactly what was shown. */
  previewedAt: z.iso.datetime(),
});

/** `isFree`: only if nothing is charged, as when a scheduled downgrade is canceled. */
const Change = z.object({
  plan: MonthlyPlan,
  interval,
  previewedAt: z.optional(z.iso.datetime()),
  isFree: z.optional(z.boolean()),
});

/** For the form that saves a card and, where something is `owed` (in cents), pays it. */
const CardForm = z.object({ clientSecret: z.string(), owed: z.nullable(z.int()) });

/** The state of a sandbox payment; `error` is shown as it is. */
export const SandboxPayment = z.object({
  status: z.enum(['requires_payment_method', 'requires_action', 'succeeded', 'canceled']),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type SandboxPayment = z.infer<typeof SandboxPayment>;

/** For tax only. It is sent to the provider and stored there. */
export const TaxLocation = z.object({
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'Please choose a country')),
  postalCode: z.string().check(z.trim(), z.minLength(1, 'Please enter a postal code'), z.maxLength(20)),
});

const secret = z.string().check(z.maxLength(200), z.regex(/^\w*$/, 'We don’t know this payment.'));
/** These calls ask the provider first, because it knows what was paid. */
const paying = { access: 'signed_in', touches: ['account', 'membership'], resumes: true } as const;
const reading = { access: 'signed_in', touches: [], resumes: true } as const;
/** Also open to accounts whose age is in doubt, so that they can end what they pay. */
const ending = { ...paying, anyAge: true } as const;
const few = { max: 60, seconds: 60, by: 'member' } as const;

export const membership = {
  offer: endpoint
    .meta({ access: 'anyone', touches: [] })
    .route({ method: 'GET', path: '/membership/offer', summary: 'What is sold here' })
    .output(Offer),
  create: endpoint
    .meta({ ...paying, limit: few })
    .route({ method: 'POST', path: '/create-subscription', summary: 'Begin to pay for a plan' })
    .input(
      z.optional(
        z.object({
          plan: z.optional(z.string().check(z.maxLength(100))),
          priceId: z.optional(z.string().check(z.maxLength(100))),
          interval: z.optional(Interval),
          promotionCode: z.optional(z.string().check(z.maxLength(60))),
          taxLocation: z.optional(TaxLocation),
        }),
      ),
    )
    .output(Checkout),
  status: endpoint
    .meta({ ...reading, anyAge: true })
    .route({ method: 'GET', path: '/subscription-status', summary: 'What you pay for' })
    .input(z.object({ sync: z.optional(z.enum(['0', '1'])) }))
    .output(MembershipStatus),
  cancel: endpoint
    .meta(ending)
    .route({ method: 'POST', path: '/cancel-subscription', summary: 'End what you pay for' })
    .input(z.optional(z.object({ when: z.optional(z.enum(['now', 'period_end'])) })))
    .output(Changed),
  resume: endpoint
    .meta(paying)
    .route({ method: 'POST', path: '/membership/resume', summary: 'Take back a cancellation' })
    .output(Changed),
  previewChange: endpoint
    .meta({ ...reading, limit: few })
    .route({ method: 'POST', path: '/membership/preview-change', summary: 'What another plan would cost' })
    .input(z.object({ plan: MonthlyPlan, interval }))
    .output(Preview),
  change: endpoint
    .meta(paying)
    .route({ method: 'POST', path: '/membership/change', summary: 'Change to another plan' })
    .input(Change)
    .output(z.extend(Changed, { clientSecret: z.nullable(z.string()) })),
  card: endpoint
    .meta({ ...reading, limit: few })
    .route({ method: 'POST', path: '/membership/card', summary: 'Begin to change your card' })
    .output(CardForm),
  receipts: endpoint
    .meta({ ...reading, anyAge: true })
    .route({ method: 'GET', path: '/membership/receipts', summary: 'What you paid' })
    .output(z.array(Receipt)),
  leaveWaitlist: endpoint
    .meta(ending)
    .route({ method: 'POST', path: '/membership/waitlist/leave', summary: 'Give back your Prime place for a refund' })
    .output(Changed),
  answerPlace: endpoint
    .meta(paying)
    .route({ method: 'POST', path: '/membership/waitlist/answer', summary: 'Accept or decline an offered place' })
    .input(z.object({ accept: z.boolean() }))
    .output(Changed),
  interest: endpoint
    .meta({ access: 'signed_in', touches: ['membership'] })
    .route({ method: 'PUT', path: '/membership/interest', summary: 'Hear of Prime when it is sold again' })
    .input(z.object({ interested: z.boolean() }))
    .output(MembershipStatus),
  consent: endpoint
    .meta({ access: 'signed_in', touches: ['membership'] })
    .route({
      method: 'PUT',
      path: '/membership/sharing-consent',
      summary: 'Agree to share what helped, or take it back',
    })
    .input(
      z.object({
        agreed: z.boolean(),
        version: z.literal(CONSENT_VERSION),
        occasion: z.enum(['trial', 'core', 'settings']),
      }),
    )
    .output(MembershipStatus),
  sandboxConfirm: endpoint
    .meta({ ...paying, limit: few })
    .route({ method: 'POST', path: '/payments/sandbox/confirm', summary: 'Pay with a test card: no real money' })
    .input(z.object({ clientSecret: secret, paymentMethod: TestPaymentMethod }))
    .output(SandboxPayment),
  sandboxAuthenticate: endpoint
    .meta({ ...paying, limit: few })
    .route({
      method: 'POST',
      path: '/payments/sandbox/authenticate',
      summary: 'Play the bank’s question of a test card',
    })
    .input(z.object({ clientSecret: secret, outcome: z.enum(['complete', 'fail']) }))
    .output(SandboxPayment),
};
