import { accessOf } from '#contract/access.ts';
import type { Caller } from '#server/identity/caller.ts';
import { addShare } from '#server/learning-feed/shares.ts';
import { stillShares } from '#server/membership/membership.ts';
import { assessManyTexts, texts } from '#server/safety/assess-texts.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { House } from '#server/services.ts';
import { storyKeysOf } from '#server/stories/compose.ts';

/** Too short for a story. */
const ENOUGH = 80;

type Resolved = {
  /** The saved chat or conversation that was resolved. */
  sourceId: string;
  /** The member's own messages. */
  said: readonly string[];
  /** Whether anything in it had a safety card. */
  hasCard: boolean;
};

/** Core and the trial share lessons if the member agreed; Plus and Prime never do. */
function planShares(facts: Caller['facts'], now: Date): boolean {
  const { subscriptionType, hasActiveTrial } = accessOf(facts, now);
  return subscriptionType === 'regular' || (subscriptionType === 'none' && hasActiveTrial);
}

/** Offers the lesson of something resolved. It waits for a day, if it may be shared at all. */
export async function offerStory(house: Pick<House, 'db' | 'vault' | 'now'>, user: Caller, resolved: Resolved) {
  const text = resolved.said.join('\n');
  if (resolved.hasCard || text.length < ENOUGH || !planShares(user.facts, house.now())) return;
  if (!(await stillShares(house, user.id))) return;
  // Imported chats were never assessed, so they are assessed here.
  if (!policyOf(await assessManyTexts(texts('chat', ...resolved.said))).share) return;
  const keys = storyKeysOf({ text });
  if (keys) await addShare(house, user.id, keys, resolved.sourceId);
}
