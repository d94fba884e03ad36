import { contentOf, textWords } from '#server/coach/guide/library.ts';
import { NO_BALANCE, noticeOf } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { clipped, evidenceOf } from '#server/coach/guide/sentences.ts';
import { type OnPage, onThePage, pageLines } from '#server/coach/guide/tasks/on-the-page.ts';
import type { Context } from '#server/coach/port.ts';
import { NOTHING_SEEN, type TextSeen, textSeen } from '#server/coach/reading/texts.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const BY_WORDS =
  'How often words like these did just that in messages nobody learned from. What was meant, only the sender can say.';
const BY_FORM = 'These words stand there. What was meant by them, only the sender can say.';
const UNSURE = 'Too unsure to name: of what is named here, 19 in 20 are right.';
const SURE = 0.95;
const NOT_CLEAR = 'Not clear from these words alone.';
const NOT_THERE = 'That isn’t in the words.';
const HARD_TO_HEAR = 'These words are hard to hear. What is behind them isn’t clear from the words alone.';
/** Said so plainly that nothing else in it changes them. */
const GRAVE = new Set(['otherwise', 'ending', 'loss', 'no', 'space']);
/** Fewer words, or words to nobody, are not called hard. */
const FEW = 3;
const isToYou = (text: string) => text.split(/\s+/).length >= FEW && /\b(?:you|your|ur|u)\b/i.test(text);

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const asked = ([one, other]: readonly [string, string]) => `Two questions that would tell more: ${one} ${other}`;
const quoted = (text: string, { from, to }: OnPage) => `“${clipped(text.slice(from, to), 14)}”`;

type Said = Pick<
  Output<'textAnalysis'>,
  'emotionalTone' | 'interpretation' | 'underlyingMeaning' | 'suggestedResponse'
>;

/** What stands there outright, where nothing hard is heard in it; "not clear" with what is on the page everywhere else. */
function said(text: string, { kind, isHard }: TextSeen, page: readonly OnPage[]): Said {
  const isHurtful = isHard && isToYou(text);
  const acts = page.filter(({ id }) => id !== 'time' && (!isHard || GRAVE.has(id)));
  const [first] = acts;
  const open = page.find(({ id }) => id === 'question');
  const answer = open ? `[Your answer to ${quoted(text, open)}].` : '';
  const lines = pageLines(text, page);
  if (kind && kind !== 'question') {
    const words = textWords(kind);
    return {
      emotionalTone: upper(words.name),
      interpretation: [words.says, lines].filter(Boolean).join(' '),
      underlyingMeaning: `${NOT_THERE} ${asked(words.asks)}`,
      suggestedResponse: words.reply,
    };
  }
  const other = textWords(first?.id === 'question' ? 'question' : 'other');
  const words = contentOf('said').find(({ id }) => id === first?.id) ?? other;
  const shows = [...new Set(acts.map((one) => one.shows))].slice(0, 2);
  const whole = isHurtful ? HARD_TO_HEAR : NOT_CLEAR;
  return {
    emotionalTone: shows.length > 0 ? upper(shows.join(', and ')) : isHurtful ? 'Hard to hear' : 'Not clear',
    interpretation: first ? lines : [whole, lines].filter(Boolean).join(' '),
    // A kind that is only likely asks about the wrong one as often as not: who did what stays open.
    underlyingMeaning: [first ? NOT_THERE : '', asked(words.asks)].filter(Boolean).join(' '),
    suggestedResponse: first?.id === 'question' ? answer : [words.reply, first && answer].filter(Boolean).join(' '),
  };
}

/** What the words do where that is sure or stands there outright, and never what lies beneath. */
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
  const isRead = policy.tellBack && !notice;
  const seen = isRead ? textSeen(text) : NOTHING_SEEN;
  const page = isRead ? onThePage(text) : [];
  const { kind, certainty, spans } = seen;
  const weighed = kind && kind !== 'question' ? kind : undefined;
  const marks = weighed ? (spans.length > 0 ? spans : [{ from: 0, to: text.length }]) : [];
  const sure = !weighed && page.length > 0 ? SURE : Math.min(SURE, certainty);
  return {
    ...nothing,
    ...said(text, seen, page),
    confidence: Math.round(sure * 100) / 100,
    reasons: { confidence: weighed ? BY_WORDS : page.length > 0 ? BY_FORM : UNSURE },
    evidence: evidenceOf(text, [
      ...marks.map((span) => ({ rule: `${weighed}.weighed`, ...span })),
      ...(weighed ? [] : page.map(({ id, from, to }) => ({ rule: `${id}.stands`, from, to }))),
    ]),
  };
}
