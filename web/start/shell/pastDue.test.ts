import { expect, test } from 'vitest';
import type { User } from '#contract/account.ts';
import { pastDueUntil } from '#web/start/shell/pastDue.ts';

type Subscription = NonNullable<User['subscription']>;
const user = (subscription: Partial<Subscription> | null) => ({
  subscription: subscription && {
    id: 'sub_1',
    plan: 'core' as const,
    status: 'past_due',
    graceEndsAt: '2027-01-27T12:00:00.000Z',
    ...subscription,
  },
});

test('a failed payment is told on every page with the day until which access stands', () => {
  expect(pastDueUntil(user({}), '/dashboard')).toContain('27');
});

test('pages that speak of it themselves are left alone, and so is everybody who owes nothing', () => {
  for (const path of ['/subscribe', '/membership', '/checkout']) expect(pastDueUntil(user({}), path)).toBeNull();
  expect(pastDueUntil(user({ status: 'active' }), '/dashboard')).toBeNull();
  expect(pastDueUntil(user({ graceEndsAt: null }), '/dashboard')).toBeNull();
  expect(pastDueUntil(user(null), '/dashboard')).toBeNull();
});
