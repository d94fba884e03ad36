import type { TextAnalysis, TextForm } from '#contract/text-analysis.ts';
import { newId } from '#server/clock/ids.ts';
import type { Context } from '#server/http/context.ts';
import { ownRecords } from '#server/http/own-records.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import { relationshipOf } from '#server/relationships/relationships.ts';
import { textAnalyses as table } from '#server/text-analysis/table.ts';

/** The sealed part of an analysis. */
type Words = Omit<TextAnalysis, 'id' | 'relationshipId' | 'createdAt'>;

export const records = ownRecords(
  table,
  'textAnalysis',
  ({ id, relationshipId, createdAt }, words: Words): TextAnalysis => ({
    ...words,
    ...{ id, relationshipId, createdAt: createdAt.toISOString() },
  }),
);

/** The text of an analysis, for the search. */
export const textOf = ({ originalText, analysis }: TextAnalysis) =>
  [
    originalText,
    analysis.emotionalTone,
    analysis.interpretation,
    ...analysis.readings,
    analysis.suggestedResponse,
  ].join('\n');

export async function analyze(context: Context & { user: Caller }, form: TextForm): Promise<TextAnalysis> {
  const { user, coach, headers, now } = context;
  const person = form.relationshipId === null ? null : await relationshipOf(context, user.id, form.relationshipId);
  const { country } = whereabouts(headers);
  const asker = { people: [user.id] as const, country, names: person ? [person.personName] : [] };
  const relationship = person && { personName: person.personName, relationshipType: person.relationshipType };
  const { output, meta } = await coach.ask('textAnalysis', { text: form.text, relationship }, asker);
  const createdAt = now();
  const row = { id: newId(createdAt), relationshipId: person?.id ?? null, createdAt };
  return records.add(context, row, { originalText: form.text, analysis: output, meta });
}
