import { afterEach, describe, expect, test } from 'vitest';
import { lettersOf } from '#test/letters.ts';
import type { Member } from '#test/payments/member.ts';
import { openStripeServer, type StripeServer } from '#test/payments/stripe-server.ts';

let stripe: StripeServer;
afterEach(() => stripe.close());

const subjectsTo = ({ id }: Member) =>
  lettersOf(stripe.server)
    .filter(({ to }) => to === `${id}@example.org`)
    .map(({ subject }) => subject)
    .sort();

/** A member who pays, renews, fails to renew, pays again and cancels. Every event arrives twice. */
async function aLife() {
  const { noor, subscription } = await stripe.subscribed('core');
  const twice = async () => {
    const sent = stripe.deliveries();
    for (const one of [...sent, ...sent]) expect(await stripe.post(one)).toBe(200);
    await noor.status('?sync=1');
    await stripe.server.house.jobs.drain();
  };
  stripe.world.renew(subscription.id);
  await twice();
  stripe.world.renew(subscription.id, 'declines');
  await twice();
  const { clientSecret } = (await noor.ask('POST', '/membership/card')).json();
  stripe.world.confirm(clientSecret, 'pays');
  await twice();
  await noor.ask('POST', '/cancel-subscription', { when: 'period_end' });
  await twice();
  stripe.world.renew(subscription.id);
  await twice();
  return noor;
}

describe('letters about money', () => {
  test('come once for each thing that happened, and tell a bystander nothing', async () => {
    stripe = await openStripeServer();
    const noor = await aLife();
    expect(subjectsTo(noor)).toEqual([
      'Your membership has ended',
      'Your membership is canceled',
      'Your membership renewed',
      'Your membership renewed',
      'Your payment didn’t go through',
      'Your receipt',
    ]);
    const all = lettersOf(stripe.server).map(({ text }) => text);
    expect(all.join()).not.toMatch(/Amara|coach|relationship/i);
    expect(all.join()).toContain('Hello,\n\nThank you. You paid $10.00 for Core.');
    for (const text of all) expect(text).toMatch(/^Hello,\n\n.*http:\/\/localhost:3000\/subscribe\n\nMallama\n$/s);
  });

  test('give a receipt for a larger plan, and never say that somebody canceled who did not', async () => {
    stripe = await openStripeServer();
    const larger = await stripe.subscribed('core');
    await larger.noor.ask('POST', '/membership/change', { plan: 'plus' });
    await stripe.deliver();
    const prime = await stripe.subscribed('core');
    await stripe.pays(prime.noor, 'prime');
    await stripe.deliver();
    expect((await prime.noor.status()).subscription).toMatchObject({ cancelAtPeriodEnd: true });
    const gone = await stripe.subscribed('plus');
    stripe.world.subscriptions.delete(gone.subscription.id);
    expect((await gone.noor.status('?sync=1')).subscription).toMatchObject({ cancelAtPeriodEnd: true });
    await stripe.server.house.jobs.drain();
    expect([larger, prime, gone].map(({ noor }) => subjectsTo(noor))).toEqual([
      ['Your receipt', 'Your receipt'],
      ['Your receipt', 'Your receipt'],
      ['Your receipt'],
    ]);
  });

  test('say once that the bank wants an answer to a renewal, and that it renewed when it was given', async () => {
    stripe = await openStripeServer();
    const noor = await stripe.member();
    await stripe.pays(noor, 'core', 'asks later');
    const [subscription] = stripe.subscriptionsOf(noor);
    stripe.world.renew(subscription?.id ?? '');
    const told = stripe.deliveries();
    for (const one of [...told, ...told]) expect(await stripe.post(one)).toBe(200);
    expect(await noor.status()).toMatchObject({ status: 'past_due' });
    const { clientSecret, owed } = (await noor.ask('POST', '/membership/card')).json();
    expect(owed).toBe(1000);
    stripe.world.confirm(clientSecret, 'asks later');
    await stripe.deliver();
    expect(await noor.status()).toMatchObject({ status: 'active' });
    expect(subjectsTo(noor)).toEqual(['Your membership renewed', 'Your payment didn’t go through', 'Your receipt']);
    const [failed] = lettersOf(stripe.server).filter(({ subject }) => subject.startsWith('Your payment'));
    expect(failed?.text).toContain('Log in to confirm it or use another card');
  });

  test('that Stripe writes itself are left to it', async () => {
    stripe = await openStripeServer({ PAYMENT_MAILS: 'provider' });
    const noor = await aLife();
    expect(subjectsTo(noor)).toEqual(['Your membership has ended', 'Your membership is canceled']);
  });
});
