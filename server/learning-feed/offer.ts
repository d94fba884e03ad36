import { accessOf } from '#contract/access.ts';
import type { Caller } from '#server/identity/caller.ts';
import { addShare } from '#server/learning-feed/shares.ts';
import { stillShares } from '#server/membership/membership.ts';
import { policyOf } from '#server/safety/policy.ts';
import { standingOfMany, texts } from '#server/safety/standing.ts';
import type { House } from '#server/services.ts';
import { storyKeysOf } from '#server/stories/compose.ts';

/** Fewer words tell no story. */
const ENOUGH = 80;

type Resolved = {
  /** The saved chat or conversation that was resolved. */
  sourceId: string;
  /** What its member wrote in it. */
  said: readonly string[];
  /** Whether a card stood beside anything in it. */
  hasCard: boolean;
};

/** Core and the trial share what helped, as far as the member agreed; Plus and Prime never do. */
function planShares(facts: Caller['facts'], now: Date): boolean {
  const { subscriptionType, hasActiveTrial } = accessOf(facts, now);
  return subscriptionType === 'regular' || (subscriptionType === 'none' && hasActiveTrial);
}

/** Something was resolved: what helped waits for a day, where it may be shared at all. */
export async function offerStory(house: Pick<House, 'db' | 'vault' | 'now'>, user: Caller, resolved: Resolved) {
  const text = resolved.said.join('\n');
  if (resolved.hasCard || text.length < ENOUGH || !planShares(user.facts, house.now())) return;
  if (!(await stillShares(house, user.id))) return;
  // What came in without ever being looked at, as a chat from elsewhere, is looked at here.
  if (!policyOf(await standingOfMany(texts('chat', ...resolved.said))).share) return;
  const keys = storyKeysOf({ text });
  if (keys) await addShare(house, user.id, keys, resolved.sourceId);
}
