import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { OwnStory } from '#contract/learning-feed.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Arrival } from '#server/http/arrival.ts';
import { COMMUNITY, holdStories, recount } from '#server/learning-feed/comments.ts';
import { writeStartingStories } from '#server/learning-feed/makers-stories.ts';
import * as offering from '#server/learning-feed/offer.ts';
import { bringShares, publishDue, readShares, withdrawWaiting } from '#server/learning-feed/shares.ts';
import { stories, storyComments, storyShares } from '#server/learning-feed/table.ts';
import { membershipChanged, stillShares } from '#server/membership/membership.ts';
import type { House } from '#server/services.ts';

const PUBLISH = 'learning-feed.publish';

/** For rooms in which something was resolved. */
export const offerStory = offering.offerStory;

export async function exportOf({ db, vault }: Pick<House, 'db' | 'vault'>, userId: string) {
  const [shares, rows, safe] = await Promise.all([
    readShares({ db, vault }, userId),
    db.select().from(storyComments).where(eq(storyComments.ownerId, userId)),
    vault.of(COMMUNITY),
  ]);
  const comments = rows.map(({ id, sealed, createdAt }) => ({
    ...safe.open<{ content: string; name: string }>('story_comments', id, sealed),
    createdAt: createdAt.toISOString(),
  }));
  return { stories: shares, comments };
}

/** Stories that were still waiting. Published stories and comments belong to the community. */
export const importOf = (arrival: Arrival, part: unknown) =>
  bringShares(arrival, z.object({ stories: z.array(OwnStory) }).parse(part).stories);

/** Erases their comments and the stories they shared. */
export async function eraseOf({ vault }: Pick<House, 'vault'>, tx: Transaction, userId: string) {
  const commented = tx
    .select({ id: storyComments.storyId })
    .from(storyComments)
    .where(eq(storyComments.ownerId, userId));
  await holdStories(
    tx,
    (await commented).map(({ id }) => id),
  );
  const shares = await tx.delete(storyShares).where(eq(storyShares.ownerId, userId)).returning();
  for (const { id, sealed } of shares) {
    const { storyId } = (await vault.of(userId)).open<{ storyId: string | null }>('story_shares', id, sealed);
    if (storyId) await tx.delete(stories).where(eq(stories.id, storyId));
  }
  const gone = await tx.delete(storyComments).where(eq(storyComments.ownerId, userId)).returning();
  for (const storyId of new Set(gone.map((row) => row.storyId))) await recount(tx, storyId);
}

export async function scheduleFeedJobs(house: Omit<House, 'close'>) {
  await house.vault.create(COMMUNITY);
  await writeStartingStories(house);
  house.jobs.handle(PUBLISH, () => publishDue(house, (ownerId) => stillShares(house, ownerId)));
  await house.jobs.every(PUBLISH, 10 * 60);
  house.jobs.handle(membershipChanged, async ({ ownerId }) => {
    if (!(await stillShares(house, String(ownerId)))) await withdrawWaiting(house, String(ownerId));
  });
}
