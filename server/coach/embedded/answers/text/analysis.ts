import type { TextAnalysisResult } from '#contract/coach.ts';
import { NO_BALANCE } from '#server/coach/embedded/answers/balance.ts';
import { evidenceOf } from '#server/coach/embedded/answers/evidence.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import { account } from '#server/coach/embedded/answers/text/account.ts';
import { frameOf } from '#server/coach/embedded/answers/text/frame/frame.ts';
import { savedSender } from '#server/coach/embedded/answers/text/frame/sender.ts';
import { signOf } from '#server/coach/embedded/answers/text/lone-signs.ts';
import { own } from '#server/coach/embedded/answers/text/own.ts';
import { received } from '#server/coach/embedded/answers/text/received.ts';
import { cardWords } from '#server/coach/embedded/answers/withheld.ts';
import { type Understood, understand, understandPart } from '#server/coach/embedded/understand/understand.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

/** How a message may be meant or may land, and what one could write next. */
export function textAnalysis(
  { text, relationship }: Input<'textAnalysis'>,
  standing: Standing,
  context: Context,
): TextAnalysisResult {
  const whole = understand(text);
  if (standing.level >= 2) return unsafe(whole, standing, context);
  if (whole.unread === 'nothing' || whole.unread === 'signs') return unread(whole, text);
  const frame = whole.addressesAi ? null : frameOf(whole.text, relationship?.personName);
  const seen = frame?.said ? understandPart(frame.said) : whole;
  if (seen.unread === 'nothing' || seen.unread === 'signs') return unread(seen, seen.text);
  const sender = relationship ? savedSender(relationship, frame?.who?.pronoun) : (frame?.who ?? null);
  const notice = noticeOf({ unread: seen.unread, addressesAi: whole.addressesAi });
  if (frame && !frame.said) return { ...account(frame, whole.seed, standing), evidence: [], notice };
  const from = frame?.from ?? 0;
  return {
    ...(frame?.by === 'me'
      ? own(seen, { frame, sender, seed: whole.seed }, standing)
      : received(seen, { frame, sender, notes: relationship?.notes ?? null, seed: whole.seed }, standing)),
    evidence: evidenceOf(
      whole.text,
      seen.moves.evidence.map((one) => ({ ...one, from: one.from + from, to: one.to + from })),
    ),
    notice,
  };
}

function unread(seen: Understood, text: string): TextAnalysisResult {
  const signs = [...text.trim()].slice(0, 6).join('');
  const about = seen.addressesAi
    ? `These ${text.trim().split(/\s+/).length} words`
    : `“${signs.replace(/["<>[\]{}]/g, '')}”`;
  const sign = seen.addressesAi ? null : signOf(text);
  return {
    emotionalTone:
      sign?.tone ??
      (seen.sentiment > 0.2 ? 'Perhaps friendly' : seen.sentiment < -0.2 ? 'Perhaps unhappy' : 'Not enough to tell'),
    interpretation: seen.addressesAi
      ? `${about} speak to a machine, not to you.`
      : `${about} alone does not tell enough.`,
    underlyingMeaning: sign?.means ?? `Only the sender knows what ${about.toLowerCase()} stand for.`,
    suggestedResponse: seen.addressesAi ? '' : (sign?.reply ?? `I got your ${about}. What did you want to tell me?`),
    confidence: 0.1,
    readings: [],
    evidence: [],
    balance: NO_BALANCE,
    notice: noticeOf(seen),
  };
}

function unsafe(seen: Understood, standing: Standing, context: Context): TextAnalysisResult {
  return {
    emotionalTone: 'A sign that somebody may not be safe',
    interpretation: cardWords(standing, context),
    underlyingMeaning: 'This is not a matter of wording, so no second reading is offered here.',
    suggestedResponse: '',
    confidence: 0.9,
    readings: [],
    evidence: evidenceOf(seen.text, standing.evidence),
    balance: NO_BALANCE,
    notice: noticeOf(seen),
  };
}
