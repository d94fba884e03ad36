import type { SavedChat } from '#contract/relationship-chats.ts';
import type { Insight } from '#contract/relationship-insights.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import { assessTexts, texts } from '#server/safety/assess-texts.ts';
import { policyOf } from '#server/safety/policy.ts';

const MOST_ADVICE = 2;

type Told = 'id' | 'status' | 'createdAt' | 'title' | 'aiInsights' | 'keyTakeaways' | 'actionItems';
type Kept = Pick<SavedChat, Told>;

/** The latest saved chats about somebody that have an outcome; provided by the chats. */
export type KeptChats = (
  mine: Pick<Context, 'db' | 'vault' | 'now'> & { user: Pick<Caller, 'id'> },
  relationshipId: string,
) => Promise<Kept[]>;

const isCalm = ({ title, aiInsights, keyTakeaways, actionItems }: Kept) =>
  policyOf(assessTexts(texts('relationship', title, aiInsights, ...keyTakeaways, ...actionItems))).share;

function from({ id, status, createdAt, title, keyTakeaways, actionItems }: Kept): Insight {
  const sources = [{ kind: 'saved_chat', id, at: createdAt } as const];
  if (status === 'resolved')
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

/** The outcomes of the latest chats, one of each kind, without those in which someone may not be safe. */
export function chatInsights(chats: readonly Kept[]): Insight[] {
  const calm = chats.filter(isCalm);
  const of = (wanted: Kept['status']) => calm.find(({ status }) => status === wanted);
  return [of('needs_attention'), of('resolved')].flatMap((one) => (one ? [from(one)] : []));
}
