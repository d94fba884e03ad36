import * as z from 'zod/mini';
import { Attachment, JournalPrompt } from '#contract/coach.ts';
import { resultBrief } from '#server/coach/model/prompts/brief.ts';
import { RESULT_HOUSE } from '#server/coach/model/prompts/house.ts';
import {
  ABOUT_BALANCE,
  balanceFields,
  balanceOf,
  evidenceIn,
  lines,
  MOST,
  maybe,
  quotes,
  scoreOf,
  some,
  text,
} from '#server/coach/model/prompts/results/fields.ts';

const TextWords = z.object({
  emotionalTone: text,
  interpretation: text,
  readings: lines,
  apart: maybe,
  suggestedResponse: text,
  confidence: scoreOf(1),
  evidence: quotes,
  ...balanceFields,
});

export const textAnalysis = resultBrief<'textAnalysis', typeof TextWords>({
  name: 'text_analysis',
  version: 'text-analysis.model.3',
  house: RESULT_HOUSE,
  maxOutputTokens: MOST,
  method: `Read the message that somebody sent to the reader.
emotionalTone: how it sounds, one to four words. interpretation: what the sender does with it, one or two sentences. readings: exactly two different things that could lie behind it, the kind one first, one sentence each; where the words do not say, both say so. apart: what the reader could see or ask that would tell the two apart, one sentence. suggestedResponse: a short answer that the reader could send as it is, in the language of the message. confidence: from 0 to 1 how far the words carry this reading, with the reason. evidence: up to four exact quotations from the message and what each shows. ${ABOUT_BALANCE}`,
  words: TextWords,
  facts: ({ relationship }) =>
    relationship ? [`From: ${relationship.personName} (${relationship.relationshipType})`] : [],
  parts: ({ text: received }) => [{ label: 'The message', text: received, isPasted: true }],
  names: ({ relationship }) => [relationship?.personName ?? null],
  drafts: ['suggestedResponse'],
  build: ({ confidence, readings, evidence, ...words }, { text: received }, assessment) => {
    const two = some(readings, 2);
    return {
      emotionalTone: words.emotionalTone,
      interpretation: words.interpretation,
      underlyingMeaning: two.join(' '),
      suggestedResponse: words.suggestedResponse,
      confidence: confidence.score,
      readings: two,
      apart: words.apart?.trim() || null,
      evidence: evidenceIn(received, evidence),
      balance: balanceOf(words, assessment),
      notice: null,
      reasons: { confidence: confidence.reason },
    };
  },
});

const RelationshipWords = z.object({
  overallHealth: scoreOf(10),
  communicationStyle: text,
  attachment: z.object({ label: Attachment, tendency: text, evidence: quotes }),
  strengths: lines,
  areasForGrowth: lines,
  recommendations: lines,
  ...balanceFields,
});

export const relationshipAnalysis = resultBrief<'relationshipAnalysis', typeof RelationshipWords>({
  name: 'relationship_analysis',
  version: 'relationship-analysis.model.2',
  house: RESULT_HOUSE,
  maxOutputTokens: MOST,
  method: `Read how somebody describes a relationship of theirs.
overallHealth: 0 to 10, with the reason. communicationStyle: how the two talk, two sentences with one detail from the text. attachment: a tendency of the reader's own, never of the other person; "unclear" where the text does not show one, tendency says it in one careful sentence, evidence holds up to three exact quotations. strengths, areasForGrowth, recommendations: two to four lines each, every one tied to something in the text; recommendations are small steps that the reader can take alone. ${ABOUT_BALANCE}`,
  words: RelationshipWords,
  facts: ({ relationshipType }) => [`Kind of relationship: ${relationshipType}`],
  parts: ({ description }) => [{ label: 'The description', text: description }],
  names: () => [],
  drafts: [],
  build: ({ overallHealth, attachment, ...words }, { description }, assessment) => {
    const evidence = evidenceIn(description, attachment.evidence);
    const isShown = attachment.label !== 'unclear' && evidence.length > 0;
    return {
      overallHealth: overallHealth.score,
      communicationStyle: words.communicationStyle,
      attachmentStyle: isShown ? attachment.tendency : 'There is not enough here to tell.',
      strengths: some(words.strengths),
      areasForGrowth: some(words.areasForGrowth),
      recommendations: some(words.recommendations),
      attachment: { label: isShown ? attachment.label : 'unclear', evidence: isShown ? evidence : [] },
      balance: balanceOf(words, assessment),
      notice: null,
      reasons: { overallHealth: overallHealth.reason },
    };
  },
});

const PatternWords = z.object({ emotionalPattern: text, evidence: lines, prompts: z.array(JournalPrompt) });

export const journalInsight = resultBrief<'journalInsight', typeof PatternWords>({
  name: 'journal_insight',
  version: 'journal-insight.model.4',
  house: RESULT_HOUSE,
  maxOutputTokens: 2000,
  method:
    'Read the journal entries, the newest first. emotionalPattern: two or three sentences on what comes back in them, and one open question at the end. evidence: up to three exact quotations that show it, each from another entry where that can be. prompts: up to three open questions to write on next, each with the exact quotation that it is about.',
  words: PatternWords,
  facts: () => [],
  parts: ({ entries }) =>
    entries.slice(0, 10).map(({ title, content, emotions, mood, createdAt }) => ({
      label: `Entry of ${createdAt.slice(0, 10)}, mood ${mood.replace('_', ' ')}`,
      text: [title, emotions, content].filter(Boolean).join('\n'),
    })),
  names: () => [],
  drafts: [],
  build: ({ emotionalPattern, evidence, prompts }, { entries }) => {
    const written = entries.map(({ title, content }) => `${title}\n${content}`.toLowerCase());
    const isThere = (quote: string) => written.some((one) => one.includes(quote.toLowerCase()));
    return { emotionalPattern, evidence: some(evidence, 3).filter(isThere), prompts: prompts.slice(0, 3) };
  },
});
