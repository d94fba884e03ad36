import { expect, test } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { openPayments } from '#server/payments/open.ts';
import { Refused } from '#server/refused.ts';
import { openTestServer } from '#test/test-server.ts';

test('the sandbox and a live key of Stripe do not go together', async () => {
  const server = await openTestServer();
  try {
    const { db, jobs, log, now, identity } = server.house;
    const open = (settings: Record<string, string>) =>
      openPayments({ config: parseConfig(settings), db, jobs, log, now, keyedHash: identity.keyedHash });
    await expect(open({ STRIPE_SECRET_KEY: 'sk_live_1' })).rejects.toBeInstanceOf(Refused);
    await expect(open({ STRIPE_SECRET_KEY: 'rk_live_1', PAYMENTS_PROVIDER: 'sandbox' })).rejects.toBeInstanceOf(
      Refused,
    );
  } finally {
    await server.close();
  }
});

test('production does not take the sandbox by default', () => {
  expect(() => parseConfig({ NODE_ENV: 'production' })).toThrow(/PAYMENTS_PROVIDER must be chosen/);
});
