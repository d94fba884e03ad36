import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { CONSENT_VERSION, Interval, MonthlyPlan, Plan } from '#contract/plans.ts';
import { TestPaymentMethod } from '#contract/test-cards.ts';

const moment = z.nullable(z.iso.datetime());
const Provider = z.enum(['sandbox', 'stripe']);
const Card = z.object({ brand: z.string(), last4: z.string() });

/** What is sold here, and through whom it is paid. `publishableKey` is Stripe's, for its form. */
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
      /** Null where no years are sold. */
      yearly: z.nullable(z.object({ amount: z.int(), priceId: z.string() })),
    }),
  ),
});

/** What the payment form needs. Which amount it takes is the server's word, never the page's. */
export const Checkout = z.object({
  clientSecret: z.string(),
  provider: Provider,
  publishableKey: z.nullable(z.string()),
  kind: z.enum(['subscription', 'one_time']),
  plan: Plan,
  interval: Interval,
  /** The catalogue's price for a period. */
  amount: z.int(),
  /** What the form takes, less `discount` and with `tax`. */
  dueNow: z.int(),
  discount: z.int(),
  tax: z.int(),
  promotion: z.nullable(z.object({ code: z.string(), label: z.string() })),
  currency: z.string(),
});
export type Checkout = z.infer<typeof Checkout>;

const Subscription = z.object({
  /** Null for a price that is none of ours: it gives no access. */
  plan: z.nullable(MonthlyPlan),
  interval: Interval,
  /** The provider's word: active, past_due, unpaid ...; only active, and past_due until `graceEndsAt`, give access. */
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** What is taken off the next payment, in words. */
  discount: z.nullable(z.string()),
  /** The next payment; or, with `cancelAtPeriodEnd`, the end. */
  currentPeriodEnd: moment,
  cancelAtPeriodEnd: z.boolean(),
  /** The smaller plan, or shorter interval, that it continues with from `currentPeriodEnd`. */
  scheduledPlan: z.nullable(MonthlyPlan),
  scheduledInterval: z.nullable(Interval),
  graceEndsAt: moment,
  card: z.nullable(Card),
});

const Waitlist = z.object({
  /** `waiting`: refundable. `offered`: to be accepted or declined until `opensAt`. `refunding`: the money is on its way. */
  place: z.enum(['waiting', 'offered', 'accepted', 'refunding']),
  position: z.nullable(z.int()),
  joinedAt: z.iso.datetime(),
  /** Everything in Plus is held until then. */
  plusUntil: z.iso.datetime(),
  opensAt: moment,
  refundable: z.boolean(),
});

const Consent = z.object({ agreed: z.boolean(), version: z.string(), at: z.iso.datetime() });

export const MembershipStatus = z.object({
  /** `none` when nothing is active; else `active`, or the subscription's own word. */
  status: z.string(),
  plan: z.nullable(Plan),
  kind: z.nullable(z.enum(['subscription', 'one_time'])),
  provider: Provider,
  /** No real money is taken. */
  testMode: z.boolean(),
  subscription: z.nullable(Subscription),
  waitlist: z.nullable(Waitlist),
  /** A payment that was begun and can be finished. */
  unfinishedPlan: z.nullable(Plan),
  /** On the free list of those who want to hear of Prime. */
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
  /** What of it went back, in cents. */
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
  /** `now` takes `dueNow` at once; `renewal` takes nothing and changes at `changesAt`. */
  when: z.enum(['now', 'renewal']),
  dueNow: z.int(),
  currency: z.string(),
  nextAmount: z.int(),
  discount: z.nullable(z.string()),
  changesAt: z.iso.datetime(),
  /** To be sent back with the change, so that it costs what was shown. */
  previewedAt: z.iso.datetime(),
});

/** `isFree`: only if it costs nothing, as keeping a plan does until the smaller one began. */
const Change = z.object({
  plan: MonthlyPlan,
  interval,
  previewedAt: z.optional(z.iso.datetime()),
  isFree: z.optional(z.boolean()),
});

/** Opens the form that saves a card; or that pays what is `owed` with it, in cents. */
const CardForm = z.object({ clientSecret: z.string(), owed: z.nullable(z.int()) });

/** How a payment in the sandbox stands; `error` is shown as it is. */
export const SandboxPayment = z.object({
  status: z.enum(['requires_payment_method', 'requires_action', 'succeeded', 'canceled']),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type SandboxPayment = z.infer<typeof SandboxPayment>;

/** Where somebody lives, for the tax alone; it goes to the provider and is kept there. */
export const TaxLocation = z.object({
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'Please choose a country')),
  postalCode: z.string().check(z.trim(), z.minLength(1, 'Please enter a postal code'), z.maxLength(20)),
});

const secret = z.string().check(z.maxLength(200), z.regex(/^\w*$/, 'We don’t know this payment.'));
/** The provider knows what was paid, and every call asks it first. */
const paying = { access: 'signed_in', touches: ['account', 'membership'], resumes: true } as const;
const reading = { access: 'signed_in', touches: [], resumes: true } as const;
/** Whoever may not stay can always look at what they pay, and end it. */
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
      summary: "Play the bank's question of a test card",
    })
    .input(z.object({ clientSecret: secret, outcome: z.enum(['complete', 'fail']) }))
    .output(SandboxPayment),
};
