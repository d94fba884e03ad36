import type { RelationshipAnalysis, RelationshipForm } from '#contract/relationship-analysis.ts';
import { newId } from '#server/clock/ids.ts';
import type { Context } from '#server/http/context.ts';
import { ownRecords } from '#server/http/own-records.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import { relationshipAnalyses as table } from '#server/relationship-analysis/table.ts';
import { relationshipOf } from '#server/relationships/relationships.ts';

/** The sealed part of an analysis. */
type Words = Omit<RelationshipAnalysis, 'id' | 'relationshipId' | 'createdAt'>;

export const records = ownRecords(
  table,
  'relationshipAnalysis',
  ({ id, relationshipId, createdAt }, words: Words): RelationshipAnalysis => ({
    ...words,
    ...{ id, relationshipId, createdAt: createdAt.toISOString() },
  }),
);

/** The text of an analysis, for the search. */
export const textOf = ({ description, analysis }: RelationshipAnalysis) =>
  [
    description,
    analysis.communicationStyle,
    ...analysis.strengths,
    ...analysis.areasForGrowth,
    ...analysis.recommendations,
  ].join('\n');

export async function analyze(
  context: Context & { user: Caller },
  { relationshipType, description, relationshipId }: RelationshipForm,
): Promise<RelationshipAnalysis> {
  const { user, coach, headers, now } = context;
  const person = relationshipId === null ? null : await relationshipOf(context, user.id, relationshipId);
  const { country } = whereabouts(headers);
  const asker = { people: [user.id] as const, country, names: person ? [person.personName] : [] };
  const { output, meta } = await coach.ask('relationshipAnalysis', { relationshipType, description }, asker);
  const createdAt = now();
  const row = { id: newId(createdAt), relationshipId: person?.id ?? null, createdAt };
  return records.add(context, row, { relationshipType, description, analysis: output, meta });
}
