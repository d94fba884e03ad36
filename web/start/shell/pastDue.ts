import type { User } from '#contract/account.ts';
import { paths } from '#web/app/paths.ts';
import { dayAndMonth } from '#web/kit/dates.ts';

/** The pages that speak of it themselves. */
const OWN_WORDS: readonly string[] = [paths.subscribe, paths.membership, paths.checkout];

/** Until which day a card must be put right, where a payment failed and access still stands; null everywhere else. */
export function pastDueUntil({ subscription }: Pick<User, 'subscription'>, pathname: string): string | null {
  if (subscription?.status !== 'past_due' || !subscription.graceEndsAt || OWN_WORDS.includes(pathname)) return null;
  return dayAndMonth(subscription.graceEndsAt);
}
