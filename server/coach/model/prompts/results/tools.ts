import * as z from 'zod/mini';
import { resultBrief } from '#server/coach/model/prompts/brief.ts';
import { RESULT_HOUSE } from '#server/coach/model/prompts/house.ts';
import {
  ABOUT_BALANCE,
  balanceFields,
  balanceOf,
  lines,
  MOST,
  maybe,
  scoreOf,
  some,
  text,
} from '#server/coach/model/prompts/results/fields.ts';
import { policyOf } from '#server/safety/policy.ts';

const percent = scoreOf(100);
const CraftWords = z.object({
  craftedMessage: text,
  explanation: text,
  tone: percent,
  clarity: percent,
  empathy: percent,
  goalAlignment: percent,
  positiveResponseChance: percent,
  feedback: text,
});

export const craftMessage = resultBrief<'craftMessage', typeof CraftWords>({
  name: 'crafted_message',
  version: 'craft-message.model.3',
  house: RESULT_HOUSE,
  maxOutputTokens: MOST,
  method: `Write the message that the reader wants to send.
craftedMessage: the message alone, in the reader's own voice, language and the tone that is asked for, ready to send, without blame, threat or pressure; where the goal is to press, scare or shame somebody, write the honest request behind it instead and say so in the explanation. Good news, thanks, condolence and congratulation are written as what they are. Only what stands here is known: leave a [blank in brackets] for what only the reader knows. explanation: why it is put so, two sentences with one detail. tone, clarity, empathy, goalAlignment, positiveResponseChance: your honest rating of that message from 0 to 100, with a reason of one sentence each. feedback: one thing that the reader could still change.`,
  words: CraftWords,
  facts: ({ selectedTone }) => [`Tone: ${selectedTone}`],
  parts: ({ goal, context, conversationHistory, originalDraft }) =>
    [
      { label: 'What it is for', text: goal },
      { label: 'About the situation', text: context },
      { label: 'What was written before', text: conversationHistory, isPasted: true },
      { label: 'Their own draft', text: originalDraft },
    ].filter((one) => one.text.trim()),
  names: () => [],
  drafts: ['craftedMessage'],
  build: ({ craftedMessage, explanation, feedback, ...rated }) => {
    const { tone, clarity, empathy, goalAlignment, positiveResponseChance } = rated;
    const [toneScore, clarityScore, empathyScore, goal, chance] = [
      tone,
      clarity,
      empathy,
      goalAlignment,
      positiveResponseChance,
    ].map(({ score }) => Math.round(score)) as [number, number, number, number, number];
    return {
      craftedMessage,
      explanation,
      feedback,
      ...{ toneScore, clarityScore, empathyScore, goalAlignment: goal, positiveResponseChance: chance },
      overallScore: Math.round((toneScore + clarityScore + empathyScore + goal) / 4),
      notice: null,
      reasons: {
        toneScore: tone.reason,
        clarityScore: clarity.reason,
        empathyScore: empathy.reason,
        goalAlignment: goalAlignment.reason,
        positiveResponseChance: positiveResponseChance.reason,
      },
    };
  },
});

const Party = z.object({
  party: text,
  coreEmotionalNeeds: lines,
  repairLanguage: lines,
  whatToImprove: lines,
  howToImprove: lines,
  whatWentWell: lines,
});
const ArgumentWords = z.object({
  conflictType: text,
  severity: scoreOf(10),
  resolution: scoreOf(10),
  resolvedConversation: text,
  parties: z.array(Party),
  underlyingIssue: text,
  relationshipPattern: text,
  rootCauses: lines,
  emotionalTriggers: lines,
  communicationBreakdowns: lines,
  proposedCompromise: maybe,
  preventionTips: lines,
  summary: text,
  ...balanceFields,
});

function byParty<Item>(
  parties: readonly z.infer<typeof Party>[],
  given: readonly string[],
  of: (one: z.infer<typeof Party>) => Item,
) {
  const named = (party: string) =>
    given.find((one) => one.trim().toLowerCase() === party.trim().toLowerCase()) ?? party.trim();
  return Object.fromEntries(parties.filter(({ party }) => party.trim()).map((one) => [named(one.party), of(one)]));
}

export const resolveArgument = resultBrief<'resolveArgument', typeof ArgumentWords>({
  name: 'argument',
  version: 'resolve-argument.model.3',
  house: RESULT_HOUSE,
  maxOutputTokens: 4000,
  method: `Read the argument for everybody in it; nobody wins. Retell it to yourself in the third person with both names before you judge.
conflictType: a few words. severity and resolution: 0 to 10 (how hard it was; how likely it can be resolved), with the reason. resolvedConversation: the same talk as it could have gone, line by line with the party's name and a colon, each keeping what they wanted. parties: one entry for each, named exactly as in the text, each field with one to four short items; both get equal room. underlyingIssue, relationshipPattern: one or two sentences. rootCauses, emotionalTriggers, communicationBreakdowns, preventionTips: up to four lines each. proposedCompromise: one concrete deal that both can say yes to, or null where somebody may be unsafe. summary: two fair sentences. ${ABOUT_BALANCE}`,
  words: ArgumentWords,
  inOrder: [
    ['conflictType', 'severity', 'resolution'],
    ['resolvedConversation'],
    ['parties'],
    ['underlyingIssue', 'relationshipPattern'],
    ['rootCauses', 'emotionalTriggers', 'communicationBreakdowns'],
    ['proposedCompromise'],
    ['preventionTips'],
    ['summary'],
  ],
  facts: ({ partiesInvolved }) => (partiesInvolved.length > 0 ? [`Parties: ${partiesInvolved.join(', ')}`] : []),
  parts: ({ originalConversation, context }) => [
    { label: 'The argument', text: originalConversation, isPasted: true },
    ...(context.trim() ? [{ label: 'What the reader adds', text: context }] : []),
  ],
  names: ({ partiesInvolved }) => partiesInvolved,
  drafts: ['resolvedConversation', 'repairLanguage'],
  build: ({ parties, severity, resolution, proposedCompromise, ...words }, { partiesInvolved }, assessment) => {
    const map = <Item>(of: (one: z.infer<typeof Party>) => Item) => byParty(parties, partiesInvolved, of);
    const isSafe = policyOf(assessment).ownPart;
    return {
      analysis: {
        conflictType: words.conflictType,
        underlyingIssue: words.underlyingIssue,
        relationshipPattern: words.relationshipPattern,
        coreEmotionalNeeds: map((one) => some(one.coreEmotionalNeeds)),
        repairLanguage: map((one) => some(one.repairLanguage)),
        rootCauses: some(words.rootCauses, 4),
        emotionalTriggers: some(words.emotionalTriggers, 4),
        communicationBreakdowns: some(words.communicationBreakdowns, 4),
      },
      severityScore: severity.score,
      resolutionScore: resolution.score,
      resolvedConversation: words.resolvedConversation,
      improvements: map((one) => ({
        whatToImprove: isSafe ? some(one.whatToImprove) : [],
        howToImprove: isSafe ? some(one.howToImprove) : [],
      })),
      whatWentWell: map((one) => some(one.whatWentWell)),
      ...(isSafe && proposedCompromise && { proposedCompromise }),
      preventionTips: some(words.preventionTips, 4),
      summary: words.summary,
      balance: balanceOf(words, assessment),
      notice: null,
      reasons: { severityScore: severity.reason, resolutionScore: resolution.reason },
    };
  },
});
