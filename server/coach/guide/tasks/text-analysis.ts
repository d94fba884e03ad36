import { contentOf } from '#server/coach/guide/library.ts';
import { NO_BALANCE, noticeOf } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { evidenceOf } from '#server/coach/guide/sentences.ts';
import type { Context } from '#server/coach/port.ts';
import { messagesLike } from '#server/coach/reading/messages.ts';
import { read } from '#server/coach/reading/read.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const KIND_IS_CLEAR = 0.4;
const UNCLEAR = 0.2;

const LIKE_A_KIND =
  'How much the words are like a kind of message that the guide knows. What was meant, only the sender can say.';
const BY_WORDS = 'How plainly the marked words show it. What was meant, only the sender can say.';
const NO_KIND = 'The words are like no kind of message that the guide knows.';

/** The kind of message in the library, or, where none is near, what it does in a conversation. */
function wordsFor(text: string) {
  const { move } = read(text);
  const [near] = messagesLike(text);
  const moves = contentOf('moves');
  const kind = near && near.certainty >= KIND_IS_CLEAR && contentOf('messages').find(({ id }) => id === near.id);
  if (kind) {
    const apart = moves.find(({ id }) => id === kind.move)?.apart ?? null;
    return { ...kind, apart, certainty: near.certainty, reason: LIKE_A_KIND };
  }
  const known = moves.find(({ id }) => id === move.label);
  return known && move.label !== 'neutral'
    ? { ...known, tone: known.name, certainty: move.certainty, reason: BY_WORDS }
    : undefined;
}

const NOT_CLEAR = 'Not clear from these words alone.';

/** Labels with their evidence, two readings and a reply; "not clear" where the words do not say. */
export function textAnalysis(
  { text }: Input<'textAnalysis'>,
  standing: Standing,
  context: Context,
): Output<'textAnalysis'> {
  const policy = policyOf(standing);
  const notice = noticeOf(text, standing);
  const nothing = { readings: [], apart: null, evidence: [], balance: NO_BALANCE, confidence: 0, notice };
  if (policy.coach === 'card')
    return {
      ...nothing,
      ...{ emotionalTone: 'Safety first', interpretation: cardWords(standing, context) },
      ...{ underlyingMeaning: '', suggestedResponse: '' },
    };
  const found = policy.tellBack ? wordsFor(text) : undefined;
  if (!found)
    return {
      ...nothing,
      ...{ emotionalTone: 'Not clear', confidence: notice ? 0 : UNCLEAR, underlyingMeaning: NOT_CLEAR },
      reasons: { confidence: NO_KIND },
      interpretation: `${NOT_CLEAR} A text has no face and no voice, so a plain question often tells you more.`,
      suggestedResponse: "I'm not sure how you meant that. Can you tell me more?",
    };
  const { tone, readings, apart, reply, certainty, reason } = found;
  const [kinder, guarded] = readings;
  return {
    emotionalTone: tone.charAt(0).toUpperCase() + tone.slice(1),
    interpretation: `${kinder} ${guarded}`,
    underlyingMeaning: 'Only the sender knows which. What you know of them counts for more than the words.',
    suggestedResponse: reply,
    confidence: Math.round(Math.min(0.9, certainty) * 100) / 100,
    readings: [...readings],
    apart,
    reasons: { confidence: reason },
    evidence: evidenceOf(text, read(text).move.evidence),
    balance: policy.ownPart ? balanceOf(kinder, guarded) : NO_BALANCE,
    notice,
  };
}

const balanceOf = (kinder: string, guarded: string) => ({
  otherPerspective: kinder,
  ownPart: 'Whether to answer now or later, and how, is yours to choose.',
  assumptionsToCheck: [guarded],
  oneRepairStep: 'Before you answer, ask one question about what they meant.',
});
