import type { ShareItem } from '#web/kit/share/share.ts';

/** What the rooms tell the dashboard of themselves. */
export type ConversationRow = { id: string; title: string | null; status: string; updatedAt: string };
export type AnalysisRow = { id: string; createdAt: string };

export type ActivitySources = {
  conversations: readonly ConversationRow[];
  textAnalyses: readonly AnalysisRow[];
  relationshipAnalyses: readonly AnalysisRow[];
};

export type Activity = { title: string; text: string; at: string; share?: ShareItem; shareLabel?: string };

const newest = <Row>(rows: readonly Row[], at: (row: Row) => string): Row | undefined =>
  rows.toSorted((a, b) => at(b).localeCompare(at(a)))[0];

/** The latest of each kind. What is offered to share holds none of what was written there. */
export function recentActivity({ conversations, textAnalyses, relationshipAnalyses }: ActivitySources): Activity[] {
  const talk = newest(conversations, ({ updatedAt }) => updatedAt);
  const text = newest(textAnalyses, ({ createdAt }) => createdAt);
  const relationship = newest(relationshipAnalyses, ({ createdAt }) => createdAt);
  return [
    ...(talk ? [{ title: talk.title || 'Solo session', text: 'Conversation', at: talk.updatedAt }] : []),
    ...(text ? [ofText(text.createdAt)] : []),
    ...(relationship ? [ofRelationship(relationship.createdAt)] : []),
  ];
}

const ofText = (at: string): Activity => ({
  title: 'Text analysis completed',
  text: 'Message insights generated',
  at,
  shareLabel: 'Share this text analysis',
  share: {
    title: 'Reading a message before answering it',
    content: 'I looked at the tone of a message before I answered. It read differently the second time.',
    type: 'analysis',
  },
});

const ofRelationship = (at: string): Activity => ({
  title: 'Relationship analysis',
  text: 'New insights available',
  at,
  shareLabel: 'Share feedback on this relationship analysis',
  share: {
    title: 'Looking at a relationship with fresh eyes',
    content: 'I took a few minutes to look at what works between us, and what to try next.',
    type: 'feedback',
  },
});
