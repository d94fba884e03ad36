import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEPT_DAYS, RETENTION } from '#contract/retention.ts';
import { eraseInactive } from '#server/account/inactive.ts';
import { coachSpend } from '#server/coach/spend/table.ts';
import { users } from '#server/database/users.ts';
import { identityEvents } from '#server/identity/embedded/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { forgetOldEvents } from '#server/payments/inbox.ts';
import { paymentAlerts, paymentEvents } from '#server/payments/table.ts';
import { personalData } from '#server/personal-data.ts';
import { asking } from '#test/asking.ts';
import { lettersOf } from '#test/letters.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
const { get, post } = asking(() => server);
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const isThere = async ({ id }: Person) => (await server.house.db.$count(users, eq(users.id, id))) === 1;
const letters = ({ id }: Person) =>
  lettersOf(server).filter(
    ({ to, subject }) => to === `${id}@example.org` && subject === 'Your account will be erased',
  );
const later = (days: number) => server.clock.advance(days * DAY);

async function eraseUnused() {
  await eraseInactive(server.house, personalData);
  await server.house.jobs.drain();
}

test('an account that nobody uses is erased after a warning, and whoever comes back or pays keeps it', async () => {
  const [gone, back, paying, admin] = await Promise.all([
    server.person('trial'),
    server.person('trial'),
    server.person('trial'),
    server.person('admin'),
  ]);
  const everybody = [gone, back, paying, admin];
  for (const who of everybody) await get(who, '/auth/user');
  await post(gone, '/relationships', { personName: 'Maya', relationshipType: 'friend' });
  const { body } = await post(paying, '/create-subscription', { plan: 'core' });
  await post(paying, '/payments/sandbox/confirm', { clientSecret: body.clientSecret, paymentMethod: 'pm_card_visa' });
  await server.house.jobs.drain();

  later(KEPT_DAYS.inactiveAccount - KEPT_DAYS.inactiveNotice - 1);
  await eraseUnused();
  expect(letters(gone)).toEqual([]);
  later(2);
  await eraseUnused();
  await eraseUnused();
  expect(letters(gone)).toHaveLength(1);
  expect(letters(gone)[0]?.text).not.toContain('Maya');
  expect([letters(paying).length, letters(admin).length]).toEqual([0, 0]);

  later(KEPT_DAYS.inactiveNotice - 1);
  await get(back, '/auth/user');
  await eraseUnused();
  expect(await isThere(gone)).toBe(true);
  later(2);
  await eraseUnused();
  expect(await Promise.all(everybody.map(isThere))).toEqual([false, true, true, true]);
});

test('an account that can’t be read stops neither the warning nor the erasing of the others', async () => {
  const [damaged, other] = await Promise.all([server.person('trial'), server.person('trial')]);
  for (const who of [damaged, other]) await get(who, '/auth/user');
  later(KEPT_DAYS.inactiveAccount);
  await server.house.vault.shred(damaged.id);
  await eraseUnused();
  const [warned] = await server.house.db.select().from(users).where(eq(users.id, other.id));
  expect(warned?.warnedOn).not.toBeNull();
  await server.house.db.update(users).set({ warnedOn: '2020-01-01' }).where(eq(users.id, damaged.id));
  later(KEPT_DAYS.inactiveNotice + 1);
  await eraseUnused();
  expect(await isThere(other)).toBe(false);
});

test('what the house keeps of its own goes after the days that are published', async () => {
  const { db, now } = server.house;
  const ago = (days: number) => new Date(now().getTime() - days * DAY);
  const event = (days: number, isDone: boolean) => ({
    ...{ provider: 'sandbox' as const, eventId: randomUUID(), type: 'any', receivedAt: ago(days) },
    processedAt: isDone ? ago(days) : null,
  });
  const { webhooks, failedWebhooks, settledAlerts, securityLog, failedJobs, providerUse } = KEPT_DAYS;
  await db.delete(paymentEvents);
  await db
    .insert(paymentEvents)
    .values([
      ...[event(webhooks - 3, true), event(webhooks + 1, true)],
      ...[event(failedWebhooks - 3, false), event(failedWebhooks + 1, false)],
    ]);
  const alert = (days: number) => ({
    ...{ id: randomUUID(), provider: 'sandbox' as const, kind: 'disputed' as const, subject: `${days}` },
    ...{ at: ago(days), doneAt: ago(days) },
  });
  await db.insert(paymentAlerts).values([alert(settledAlerts - 3), alert(settledAlerts + 1)]);
  const login = (days: number) => ({ who: 'nobody', kind: 'new_device' as const, device: 'Firefox', at: ago(days) });
  await db
    .insert(identityEvents)
    .values([login(securityLog - 3), login(securityLog + 1)].map((row) => ({ id: randomUUID(), ...row })));
  const failed = (days: number) => ({
    ...{ id: randomUUID(), name: 'nobody.does', payload: {}, attempts: 10 },
    ...{ createdAt: ago(days), runAt: ago(days), failedAt: ago(days) },
  });
  await db.insert(jobs).values([failed(failedJobs - 3), failed(failedJobs + 1)]);
  const used = (days: number) => ({ who: randomUUID(), day: ago(days).toISOString().slice(0, 10) });
  await db
    .insert(coachSpend)
    .values([used(providerUse - 3), used(providerUse + 1)].map((row) => ({ ...row, requests: 1, tokens: 1 })));
  await forgetOldEvents(server.house);
  later(1);
  server.clock.advance(60 * 60 * 1000 + 1000);
  await server.house.jobs.drain();
  const kept = [paymentEvents, paymentAlerts, identityEvents, coachSpend].map((table) => db.$count(table));
  expect(await Promise.all(kept)).toEqual([2, 1, 1, 1]);
  expect(await db.$count(jobs, eq(jobs.name, 'nobody.does'))).toBe(1);
});

test('every period is on the page about privacy', () => {
  const page = RETENTION.map(([, howLong]) => howLong).join(' ');
  expect(Object.values(KEPT_DAYS).filter((days) => !page.includes(`${days} days`))).toEqual([]);
});
