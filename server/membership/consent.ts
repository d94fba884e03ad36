import { desc, eq } from 'drizzle-orm';
import { agreements } from '#server/account/table.ts';
import { newId } from '#server/clock/ids.ts';
import { sharingConsents } from '#server/membership/table.ts';
import type { House } from '#server/services.ts';

type Answer = Pick<typeof sharingConsents.$inferInsert, 'agreed' | 'version' | 'occasion'>;
type Consent = { agreed: boolean; version: string; at: string };

/** A job that runs when a plan or the consent to sharing changed; other rooms handle it. */
export const MEMBERSHIP_CHANGED = 'membership.changed';

const later = (one: Consent | undefined, other: Consent | undefined) =>
  one && other ? (one.at >= other.at ? one : other) : (one ?? other ?? null);

/** The latest yes or no to sharing, given here or at sign-up; null if nobody was asked. */
export async function sharingConsentOf({ db }: Pick<House, 'db'>, userId: string): Promise<Consent | null> {
  const [[said], [atSignUp]] = await Promise.all([
    db
      .select()
      .from(sharingConsents)
      .where(eq(sharingConsents.userId, userId))
      .orderBy(desc(sharingConsents.id))
      .limit(1),
    db.select().from(agreements).where(eq(agreements.ownerId, userId)).orderBy(desc(agreements.agreedAt)).limit(1),
  ]);
  return later(
    said && { agreed: said.agreed, version: said.version, at: said.at.toISOString() },
    atSignUp && { agreed: atSignUp.sharing, version: atSignUp.version, at: atSignUp.agreedAt.toISOString() },
  );
}

export async function keepConsent(
  { db, now, jobs }: Pick<House, 'db' | 'now' | 'jobs'>,
  userId: string,
  answer: Answer,
) {
  const at = now();
  await db.transaction(async (tx) => {
    await tx.insert(sharingConsents).values({ ...answer, id: newId(at), userId, at });
    await jobs.add(MEMBERSHIP_CHANGED, { ownerId: userId }, { tx });
  });
}
