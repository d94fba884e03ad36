import * as z from 'zod/mini';
import { scored } from '#server/coach/embedded/answers/craft/score.ts';
import { resultBrief } from '#server/coach/llm/prompts/brief.ts';

const text = z.string();
const lines = z.array(z.string());
const MOST = 1400;

const CraftWords = z.object({ craftedMessage: text, explanation: text, feedback: text });

export const craftMessage = resultBrief<'craftMessage', typeof CraftWords>({
  name: 'crafted_message',
  version: 'craft-message.llm.1',
  maxOutputTokens: MOST,
  method: `Write the message that the person wants to send. "goal" says what for; "context", "history" and "draft" may be there. craftedMessage: the message alone, in the person's own voice and in the tone that the app names, ready to send, without blame, threat or pressure. explanation: why it is put so, two sentences with one detail. feedback: one thing the person could still change.`,
  words: CraftWords,
  context: ({ selectedTone }) => ({ tone: selectedTone }),
  untrusted: ({ goal, context, conversationHistory, originalDraft }) =>
    [
      { label: 'goal', text: goal },
      { label: 'context', text: context },
      { label: 'history', text: conversationHistory, pasted: true },
      { label: 'draft', text: originalDraft },
    ].filter((one) => one.text.trim()),
  names: () => [],
  own: ({ explanation, feedback }) => [explanation, feedback],
  merge: (base, { craftedMessage, explanation, feedback }, { goal, selectedTone }) =>
    craftedMessage.trim()
      ? { ...base, craftedMessage, explanation, feedback, ...scored(craftedMessage, { goal, tone: selectedTone }) }
      : base,
});

const byParty = z.array(z.object({ party: text, items: lines }));
const ArgumentWords = z.object({
  underlyingIssue: text,
  relationshipPattern: text,
  coreEmotionalNeeds: byParty,
  repairLanguage: byParty,
  whatWentWell: byParty,
  rootCauses: lines,
  resolvedConversation: text,
  proposedCompromise: z.nullable(text),
  preventionTips: lines,
  summary: text,
});
type ByParty = z.infer<typeof byParty>;

/** Back to the map by party: only for parties that are in it, and never empty where it was not. */
function asMap(base: Record<string, string[]>, said: ByParty): Record<string, string[]> {
  const found = (party: string) => said.find((one) => one.party.trim().toLowerCase() === party.toLowerCase());
  const lists = Object.entries(base).map(([party, items]) => {
    const given = found(party)?.items.filter(Boolean).slice(0, 5) ?? [];
    return [party, given.length > 0 ? given : items] as const;
  });
  return Object.fromEntries(lists);
}

export const resolveArgument = resultBrief<'resolveArgument', typeof ArgumentWords>({
  name: 'argument',
  version: 'resolve-argument.llm.1',
  maxOutputTokens: MOST,
  method: `Read the argument "conversation" for everybody in it; nobody wins. Name each party exactly as in the text. coreEmotionalNeeds, repairLanguage, whatWentWell: one entry a party, up to four short items. resolvedConversation: the same talk as it could have gone, line by line with the party's name and a colon, each keeping what they wanted. proposedCompromise: one concrete deal both can say yes to. rootCauses and preventionTips: up to four lines. summary: two fair sentences.`,
  words: ArgumentWords,
  context: ({ partiesInvolved }) => ({ parties: partiesInvolved }),
  untrusted: ({ originalConversation, context }) => [
    { label: 'conversation', text: originalConversation, pasted: true },
    ...(context.trim() ? [{ label: 'context', text: context }] : []),
  ],
  names: ({ partiesInvolved }) => partiesInvolved,
  own: ({ resolvedConversation, repairLanguage, ...words }) => words,
  merge: (base, words) => ({
    ...base,
    analysis: {
      ...base.analysis,
      underlyingIssue: words.underlyingIssue || base.analysis.underlyingIssue,
      relationshipPattern: words.relationshipPattern || base.analysis.relationshipPattern,
      coreEmotionalNeeds: asMap(base.analysis.coreEmotionalNeeds, words.coreEmotionalNeeds),
      repairLanguage: asMap(base.analysis.repairLanguage, words.repairLanguage),
      rootCauses: words.rootCauses.length > 0 ? words.rootCauses.slice(0, 4) : base.analysis.rootCauses,
    },
    whatWentWell: asMap(base.whatWentWell, words.whatWentWell),
    resolvedConversation: words.resolvedConversation || base.resolvedConversation,
    // Where it may be unsafe the embedded coach proposes none, and then nobody does.
    ...(base.proposedCompromise && { proposedCompromise: words.proposedCompromise || base.proposedCompromise }),
    preventionTips: words.preventionTips.length > 0 ? words.preventionTips.slice(0, 4) : base.preventionTips,
    summary: words.summary || base.summary,
  }),
});
