import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/database/users.ts';
import { endMembership, stillShares } from '#server/membership/membership.ts';
import { subscriptions, waitlistEntries } from '#server/membership/table.ts';
import { sandboxSubscriptions } from '#server/payments/sandbox/table.ts';
import { type Member, member } from '#test/payments/member.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The membership part of erasing an account. */
const leave = ({ id }: Member) => endMembership(server.house, id, (write) => write(async () => {}));

/** Their subscriptions at the provider, which stay known there after the account is erased. */
async function atProvider({ id }: Member) {
  const isIt = eq(sandboxSubscriptions.id, subscriptions.providerSubscriptionId);
  const { db } = server.house;
  const theirs = eq(subscriptions.userId, id);
  const rows = await db.select().from(subscriptions).innerJoin(sandboxSubscriptions, isIt).where(theirs);
  return rows.map(({ sandbox_subscriptions }) => sandbox_subscriptions.status);
}

describe('before an account is erased', () => {
  test('nothing renews any more, and a place is paid back', async () => {
    const noor = await member(server);
    await noor.pays('core');
    await noor.pays('prime');
    await leave(noor);
    expect(await atProvider(noor)).toEqual(['canceled']);
    const receipts = (await noor.ask('GET', '/membership/receipts')).json();
    expect(receipts.filter(({ refunded }: { refunded: boolean }) => refunded)).toHaveLength(1);
  });

  test('an open form is closed', async () => {
    const noor = await member(server);
    const { clientSecret } = (await noor.create({ plan: 'prime' })).json();
    await leave(noor);
    expect((await noor.confirm(clientSecret, 'pm_card_visa')).json().status).toBe('canceled');
  });

  test('it waits while the provider does not answer', async () => {
    const noor = await member(server);
    await noor.pays('plus');
    const { payments } = server.house;
    const { endNow } = payments;
    payments.endNow = () => Promise.reject(new Error('away'));
    await expect(leave(noor)).rejects.toThrow('away');
    payments.endNow = endNow;
    expect(await atProvider(noor)).toEqual(['active']);
    await leave(noor);
    expect(await atProvider(noor)).toEqual(['canceled']);
  });

  test('its rows go with the person', async () => {
    const noor = await member(server);
    await noor.pays('core');
    await server.house.db.delete(users).where(eq(users.id, noor.id));
    const left = await Promise.all([
      server.house.db.select().from(subscriptions).where(eq(subscriptions.userId, noor.id)),
      server.house.db.select().from(waitlistEntries).where(eq(waitlistEntries.userId, noor.id)),
    ]);
    expect(left).toEqual([[], []]);
  });
});

test('sharing needs a yes, and a no takes it back', async () => {
  const noor = await member(server);
  const say = (agreed: boolean) =>
    noor.ask('PUT', '/membership/sharing-consent', { agreed, version: '2026-11', occasion: 'trial' });
  expect(await stillShares(server.house, noor.id)).toBe(false);
  await say(true);
  expect(await stillShares(server.house, noor.id)).toBe(true);
  await say(false);
  expect(await stillShares(server.house, noor.id)).toBe(false);
});

test('rows of the sandbox give nothing where Stripe takes the money', async () => {
  const noor = await member(server);
  await noor.pays('plus');
  await server.house.db.update(subscriptions).set({ provider: 'stripe' }).where(eq(subscriptions.userId, noor.id));
  expect(await noor.user()).toMatchObject({ hasAccess: false, subscriptionType: 'none' });
  expect(await noor.status()).toMatchObject({ status: 'none' });
  expect((await server.house.db.select().from(sandboxSubscriptions)).length).toBeGreaterThan(0);
});
