import { sql } from 'drizzle-orm';
import type { SafetyNote } from '#contract/chat.ts';
import type { Foundation } from '#server/foundation.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { noteOf } from '#server/safety/assess-texts.ts';
import { policyOf } from '#server/safety/policy.ts';
import { safetyCounts } from '#server/safety/table.ts';
import { withoutContent } from '#server/without-content.ts';

type Counted = Pick<SafetyNote, 'level' | 'category' | 'who' | 'resource'>;
type Deps = Pick<Foundation, 'db' | 'now' | 'log'>;

/** Counts a shown card by day, category, level and resource, without whose it was. A failure is only logged. */
export async function countCard({ db, now, log }: Deps, found: Counted): Promise<void> {
  if (!policyOf(found).card) return;
  const { category, level, resource } = found;
  const day = now().toISOString().slice(0, 10);
  try {
    await db
      .insert(safetyCounts)
      .values({ day, category, level, resource, count: 1 })
      .onConflictDoUpdate({
        target: [safetyCounts.day, safetyCounts.category, safetyCounts.level, safetyCounts.resource],
        set: { count: sql`${safetyCounts.count} + 1` },
      });
  } catch (error) {
    log.error({ error: withoutContent(error) }, 'a count could not be kept');
  }
}

export type WithCard = { safety: SafetyNote | null };

export const cardBeside = (assessment: Assessment): SafetyNote | null =>
  policyOf(assessment).card ? noteOf(assessment) : null;

/** Builds and counts a card that is shown at once. */
export async function showCard(deps: Deps, assessment: Assessment): Promise<WithCard> {
  await countCard(deps, assessment);
  return { safety: cardBeside(assessment) };
}
