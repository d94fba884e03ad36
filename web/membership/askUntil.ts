import type { MembershipStatus } from '#contract/membership.ts';
import type { Interval, Plan } from '#contract/plans.ts';
import { api } from '#web/app/api.ts';
import { session } from '#web/app/session/current.ts';
import { keepMembership } from '#web/membership/useMembership.ts';

/** About ten seconds, for a provider that confirms a moment later. */
const WAITS = [0, 500, 1000, 2000, 3000, 3500];

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export function hasPlan({ subscription, waitlist }: MembershipStatus, plan: Plan, interval?: Interval): boolean {
  if (plan === 'prime') return waitlist !== null;
  const isPaid = subscription?.status === 'active' && subscription.plan === plan;
  return isPaid && (interval === undefined || subscription.interval === interval);
}

/** Asks the server, which asks the provider, until the payment is there. Nothing in the address is trusted. */
export async function askUntil(
  isThere: (status: MembershipStatus) => boolean,
  waits: readonly number[] = WAITS,
): Promise<MembershipStatus | undefined> {
  for (const milliseconds of waits) {
    await wait(milliseconds);
    const status = await api.membership.status.call({ sync: '1' }).catch(() => undefined);
    if (!status) continue;
    keepMembership(status);
    if (!isThere(status)) continue;
    await session.recheck();
    return status;
  }
  return undefined;
}
