import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/open.ts';
import type { KeyedHash } from '#server/identity/secret.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { PaymentsPort } from '#server/payments/port.ts';
import { openSandbox, type SandboxControls } from '#server/payments/sandbox/sandbox.ts';
import { Refused } from '#server/refused.ts';

/** `sandbox` is there only where no real money is taken. */
export type Payments = PaymentsPort & { sandbox: SandboxControls | undefined };

type Ground = { config: Config; db: Db; jobs: Jobs; now: () => Date; keyedHash: KeyedHash };

const PASS_TIME = 'payments.sandbox';
const MINUTE = 60;

async function sandboxed({ config, db, jobs, now, keyedHash }: Ground): Promise<Payments> {
  if (/^[a-z]+_live_/.test(config.payments.stripe.secretKey ?? ''))
    throw new Refused('A live STRIPE_SECRET_KEY does not go together with PAYMENTS_PROVIDER=sandbox.');
  const webhookSecret = keyedHash('payments', 'sandbox webhooks');
  const { port, controls } = openSandbox({ db, jobs, now, webhookSecret });
  jobs.handle(PASS_TIME, controls.passTime);
  await jobs.every(PASS_TIME, MINUTE);
  return { ...port, sandbox: controls };
}

/** Who takes the money: Stripe, or the sandbox that takes none. Stripe's SDK is loaded only where it is used. */
export async function openPayments(ground: Ground): Promise<Payments> {
  const { provider, stripe } = ground.config.payments;
  if (provider === 'sandbox') return sandboxed(ground);
  const { openStripe } = await import('#server/payments/stripe/stripe.ts');
  return { ...openStripe(stripe, ground.now), sandbox: undefined };
}
