import { and, desc, eq, gt } from 'drizzle-orm';
import type { SavedChat } from '#contract/relationship-chats.ts';
import type { Insight } from '#contract/relationship-insights.ts';
import { savedChats } from '#server/chats/table.ts';
import type { Db } from '#server/database/open.ts';
import { daysBefore } from '#server/relationships/check-ins/trend.ts';
import { policyOf } from '#server/safety/policy.ts';
import { standingOf, texts } from '#server/safety/standing.ts';
import type { Safe } from '#server/vault/vault.ts';

const RECENT_DAYS = 60;
const MOST_READ = 3;
const MOST_ADVICE = 2;

type Row = Pick<typeof savedChats.$inferSelect, 'id' | 'status' | 'createdAt' | 'sealed'>;
type Kept = Pick<SavedChat, 'title' | 'aiInsights' | 'keyTakeaways' | 'actionItems'>;

/** The latest chats that were kept about somebody. */
export const recentChats = (from: Db, ownerId: string, relationshipId: string, now: Date): Promise<Row[]> =>
  from
    .select({
      id: savedChats.id,
      status: savedChats.status,
      createdAt: savedChats.createdAt,
      sealed: savedChats.sealed,
    })
    .from(savedChats)
    .where(
      and(
        eq(savedChats.ownerId, ownerId),
        eq(savedChats.relationshipId, relationshipId),
        gt(savedChats.createdAt, daysBefore(now, RECENT_DAYS)),
      ),
    )
    .orderBy(desc(savedChats.id))
    .limit(MOST_READ);

const isCalm = ({ title, aiInsights, keyTakeaways, actionItems }: Kept) =>
  policyOf(standingOf(texts('relationship', title, aiInsights, ...keyTakeaways, ...actionItems))).share;

function from(row: Row, { title, keyTakeaways, actionItems }: Kept): Insight {
  const sources = [{ kind: 'saved_chat', id: row.id, at: row.createdAt.toISOString() } as const];
  if (row.status === 'resolved')
    return {
      title: 'What you took from a chat',
      priority: 'low',
      insightType: 'strength',
      description: keyTakeaways[0] ?? `You resolved “${title}”.`,
      actionableAdvice: actionItems.slice(0, 1),
      sources,
    };
  return {
    title: 'Still open',
    priority: 'medium',
    insightType: 'communication',
    description: `You saved “${title}” as needing more attention.`,
    actionableAdvice: actionItems.slice(0, MOST_ADVICE),
    sources,
  };
}

/** What the last chats came to, one of each kind: in the words that were kept, and nothing of a worrying one. */
export function chatInsights(safe: Safe, rows: readonly Row[]): Insight[] {
  const kept = rows
    .filter(({ status }) => status !== 'active')
    .map((row) => ({ row, words: safe.open<Kept>('saved_chats', row.id, row.sealed) }))
    .filter(({ words }) => isCalm(words));
  const of = (status: Row['status']) => kept.find(({ row }) => row.status === status);
  return [of('needs_attention'), of('resolved')].flatMap((one) => (one ? [from(one.row, one.words)] : []));
}
