import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkStripe } from '#server/payments/stripe/catalogue.ts';
import { openStripe } from '#server/payments/stripe/stripe.ts';
import { Refused } from '#server/refused.ts';
import { STRIPE_SETTINGS } from '#test/payments/bench.ts';
import { type FakeStripe, startFakeStripe } from '#test/payments/fake-stripe.ts';
import type { Price } from '#test/payments/stripe-shapes.ts';

const now = () => new Date('2026-11-20T09:00:00.000Z');

let fake: FakeStripe;
beforeAll(async () => {
  fake = await startFakeStripe(now);
});
afterAll(() => fake.close());

const lines: string[] = [];
const log = pino({ level: 'warn', base: null }, { write: (line: string) => void lines.push(line) });
beforeEach(() => void lines.splice(0));

const { prices } = STRIPE_SETTINGS;
const check = (settings: object = {}) =>
  checkStripe(openStripe({ ...STRIPE_SETTINGS, apiBase: fake.url, ...settings }, now, 400).catalogue, log);

async function withPlus(change: Partial<Price>, work: () => Promise<void>) {
  const price = fake.world.prices.get('price_plus');
  if (!price) throw new Error('A price was expected.');
  fake.world.prices.set('price_plus', { ...price, ...change });
  await work();
  fake.world.prices.set('price_plus', price);
}

describe('at the start', () => {
  test('prices that are those of the catalogue are taken in silence', async () => {
    await check();
    expect(lines).toEqual([]);
  });

  test.each([
    ['another amount', { amount: 2500 }, 'STRIPE_PRICE_PLUS takes 2500 and not 2000 cents'],
    ['another currency', { currency: 'eur' }, 'STRIPE_PRICE_PLUS is in eur and not in usd'],
    ['another interval', { interval: 'year' }, 'STRIPE_PRICE_PLUS does not renew every month'],
    ['an archived price', { active: false }, 'STRIPE_PRICE_PLUS is archived'],
  ])('%s refuses to start, and is named', async (_what, change, words) => {
    await withPlus(change, async () => {
      await expect(check()).rejects.toThrow(words);
      await expect(check()).rejects.toBeInstanceOf(Refused);
    });
  });

  test('the price of a year is compared as well', async () => {
    const asYear = (price: string) => ({ prices: { ...prices, year: { ...prices.year, core: [price] } } });
    await expect(check(asYear('price_core'))).rejects.toThrow('STRIPE_PRICE_CORE_YEARLY does not renew every year');
    await expect(check(asYear('price_plus_year'))).rejects.toThrow('takes 20000 and not 10000 cents');
  });

  test('a price of another account refuses to start', async () => {
    await expect(
      check({ prices: { ...prices, month: { ...prices.month, plus: ['price_elsewhere'] } } }),
    ).rejects.toBeInstanceOf(Refused);
  });

  test('a wrong key is named in the log, without its words, and the rest may run', async () => {
    await check({ secretKey: 'sk_test_wrong' });
    expect(lines.join()).toMatch(/Stripe does not accept STRIPE_SECRET_KEY/);
    expect(lines.join()).not.toMatch(/sk_test_wrong/);
  });

  test('a Stripe that does not answer is said, and the rest may run', async () => {
    fake.break('away');
    await check();
    fake.mend();
    expect(lines.join()).toMatch(/did not answer at the start/);
  });
});
