import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import { users } from '#server/database/users.ts';
import type { Profile } from '#server/identity/claims.ts';
import type { Subscription } from '#server/membership/holdings.ts';
import { dateInWords } from '#server/membership/present.ts';
import type { Values } from '#server/membership/sync/converge.ts';
import { isBegun, isLive } from '#server/payments/states.ts';
import type { House } from '#server/services.ts';

type Post = Omit<House, 'close'>;
type Words = { subject: string; text: string };

/** The reasons for an email about money. None of them tells a bystander what Mallama is for. */
type Occasion =
  | { kind: 'news' }
  | { kind: 'paid' | 'renewed'; plan: string | null; amount: number; currency: string; until: Date | null }
  | { kind: 'failed' }
  | { kind: 'ending'; until: Date | null }
  | { kind: 'ended' }
  | { kind: 'refunded'; amount: number; currency: string };

const money = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
const on = (at: Date | null) => (at ? ` on ${dateInWords(at)}` : '');
const planned = ({ plan }: { plan: string | null }) =>
  plan ? `${plan.charAt(0).toUpperCase()}${plan.slice(1)}` : 'your membership';
const paid = ({ amount, currency }: { amount: number; currency: string }) => money(amount, currency);
const nextPayment = ({ until }: { until: Date | null }) => (until ? ` The next payment is${on(until)}.` : '');

/** Emails that Stripe also sends, if they are switched on there. */
const ALSO_BY_PROVIDER: readonly string[] = ['paid', 'renewed', 'failed', 'refunded'];

function wordsFor(occasion: Occasion, address: string): Words {
  const end = `\n\n${address}\n`;
  switch (occasion.kind) {
    case 'news':
      return {
        subject: 'News about your membership',
        text: `There’s news about your membership. Log in to read it:${end}`,
      };
    case 'paid':
      return {
        subject: 'Your receipt',
        text: `Thank you. You paid ${paid(occasion)} for ${planned(occasion)}.${nextPayment(occasion)} Your receipts are here:${end}`,
      };
    case 'renewed':
      return {
        subject: 'Your membership renewed',
        text: [
          `Your membership renewed, and you paid ${paid(occasion)} for ${planned(occasion)}.${nextPayment(occasion)}`,
          ` Your receipt is here, and you can cancel here too:${end}`,
        ].join(''),
      };
    case 'failed':
      return {
        subject: 'Your payment didn’t go through',
        text: [
          'Your last membership payment didn’t go through. Your bank may want you to confirm it, or your card may ',
          `have expired. Log in to confirm it or use another card:${end}`,
        ].join(''),
      };
    case 'ending':
      return {
        subject: 'Your membership is canceled',
        text: [
          `You canceled your membership. You keep it until it ends${on(occasion.until)}, and nothing more is `,
          `charged. If you change your mind, you can take it back here:${end}`,
        ].join(''),
      };
    case 'ended':
      return {
        subject: 'Your membership has ended',
        text: `Your membership has ended, and nothing more is charged. What you wrote is still yours:${end}`,
      };
    case 'refunded':
      return {
        subject: 'Your refund is on its way',
        text: `We refunded ${money(occasion.amount, occasion.currency)} to your card. It can take a few days to show up at your bank. Details:${end}`,
      };
  }
}

async function addressOf({ db, vault }: Post, userId: string) {
  const [row] = await db.select({ sealed: users.sealed }).from(users).where(eq(users.id, userId));
  return row ? (await vault.of(userId)).open<Profile>('users', userId, row.sealed) : undefined;
}

/** The member's name and address, for emails and for the provider. */
export async function contactOf(house: Post, userId: string) {
  const profile = await addressOf(house, userId);
  return { id: userId, email: profile?.email ?? null, name: profile?.name ?? null };
}

export async function writeTo(house: Post, userId: string, occasion: Occasion, tx: Transaction) {
  const { config, mail } = house;
  const isTheirs = config.payments.stripe.providerMails && house.payments.provider === 'stripe';
  if (isTheirs && ALSO_BY_PROVIDER.includes(occasion.kind)) return;
  const { email } = await contactOf(house, userId);
  if (!email) return;
  const { subject, text } = wordsFor(occasion, `${config.publicUrl}/subscribe`);
  await mail.send({ kind: 'payment', to: email, subject, text: `Hello,\n\n${text}\nMallama\n` }, tx);
}

/** A switch from monthly to yearly starts at once and counts as a change of plan. */
const isLonger = (row: Subscription, { interval }: Values) => row.interval === 'month' && interval === 'year';

/** An upgrade starts and is paid at once; a scheduled change starts with a period. */
const isUpgrade = (row: Subscription, now: Values) =>
  (row.plan === 'core' && now.plan === 'plus') || (isLonger(row, now) && row.scheduledInterval === null);

const isNewPeriod = (row: Subscription, { currentPeriodStart: start }: Values) =>
  row.currentPeriodStart !== null && start !== null && row.currentPeriodStart < start;

function occasionWhileActive(row: Subscription, now: Values): Occasion | undefined {
  const { currency, currentPeriodEnd: until } = now;
  const amount = now.lastPaid ?? now.amount;
  const { plan } = now;
  const isRenewed = isNewPeriod(row, now) && !(isLonger(row, now) && row.scheduledInterval === null);
  if (isRenewed || row.status === 'past_due') return { kind: 'renewed', plan, amount, currency, until };
  if (isUpgrade(row, now) && now.lastPaid) return { kind: 'paid', plan, amount, currency, until };
  return now.cancelAtPeriodEnd && !row.cancelAtPeriodEnd ? { kind: 'ending', until } : undefined;
}

/** Which email a change of a subscription needs. Each change is stored once, so each email is sent once. */
export function occasionOf(row: Subscription | undefined, now: Values): Occasion | undefined {
  const was = row?.status ?? 'incomplete';
  const { status, currency, currentPeriodEnd: until } = now;
  const amount = now.lastPaid ?? now.amount;
  const { plan } = now;
  if (status === 'surplus') return undefined;
  if (status === 'past_due') return was === 'past_due' ? undefined : { kind: 'failed' };
  if (!isLive(status)) return isBegun(was) ? { kind: 'ended' } : undefined;
  if (status !== 'active') return undefined;
  return row && isBegun(was) ? occasionWhileActive(row, now) : { kind: 'paid', plan, amount, currency, until };
}
