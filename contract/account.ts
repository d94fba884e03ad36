import * as z from 'zod/mini';
import { AGREEMENT_VERSION } from '#contract/agreement.ts';
import { endpoint } from '#contract/endpoint.ts';
import { leaving } from '#contract/export-erase.ts';
import { preferences } from '#contract/preferences.ts';

const moment = z.nullable(z.iso.datetime());

const Subscription = z.object({
  id: z.string(),
  plan: z.enum(['core', 'plus']),
  status: z.string(),
  /** End of the grace period after a failed payment. */
  graceEndsAt: moment,
});

/** The facts that access is derived from, together with the time. */
export const AccessFacts = z.object({
  isAdmin: z.boolean(),
  /** Something they wrote suggests that they are under 18. Only account and help stay open until that is settled. */
  ageInDoubt: z.boolean(),
  /** The day they turn 18, where they said that they are younger. */
  adultOn: z.nullable(z.iso.date()),
  hasUsedTrial: z.boolean(),
  trialStartDate: moment,
  trialEndDate: moment,
  subscription: z.nullable(Subscription),
  /** A Prime place has no subscription: it is bought once and lasts until this moment. */
  primePlaceUntil: moment,
});
export type AccessFacts = z.infer<typeof AccessFacts>;

export const SubscriptionType = z.enum(['none', 'regular', 'premium', 'prime']);
export type SubscriptionType = z.infer<typeof SubscriptionType>;

export const User = z.extend(AccessFacts, {
  id: z.string(),
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  subscriptionType: SubscriptionType,
  stripeSubscriptionId: z.nullable(z.string()),
  hasActiveSubscription: z.boolean(),
  hasActiveTrial: z.boolean(),
  isTrialExpired: z.boolean(),
  hasAccess: z.boolean(),
});
export type User = z.infer<typeof User>;

/** Where and how the web signs people in. */
export const SignInConfig = z.object({
  provider: z.enum(['embedded', 'firebase']),
  apiKey: z.string(),
  projectId: z.string(),
  authDomain: z.nullable(z.string()),
  /** Where members can write to the operator. */
  operatorEmail: z.nullable(z.string()),
});
export type SignInConfig = z.infer<typeof SignInConfig>;

/** One signed-in device. */
export const Session = z.object({
  id: z.string(),
  device: z.string(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** A sign-in event, and how often it happened in a row. */
export const SecurityEvent = z.object({
  id: z.string(),
  kind: z.enum([
    'wrong_password',
    'paused',
    'password_reset',
    'password_changed',
    'email_changed',
    'email_taken_back',
    'new_device',
  ]),
  device: z.string(),
  at: z.iso.datetime(),
  times: z.int(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

/** `off`: no admin address is configured. `open`: nobody has claimed the role yet. `claimed`: there is an admin. */
const AdminSetup = z.object({ state: z.enum(['off', 'open', 'claimed']) });

const SetupCode = z.object({
  code: z
    .string('Please enter the setup code')
    .check(z.trim(), z.minLength(1, 'Please enter the setup code'), z.maxLength(100, 'This is not a setup code')),
});

const Agreement = z.object({
  version: z.literal(AGREEMENT_VERSION, 'This has changed in the meantime. Please reload the page.'),
  isAdult: z.literal(true, 'You must be 18 or older to use Mallama.'),
  terms: z.literal(true, 'Please agree to the terms and the privacy policy.'),
  sensitiveData: z.literal(true, 'Mallama cannot coach you without working on what you write.'),
  /** Whether anonymized lessons from resolved conflicts may be shared with the community. Optional. */
  sharing: z._default(z.boolean('Please say yes or no'), false),
});
export type Agreement = z.infer<typeof Agreement>;

const KeptAgreement = z.object({ version: z.string(), sharing: z.boolean(), agreedAt: z.iso.datetime() });

/** Why a member is reminded that Mallama is an AI: their first talk, days away, or hours of talking. */
export const NoticeCause = z.enum(['first', 'absence', 'hours']);
export type NoticeCause = z.infer<typeof NoticeCause>;

const Notice = z.object({ due: z.nullable(NoticeCause) });

export const ADULT = 18;

const BornOn = z.object({
  bornOn: z.iso
    .date('Please enter the day you were born')
    .check(
      z.refine(
        (day: string) => day > '1900-01-01' && Date.parse(day) <= Date.now(),
        'Please enter the day you were born',
      ),
    ),
});

const signedIn = endpoint.meta({ access: 'signed_in', touches: [], anyAge: true });
const anyone = endpoint.meta({ access: 'anyone', touches: [] });

export const account = {
  user: signedIn
    .route({ method: 'GET', path: '/auth/user', summary: 'Who you are, and what is open to you' })
    .output(User),
  config: anyone.route({ method: 'GET', path: '/auth/config', summary: 'Where to sign in' }).output(SignInConfig),
  startTrial: endpoint
    .meta({ access: 'signed_in', touches: ['account'] })
    .route({ method: 'POST', path: '/start-trial', summary: 'Start your 24 hours' })
    .output(User),
  tellAge: endpoint
    .meta({
      access: 'signed_in',
      touches: ['account'],
      anyAge: true,
      limit: { max: 10, seconds: 86_400, by: 'member' },
    })
    .route({ method: 'POST', path: '/account/age', summary: 'Say when you were born, where your age is in doubt' })
    .input(BornOn)
    .output(User),
  sessions: signedIn
    .route({ method: 'GET', path: '/account/sessions', summary: 'Where you’re logged in' })
    .output(z.array(Session)),
  securityLog: signedIn
    .route({ method: 'GET', path: '/account/security', summary: 'What happened at your sign-in in the last 90 days' })
    .output(z.array(SecurityEvent)),
  endSession: endpoint
    .meta({ access: 'signed_in', touches: ['account'], anyAge: true })
    .route({
      method: 'DELETE',
      path: '/account/sessions/{id}',
      summary: 'Sign out one of them; `current` is the one asking',
      successStatus: 204,
    })
    .input(z.object({ id: z.string() }))
    .output(z.void()),
  endSessions: endpoint
    .meta({ access: 'signed_in', touches: ['account'], anyAge: true })
    .route({ method: 'DELETE', path: '/account/sessions', summary: 'Log out everywhere', successStatus: 204 })
    .input(z._default(z.object({ keepCurrent: z._default(z.boolean(), false) }), { keepCurrent: false }))
    .output(z.void()),
  agreement: signedIn
    .route({ method: 'GET', path: '/account/agreement', summary: 'What you last agreed to, and when' })
    .output(z.nullable(KeptAgreement)),
  agree: signedIn
    .route({ method: 'POST', path: '/account/agreement', summary: 'Agree to what Mallama needs your word for' })
    .input(Agreement)
    .output(KeptAgreement),
  notice: signedIn
    .route({
      method: 'POST',
      path: '/account/notice',
      summary: 'Say that you are talking, and hear whether the notice that Mallama is an AI is due',
    })
    .output(Notice),
  acknowledgeNotice: signedIn
    .route({ method: 'POST', path: '/account/notice/acknowledge', summary: 'Say that you read the notice' })
    .output(Notice),
  adminSetup: anyone
    .route({ method: 'GET', path: '/admin/setup', summary: 'Whether the first admin is still to come' })
    .output(AdminSetup),
  useSetupCode: endpoint
    .meta({ access: 'anyone', touches: ['account'], limit: { max: 10, seconds: 600, by: 'address' } })
    .route({
      method: 'POST',
      path: '/admin/setup-code',
      summary: 'Prove that you run this installation',
      successStatus: 204,
    })
    .input(SetupCode)
    .output(z.void()),
  preferences,
  ...leaving,
};
