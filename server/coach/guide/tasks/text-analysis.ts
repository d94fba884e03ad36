import { type TextWords, textWords } from '#server/coach/guide/library.ts';
import { NO_BALANCE, noticeOf } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { evidenceOf } from '#server/coach/guide/sentences.ts';
import type { Context } from '#server/coach/port.ts';
import { textSeen } from '#server/coach/reading/texts.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const BY_WORDS =
  'How often words like these did just that in messages nobody learned from. What was meant, only the sender can say.';
const BY_FORM = 'That it asks is plain from its form. What was meant, only the sender can say.';
const UNSURE = 'Too unsure to name: of what is named here, 19 in 20 are right.';
const SURE = 0.95;
const NOT_CLEAR = 'Not clear from these words alone.';

const asked = ({ asks: [one, other] }: TextWords) => `Two questions that would tell more: ${one} ${other}`;

/** What the words do where that is sure, and never what lies beneath; "not clear" with two questions everywhere else. */
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
  const { kind, certainty, spans } = textSeen(text);
  const sure = kind === 'question' ? SURE : Math.min(SURE, certainty);
  const confidence = notice ? 0 : Math.round(sure * 100) / 100;
  if (!kind || !policy.tellBack || notice) {
    // A kind that is only likely asks about the wrong one as often as not: who did what stays open.
    const words = textWords('other');
    return {
      ...nothing,
      ...{ emotionalTone: 'Not clear', interpretation: NOT_CLEAR, underlyingMeaning: asked(words), confidence },
      suggestedResponse: words.reply,
      reasons: { confidence: UNSURE },
    };
  }
  const words = textWords(kind);
  const marked = spans.length > 0 ? spans : [{ from: 0, to: text.length }];
  const evidence = marked.map((span) => ({ rule: `${kind}.weighed`, ...span }));
  return {
    ...nothing,
    emotionalTone: words.name.charAt(0).toUpperCase() + words.name.slice(1),
    interpretation: words.says,
    underlyingMeaning: `That isn’t in the words. ${asked(words)}`,
    suggestedResponse: words.reply,
    confidence,
    reasons: { confidence: kind === 'question' ? BY_FORM : BY_WORDS },
    evidence: evidenceOf(text, evidence),
  };
}
