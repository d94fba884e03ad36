import type { User } from '#contract/account.ts';
import { paths } from '#web/app/paths.ts';
import { dayAndMonth } from '#web/kit/dates.ts';

/** Pages that mention the failed payment themselves. */
const OWN_WORDS: readonly string[] = [paths.subscribe, paths.membership, paths.checkout];

/** Until when a failed payment has to be fixed; null if none failed or access is gone. */
export function pastDueUntil({ subscription }: Pick<User, 'subscription'>, pathname: string): string | null {
  if (subscription?.status !== 'past_due' || !subscription.graceEndsAt || OWN_WORDS.includes(pathname)) return null;
  return dayAndMonth(subscription.graceEndsAt);
}
