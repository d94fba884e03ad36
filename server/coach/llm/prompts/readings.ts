import * as z from 'zod/mini';
import { resultBrief } from '#server/coach/llm/prompts/brief.ts';
import { some } from '#server/coach/llm/prompts/some.ts';

const text = z.string();
const lines = z.array(z.string());
const MOST = 1400;

/** A field that the safety layer emptied stays empty. */
const unlessEmpty = (base: string | null, said: string | null) => (base === null ? null : said || base);

const TextWords = z.object({
  emotionalTone: text,
  interpretation: text,
  readings: lines,
  suggestedResponse: text,
  otherPerspective: z.nullable(text),
  ownPart: z.nullable(text),
});

export const textAnalysis = resultBrief<'textAnalysis', typeof TextWords>({
  name: 'text_analysis',
  version: 'text-analysis.llm.1',
  maxOutputTokens: MOST,
  method: `Read the message "received", which somebody sent to the person you coach.
emotionalTone: how it sounds, one to four words. interpretation: what the sender does with it. readings: exactly two different things that could lie behind it, the kind one first, one sentence each. suggestedResponse: a short answer the person could send as it is. otherPerspective: how it may be for the sender. ownPart: what the person themselves could look at.`,
  words: TextWords,
  context: ({ relationship }) => ({ from: relationship && { ...relationship, notes: null } }),
  untrusted: ({ text: received }) => [{ label: 'received', text: received, pasted: true }],
  names: ({ relationship }) => [relationship?.personName ?? null],
  own: (words) => words,
  merge: (base, { readings, otherPerspective, ownPart, ...words }) => {
    const two = some(readings, base.readings).slice(0, 2);
    const balance = {
      ...base.balance,
      otherPerspective: unlessEmpty(base.balance.otherPerspective, otherPerspective),
      ownPart: unlessEmpty(base.balance.ownPart, ownPart),
    };
    return { ...base, ...words, readings: two, underlyingMeaning: two.join(' '), balance };
  },
});

const RelationshipWords = z.object({
  communicationStyle: text,
  strengths: lines,
  areasForGrowth: lines,
  recommendations: lines,
});

export const relationshipAnalysis = resultBrief<'relationshipAnalysis', typeof RelationshipWords>({
  name: 'relationship_analysis',
  version: 'relationship-analysis.llm.1',
  maxOutputTokens: MOST,
  method: `Read how somebody describes a relationship in "description". communicationStyle: how the two talk, two sentences, with one detail from the text. strengths, areasForGrowth, recommendations: two to four lines each, every one tied to something in the text; recommendations are small steps the person can take alone.`,
  words: RelationshipWords,
  context: ({ relationshipType }) => ({ relationshipType }),
  untrusted: ({ description }) => [{ label: 'description', text: description }],
  names: () => [],
  own: (words) => words,
  merge: (base, { communicationStyle, ...words }) => ({
    ...base,
    communicationStyle: communicationStyle || base.communicationStyle,
    strengths: some(words.strengths, base.strengths),
    areasForGrowth: some(words.areasForGrowth, base.areasForGrowth),
    recommendations: some(words.recommendations, base.recommendations),
  }),
});

const PatternWords = z.object({ emotionalPattern: text });

export const journalInsight = resultBrief<'journalInsight', typeof PatternWords>({
  name: 'journal_insight',
  version: 'journal-insight.llm.1',
  maxOutputTokens: 500,
  method: `Read the journal entries, the newest first. emotionalPattern: two or three sentences on what comes back in them, with the writer's own words, and one open question.`,
  words: PatternWords,
  context: ({ entries }) => ({ moods: entries.map(({ mood, createdAt }) => ({ mood, createdAt })) }),
  untrusted: ({ entries }) =>
    entries.slice(0, 10).map(({ title, content, emotions }) => ({
      label: 'entry',
      text: [title, emotions, content].filter(Boolean).join('\n'),
    })),
  names: () => [],
  own: (words) => words,
  merge: (base, { emotionalPattern }) => ({ ...base, emotionalPattern: emotionalPattern || base.emotionalPattern }),
});
