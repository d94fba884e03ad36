import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import type { KeyedHash } from '#server/identity/secret.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { PaymentsPort, ProviderEvent } from '#server/payments/port.ts';
import { openSandbox, type SandboxControls } from '#server/payments/sandbox/sandbox.ts';
import { Refused } from '#server/refused.ts';

/** Handles changes at the provider. `done` must run in the transaction of what it writes. */
type Listener = (event: ProviderEvent, done: (tx: Transaction) => Promise<void>) => Promise<void>;

export type Payments = PaymentsPort & {
  /** Only where no real money is taken. */
  sandbox: SandboxControls | undefined;
  onChanged(listener: Listener): void;
  tellChanged: Listener;
};

type Parts = { config: Config; db: Db; jobs: Jobs; log: Logger; now: () => Date; keyedHash: KeyedHash };
type Provider = PaymentsPort & Pick<Payments, 'sandbox'>;

const PASS_TIME = 'payments.sandbox';
const MINUTE = 60;

async function sandboxed({ config, db, jobs, now, keyedHash }: Parts): Promise<Provider> {
  if (/^[a-z]+_live_/.test(config.payments.stripe.secretKey ?? ''))
    throw new Refused('A live STRIPE_SECRET_KEY does not go together with PAYMENTS_PROVIDER=sandbox.');
  const webhookSecret = keyedHash('payments', 'sandbox webhooks');
  const { port, controls } = openSandbox({ db, jobs, now, webhookSecret });
  jobs.handle(PASS_TIME, controls.passTime);
  await jobs.every(PASS_TIME, MINUTE);
  return { ...port, sandbox: controls };
}

/** Stripe's SDK is loaded only where it is used. */
async function withStripe({ config, log, now, keyedHash }: Parts): Promise<Provider> {
  const [{ openStripe }, { checkStripe }] = await Promise.all([
    import('#server/payments/stripe/stripe.ts'),
    import('#server/payments/stripe/catalogue.ts'),
  ]);
  const installation = keyedHash('payments', 'installation').slice(0, 16);
  const stripe = openStripe({ ...config.payments.stripe, installation }, now);
  await checkStripe(stripe.catalogue, log);
  return { ...stripe.port, sandbox: undefined };
}

/** Opens the configured provider: Stripe, or the sandbox. */
export async function openPayments(parts: Parts): Promise<Payments> {
  const provider = await (parts.config.payments.provider === 'sandbox' ? sandboxed(parts) : withStripe(parts));
  let listener: Listener | undefined;
  return {
    ...provider,
    onChanged(wanted) {
      listener = wanted;
    },
    async tellChanged(event, done) {
      if (!listener) throw new Error('Nobody listens to what changes at the payment provider.');
      await listener(event, done);
    },
  };
}
