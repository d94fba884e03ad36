import { contentOf, textWords } from '#server/coach/guide/library.ts';
import { NO_BALANCE, noticeOf } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { clipped, evidenceOf } from '#server/coach/guide/sentences.ts';
import { GRAVE, type OnPage, onThePage, pageLines } from '#server/coach/guide/tasks/on-the-page.ts';
import known from '#server/coach/guide/tasks/page-forms.json' with { type: 'json' };
import type { Context } from '#server/coach/port.ts';
import { NOTHING_SEEN, type TextSeen, textSeen } from '#server/coach/reading/texts.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const { told } = known;
const SURE = 0.95;
const HALF = 0.5;
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

const actsIn = (page: readonly OnPage[], isHard: boolean) =>
  page.filter(({ id }) => id !== 'time' && (!isHard || GRAVE.has(id)));
/** What stands there outright, where nothing hard is heard in it; "not clear" with what is on the page everywhere else. */
function said(text: string, { kind, isHard }: TextSeen, page: readonly OnPage[]): Said {
  const isHurtful = isHard && isToYou(text);
  const acts = actsIn(page, isHard);
  const [first] = acts;
  const open = page.find(({ id }) => id === 'question');
  const answer = open ? `[Your answer to ${quoted(text, open)}].` : '';
  const lines = pageLines(text, page);
  if (kind && kind !== 'question') {
    const words = textWords(kind);
    return {
      emotionalTone: upper(words.name),
      interpretation: [words.says, lines].filter(Boolean).join(' '),
      underlyingMeaning: `${told.notThere} ${asked(words.asks)}`,
      suggestedResponse: words.reply,
    };
  }
  const other = textWords(first?.id === 'question' ? 'question' : 'other');
  const words = contentOf('said').find(({ id }) => id === first?.id) ?? other;
  const shows = [...new Set(acts.map((one) => one.shows))].slice(0, 2);
  const whole = isHurtful ? told.hardToHear : told.notClear;
  return {
    emotionalTone: shows.length > 0 ? upper(shows.join(', and ')) : isHurtful ? 'Hard to hear' : 'Not clear',
    interpretation: first ? lines : [whole, lines].filter(Boolean).join(' '),
    // A kind that is only likely asks about the wrong one as often as not: who did what stays open.
    underlyingMeaning: [first ? told.notThere : '', asked(words.asks)].filter(Boolean).join(' '),
    suggestedResponse: first?.id === 'question' ? answer : [words.reply, first && answer].filter(Boolean).join(' '),
  };
}

function howSure(kind: string | undefined, isNamed: boolean, { isHard, certainty }: TextSeen) {
  if (kind) return [Math.min(SURE, certainty), told.byWords] as const;
  return isNamed ? ([SURE, told.byForm] as const) : ([Math.min(isHard ? SURE : HALF, certainty), told.unsure] as const);
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
  const { kind, spans } = seen;
  const weighed = kind && kind !== 'question' ? kind : undefined;
  const marks = weighed ? (spans.length > 0 ? spans : [{ from: 0, to: text.length }]) : [];
  const [sure, why] = howSure(weighed, actsIn(page, seen.isHard).length > 0, seen);
  return {
    ...nothing,
    ...said(text, seen, page),
    confidence: Math.round(sure * 100) / 100,
    reasons: { confidence: why },
    evidence: evidenceOf(text, [
      ...marks.map((span) => ({ rule: `${weighed}.weighed`, ...span })),
      ...(weighed ? [] : page.map(({ id, from, to }) => ({ rule: `${id}.stands`, from, to }))),
    ]),
  };
}
