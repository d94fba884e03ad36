import { expect, it } from 'vitest';
import { membershipLabel, planLinkLabel } from '#web/app/membership.ts';

it.each([
  ['none', false, 'No plan', 'Upgrade Plan'],
  ['none', true, 'Free trial', 'Upgrade Plan'],
  ['regular', false, 'Regular Member', 'Upgrade Plan'],
  ['premium', false, 'Premium+ Member', 'Manage Subscription'],
  ['prime', false, 'Prime Waiting List', 'Manage Subscription'],
] as const)('%s (trial: %s) reads %s and %s', (subscriptionType, hasActiveTrial, label, link) => {
  expect(membershipLabel({ subscriptionType, hasActiveTrial })).toBe(label);
  expect(planLinkLabel({ subscriptionType })).toBe(link);
});
