import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bench, sandboxBench, stripeBench } from '#test/payments/bench.ts';
import { buyerAt } from '#test/payments/buyer.ts';

const BENCHES: [string, () => Promise<Bench>][] = [
  ['the sandbox', sandboxBench],
  ['Stripe', stripeBench],
];

const DAY = 86_400_000;
const daysLeft = (bench: Bench, end: Date | null | undefined) =>
  Math.round(((end?.getTime() ?? 0) - bench.now().getTime()) / DAY);

describe.each(BENCHES)('what every provider promises of years and codes: %s', (_name, open) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await open();
  });
  afterAll(() => bench.close());

  const paid: ReturnType<typeof buyerAt>['paid'] = (...about) => buyerAt(bench).paid(...about);
  const codeOf = async (code: string) => (await bench.payments.promotionFor(code, 1000))?.id ?? null;
  const receiptsOf = async (customerId: string) =>
    (await bench.payments.receipts(customerId)).map(({ amount }) => amount).sort((a, b) => a - b);

  test('a year is paid once, and renews after a year', async () => {
    const { id, one, customerId, due } = await paid('core', { interval: 'year' });
    expect(due).toEqual({ amount: 10_000, discount: 0, tax: 0 });
    expect(await one()).toMatchObject({ plan: 'core', interval: 'year', amount: 10_000, lastPaid: 10_000 });
    expect(daysLeft(bench, (await one())?.currentPeriodEnd)).toBe(365);
    await bench.renew(id);
    expect(await one()).toMatchObject({ interval: 'year', status: 'active' });
    expect(await receiptsOf(customerId)).toEqual([10_000, 10_000]);
  });

  test('a year instead of a month begins at once, less what is left of the month', async () => {
    const { one, changeTo, customerId } = await paid('core');
    const change = changeTo('plus', (await one())?.itemId ?? null, 'year');
    const { dueNow } = await bench.payments.previewChange(change);
    expect(dueNow).toBe(19_000);
    expect(await bench.payments.upgrade(change)).toEqual({ clientSecret: null });
    expect(await one()).toMatchObject({ plan: 'plus', interval: 'year', amount: 20_000, lastPaid: 19_000 });
    expect(daysLeft(bench, (await one())?.currentPeriodEnd)).toBe(365);
    expect(await receiptsOf(customerId)).toEqual([1000, 19_000]);
  });

  test('a month instead of a year costs nothing, and begins when the year is over', async () => {
    const { id, one, changeTo, customerId } = await paid('plus', { interval: 'year' });
    await bench.payments.scheduleChange(changeTo('plus', (await one())?.itemId ?? null, 'month'));
    const waiting = { plan: 'plus', interval: 'year', scheduledPlan: 'plus', scheduledInterval: 'month' };
    expect(await one()).toMatchObject(waiting);
    await bench.renew(id);
    expect(await one()).toMatchObject({ plan: 'plus', interval: 'month', scheduledPlan: null, amount: 2000 });
    expect(await receiptsOf(customerId)).toEqual([2000, 20_000]);
  });

  test('a scheduled month is taken back as any other', async () => {
    const { id, one, changeTo } = await paid('core', { interval: 'year' });
    await bench.payments.scheduleChange(changeTo('core', (await one())?.itemId ?? null, 'month'));
    await bench.payments.keepPlan(id);
    expect(await one()).toMatchObject({ interval: 'year', scheduledPlan: null, scheduledInterval: null });
  });

  test('a code is known by its letters in any case, and what is over, unknown or leaves nothing is none', async () => {
    expect(await bench.payments.promotionFor('friends20', 1000)).toMatchObject({ code: 'FRIENDS20', label: '20% off' });
    for (const code of ['OVER', 'GIFT', 'nobody-knows-it', ''])
      expect(await bench.payments.promotionFor(code, 1000)).toBeNull();
  });

  test('a code takes its part off every payment, and of a larger plan and a smaller one as well', async () => {
    const promotionId = await codeOf('FRIENDS20');
    const { id, one, changeTo, customerId, due } = await paid('core', { promotionId });
    expect(due).toEqual({ amount: 800, discount: 200, tax: 0 });
    expect(await one()).toMatchObject({ amount: 1000, lastPaid: 800, discount: '20% off' });
    const larger = changeTo('plus', (await one())?.itemId ?? null);
    expect((await bench.payments.previewChange(larger)).dueNow).toBe(800);
    await bench.payments.upgrade(larger);
    await bench.payments.scheduleChange(changeTo('core', (await one())?.itemId ?? null));
    await bench.renew(id);
    expect(await one()).toMatchObject({ plan: 'core', lastPaid: 800, discount: '20% off' });
    expect(await receiptsOf(customerId)).toEqual([800, 800, 800]);
  });

  test('a code for the first payment takes nothing off the next, and what was not paid is not given back', async () => {
    const { id, one, changeTo, customerId } = await paid('core', { promotionId: await codeOf('HELLO50') });
    expect(await one()).toMatchObject({ lastPaid: 500, discount: null });
    const larger = changeTo('plus', (await one())?.itemId ?? null);
    expect((await bench.payments.previewChange(larger)).dueNow).toBe(1500);
    await bench.renew(id);
    expect(await receiptsOf(customerId)).toEqual([500, 1000]);
  });
});
