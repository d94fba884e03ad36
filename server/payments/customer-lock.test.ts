import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withCustomerLock } from '#server/payments/customer-lock.ts';
import { billingCustomers } from '#server/payments/table.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Seconds until the one lock there is would be free of a process that died now. */
async function left() {
  const until = sql<number>`extract(epoch from ${billingCustomers.heldUntil} - clock_timestamp())::float`;
  const [row] = await server.house.db.select({ until }).from(billingCustomers);
  return row?.until ?? 0;
}

test('the lock of a process that dies is free before anyone who waits is refused; one that lives renews it', async () => {
  const { id } = await server.person();
  await withCustomerLock(server.house, id, async () => {
    expect(await left()).toBeLessThan(20);
    await server.house.db.update(billingCustomers).set({ heldUntil: new Date(0) });
    await vi.waitFor(async () => expect(await left()).toBeGreaterThan(0), 30_000);
  });
  expect(await left()).toBe(0);
}, 40_000);
