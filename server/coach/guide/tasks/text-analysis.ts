import { contentOf } from '#server/coach/guide/library.ts';
import { NO_BALANCE, noticeOf } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { clipped, evidenceOf } from '#server/coach/guide/sentences.ts';
import { GRAVE, type OnPage, onThePage, pageLines } from '#server/coach/guide/tasks/on-the-page.ts';
import known from '#server/coach/guide/tasks/page-forms.json' with { type: 'json' };
import type { Context } from '#server/coach/port.ts';
import { readingOf } from '#server/coach/reading/reading.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const { told } = known;
const SURE = 0.95;
/** A sentence of fewer words is a greeting or an aside. */
const FEW = 3;

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const asked = ([one, other]: readonly [string, string]) => `Two questions that would tell more: ${one} ${other}`;
const quoted = (text: string, { from, to }: OnPage) => `“${clipped(text.slice(from, to), 14)}”`;

function saidBy(what: string) {
  const found = contentOf('said').find(({ id }) => id === what);
  if (!found) throw new Error(`no words for ${what}`);
  return found;
}

/** What may turn a beginning round. */
const TURNS =
  /\b(?:not|no|never|but|though|although|however|unfortunately|just|only|again|must|nice to)\b|n['’]?t\b|\.\.\.|…/i;

/** What the whole of it is: something grave, or what it begins with where nothing that is left over may turn it round. */
function namedIn(text: string, page: readonly OnPage[]): OnPage[] {
  const grave = page.filter(({ id }) => GRAVE.has(id));
  if (grave.length > 0) return grave;
  const acts = page.filter(({ id }) => id !== 'time');
  const left = readingOf(text).sentences.filter(({ from, to }) => !acts.some((one) => one.from < to && one.to > from));
  const begins = Math.min(...acts.map(({ from }) => from));
  const isFirst = left.every(({ from, to }) => from > begins || text.slice(from, to).trim().split(/\s+/).length < FEW);
  return isFirst && left.every(({ from, to }) => !TURNS.test(text.slice(from, to))) ? acts : [];
}

/** What stands there outright; "not clear" with two open questions everywhere else, and never what lies beneath. */
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
  const page = policy.tellBack && !notice ? onThePage(text) : [];
  const named = namedIn(text, page);
  const [first] = named;
  const open = page.find(({ id }) => id === 'question');
  const answer = open ? `[Your answer to ${quoted(text, open)}].` : '';
  const words = saidBy(first?.id ?? 'other');
  // Of what is not clear only what can be looked up is said: what is asked, and when.
  const shown = first ? page : page.filter(({ id }) => id === 'question' || id === 'time');
  const lines = pageLines(text, shown);
  return {
    ...nothing,
    emotionalTone: first
      ? upper([...new Set(named.map(({ shows }) => shows))].slice(0, 2).join(', and '))
      : 'Not clear',
    interpretation: first ? lines : [told.notClear, lines].filter(Boolean).join(' '),
    underlyingMeaning: [first ? told.notThere : '', asked(words.asks)].filter(Boolean).join(' '),
    suggestedResponse: first?.id === 'question' ? answer : [words.reply, answer].filter(Boolean).join(' '),
    confidence: first ? SURE : 0,
    reasons: first ? { confidence: told.byForm } : undefined,
    evidence: evidenceOf(
      text,
      named.map(({ id, from, to }) => ({ rule: `${id}.stands`, from, to })),
    ),
  };
}
