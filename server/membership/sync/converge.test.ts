import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Subscription as Row } from '#server/membership/holdings.ts';
import { converge } from '#server/membership/sync/converge.ts';
import type { KnownSubscription } from '#server/payments/port.ts';
import { isLive } from '#server/payments/states.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const day = (count: number) => new Date(NOW.getTime() + count * 86_400_000);

const row = (values: Partial<Row>): Row => ({
  ...{ id: 'a-1', userId: 'u-1', provider: 'stripe', providerSubscriptionId: 'sub_1', itemId: null, plan: 'core' },
  ...{ scheduledPlan: null, planChangesAt: null, amount: 1000, currency: 'usd', status: 'active' },
  ...{ currentPeriodEnd: day(10), cancelAtPeriodEnd: false, canceledAt: null, endedAt: null, pastDueSince: null },
  ...{ priceId: 'price_core', currentPeriodStart: day(-20), interval: 'month', scheduledInterval: null },
  ...{ discount: null, lastPaid: null, promotionCode: null },
  ...{ cardBrand: null, cardLast4: null, createdAt: day(-20), syncedAt: null },
  ...values,
});

const found = (values: Partial<KnownSubscription>): KnownSubscription => ({
  ...{ id: 'sub_1', itemId: 'si_1', attemptId: 'a-1', plan: 'core', status: 'active', amount: 1000, currency: 'usd' },
  ...{ currentPeriodEnd: day(10), cancelAtPeriodEnd: false, canceledAt: null, endedAt: null, pastDueSince: null },
  ...{ card: null, createdAt: day(-20), currentPeriodStart: day(-20), priceId: 'price_core', userId: null },
  ...{ scheduledPlan: null, planChangesAt: null, isOurs: true, interval: 'month', scheduledInterval: null },
  ...{ discount: null, lastPaid: null, afterEnd: 'nothing' },
  ...values,
});

/** The rows after the changes. */
function resulting(rows: Row[], list: KnownSubscription[], gone: string[] = []): Row[] {
  const next = new Map(rows.map((one) => [one.id, one]));
  converge(rows, { found: list, gone }, NOW).changes.forEach(({ id = `new-${Math.random()}`, values }) => {
    next.set(id, { ...(next.get(id) ?? row({ id })), ...values });
  });
  return [...next.values()];
}

const state = (rows: Row[]) =>
  rows.map(({ providerSubscriptionId, status, plan }) => [providerSubscriptionId, status, plan]).sort();

const STATUSES = ['incomplete', 'incomplete_expired', 'active', 'past_due', 'unpaid', 'canceled', 'paused', 'odd'];
const lists = fc
  .uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 5 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .record({ status: fc.constantFrom(...STATUSES), plan: fc.constantFrom('core' as const, 'plus' as const) })
          .map((one) => found({ ...one, id: `sub_${id}`, attemptId: `a-${id}`, createdAt: day(-id) })),
      ),
    ),
  );

describe('our rows beside the provider', () => {
  test('become the same however often and in whatever order it is asked; one at most is live', () => {
    fc.assert(
      fc.property(lists, fc.boolean(), (list, wasOurs) => {
        const rows = wasOurs ? [row({ status: 'incomplete', providerSubscriptionId: null })] : [];
        const once = resulting(rows, list);
        expect(once.filter(({ status }) => isLive(status)).length).toBeLessThanOrEqual(1);
        expect(state(resulting(once, list))).toEqual(state(once));
        expect(state(resulting(rows, list.toReversed()))).toEqual(state(once));
      }),
    );
  });

  test('are written so that two are never live at the same time', () => {
    fc.assert(
      fc.property(lists, lists, (before, list) => {
        const rows = resulting([], before).map((one) => ({ ...one, id: one.providerSubscriptionId ?? one.id }));
        const live = new Set(rows.filter(({ status }) => isLive(status)).map(({ id }) => id));
        for (const { id = 'new', values } of converge(rows, { found: list, gone: [] }, NOW).changes) {
          if (isLive(values.status)) live.add(id);
          else live.delete(id);
          expect(live.size).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('end because the provider says so, and never because it says nothing', () => {
    expect(converge([row({})], { found: [], gone: [] }, NOW).changes).toEqual([]);
    const [ended] = resulting([row({})], [found({ status: 'canceled', endedAt: NOW })]);
    expect(ended?.status).toBe('canceled');
  });

  test('of an old subscription ending leave the present one alone', () => {
    const rows = [row({ id: 'a-1', status: 'canceled' }), row({ id: 'a-2', providerSubscriptionId: 'sub_2' })];
    const list = [found({ status: 'canceled' }), found({ id: 'sub_2', attemptId: 'a-2' })];
    expect(state(resulting(rows, list))).toEqual([
      ['sub_1', 'canceled', 'core'],
      ['sub_2', 'active', 'core'],
    ]);
  });

  test('know a price that left the catalogue as what it was, and guess at none that never was in it', () => {
    const left = found({ plan: null, priceId: 'price_core' });
    expect(resulting([row({ plan: 'core' })], [left])).toMatchObject([{ plan: 'core' }]);
    const strange = found({ plan: null, priceId: 'price_strange' });
    expect(resulting([row({ plan: 'core' })], [strange])).toMatchObject([{ plan: null, priceId: 'price_strange' }]);
    expect(resulting([], [strange])).toMatchObject([{ plan: null }]);
  });

  test('of what the provider does not know any more last as long as they are paid for', () => {
    const paid = row({ scheduledPlan: 'core', plan: 'plus' });
    expect(resulting([paid], [], ['sub_1'])).toMatchObject([
      { status: 'active', plan: 'plus', cancelAtPeriodEnd: true, scheduledPlan: null },
    ]);
    for (const over of [{ currentPeriodEnd: day(-1) }, { status: 'past_due' }, { currentPeriodEnd: null }])
      expect(resulting([row(over)], [], ['sub_1'])).toMatchObject([{ status: 'canceled', endedAt: NOW }]);
    expect(resulting([row({ status: 'incomplete' })], [], ['sub_1'])).toMatchObject([{ status: 'incomplete_expired' }]);
  });

  test('in a state that nobody knows stay the one that counts, beside an attempt', () => {
    const list = [found({ status: 'hibernating' }), found({ id: 'sub_2', attemptId: 'a-2', status: 'incomplete' })];
    expect(converge([row({})], { found: list, gone: [] }, NOW).surplus.map(({ id }) => id)).toEqual(['sub_2']);
  });

  test('remember since when a payment is owed, and forget it when it is paid', () => {
    const [owing] = resulting([row({})], [found({ status: 'past_due' })]);
    expect(owing?.pastDueSince).toEqual(NOW);
    const since = day(-3);
    expect(
      resulting([row({ status: 'past_due', pastDueSince: since })], [found({ status: 'past_due' })]),
    ).toMatchObject([{ pastDueSince: since }]);
    expect(resulting([row({ status: 'past_due', pastDueSince: since })], [found({})])).toMatchObject([
      { pastDueSince: null },
    ]);
  });
});
