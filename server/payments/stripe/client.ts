import Stripe from 'stripe';
import type { Settings } from '#server/payments/stripe/parts.ts';
import { Refused } from '#server/refused.ts';

/** Milliseconds per attempt. The SDK retries a lost answer once, with the same key. */
const TIMEOUT = 8000;
const VERSION = '2026-10-28.endive';

export const isLiveKey = (key = '') => /^[a-z]+_live_/.test(key);

/** Live keys are refused on test servers, and both keys must be of the same kind. */
function check({ secretKey = '', publishableKey = '', apiBase }: Settings) {
  if (apiBase && isLiveKey(secretKey))
    throw new Refused('STRIPE_API_BASE is for tests: it does not go together with a live STRIPE_SECRET_KEY.');
  if (isLiveKey(secretKey) !== isLiveKey(publishableKey))
    throw new Refused('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys, or both test keys.');
}

function hostOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    ...(port && { port }),
  };
}

export function stripeClient(settings: Settings, timeout = TIMEOUT): Stripe {
  check(settings);
  return new Stripe(settings.secretKey ?? '', {
    apiVersion: VERSION,
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(settings.apiBase && hostOf(settings.apiBase)),
  });
}
