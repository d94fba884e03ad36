import { NO_BALANCE, noticeOf } from '#server/coach/guide/notices.ts';
import { cardWords, concernWords } from '#server/coach/guide/safety-words.ts';
import { clipped, evidenceOf } from '#server/coach/guide/sentences.ts';
import {
  called,
  dangersIn,
  doubtIn,
  FEW,
  GRAVE,
  HARD,
  isInformation,
  type OnPage,
  onThePage,
  pageLines,
  saidBy,
  weighedIn,
} from '#server/coach/guide/tasks/on-the-page.ts';
import known from '#server/coach/guide/tasks/page-forms.json' with { type: 'json' };
import type { Context } from '#server/coach/port.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { readingOf } from '#server/reading/reading.ts';
import { textSeen } from '#server/reading/texts.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { policyOf } from '#server/safety/policy.ts';

const { told } = known;
const SURE = 0.95;
const PROPOSES = new RegExp(known.proposes, 'i');

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const asked = ([one, other]: readonly [string, string]) => `Two questions that would tell more: ${one} ${other}`;
const quoted = (text: string, { from, to }: OnPage) => `“${clipped(text.slice(from, to), 14)}”`;

/** What may turn a beginning round. */
const TURNS =
  /\b(?:not|no|never|but|though|although|however|unfortunately|just|only|again|must|nice to)\b|n['’]?t\b(?! (?:believe|wait))|\.\.\.|…/i;

type Place = { from: number; to: number };
type Said = ReturnType<typeof toUnclear>;
type Named = { named: OnPage[]; isWhole: boolean };

const overlaps = (seen: readonly Place[], { from, to }: Place) => seen.some((one) => one.from < to && one.to > from);
/** The sentences, of more than two words, in which nothing of this stands. */
const besides = (text: string, seen: readonly Place[]) =>
  readingOf(text).sentences.filter(
    (one) => text.slice(one.from, one.to).trim().split(/\s+/).length >= FEW && !overlaps(seen, one),
  );
/** Asked to be answered: nothing else in it sounds hard, or there is nothing else. */
const isPlainlyAsked = (text: string, page: readonly OnPage[]) =>
  textSeen(text).isMild || besides(text, page).length === 0;

/** What it is: something grave or hard, what it begins with, or what words like these mostly are. */
function namedIn(text: string, page: readonly OnPage[]): Named {
  const acts = page.filter(({ id }) => id !== 'time');
  const left = besides(text, acts);
  // A pause that is asked for among other words may be an end.
  const surely = (one: OnPage) => (one.id === 'space' && left.length > 0 ? called('apart', one) : one);
  const grave = page.filter(({ id }) => GRAVE.has(id));
  const others = grave.filter(({ id }) => id !== 'space');
  if (grave.length > 0) return { named: others.length > 0 ? others : grave.map(surely), isWhole: true };
  const weighed = [weighedIn(text)].flatMap((one) => (one ? [surely(one)] : []));
  const [first] = weighed;
  if (first && HARD.has(first.id)) return { named: weighed, isWhole: true };
  const begins = Math.min(...acts.map(({ from }) => from));
  const turns = ({ from, to }: Place) => TURNS.test(text.slice(from, to)) || textSeen(text.slice(from, to)).isHard;
  const isTurned = readingOf(text).sentences.some((one) => !overlaps(acts, one) && turns(one));
  if (acts.length === 0 && isInformation(text))
    return { named: [called('told', { from: 0, to: text.length })], isWhole: true };
  if (acts.length > 0 && !isTurned && left.every(({ from }) => from > begins)) return { named: acts, isWhole: true };
  if (first || acts.length === 0) return { named: weighed, isWhole: true };
  // A part says what it says, and no more: not where it turns in its own words, and a question names nothing.
  return { named: acts.filter((one) => one.id !== 'question' && !turns(one)), isWhole: false };
}

/** Where something is asked that may be answered at once: nobody answers for themselves to what is hard, or asks back what was asked. */
function answerTo(text: string, page: readonly OnPage[]): string {
  const asked = page.filter(({ id }) => id === 'question');
  const [open] = asked;
  const isPressed = readingOf(text).sentences.some(({ from, to }) => textSeen(text.slice(from, to)).isHard);
  if (!open || isPressed) return '';
  const isProposed = page.some(({ id, from, to }) => id === 'time' && from < open.to && to > open.from);
  if (isProposed && PROPOSES.test(text.slice(open.from, open.to))) return '[Yes, no, or another day].';
  return asked.length > 1 ? '' : `[Your answer to ${quoted(text, open)}].`;
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
const toneOf = (named: readonly OnPage[]) =>
  upper([...new Set(named.map(({ shows }) => shows))].slice(0, 2).join(', and '));
const evidenceFor = (text: string, named: readonly OnPage[], how: string) =>
  evidenceOf(
    text,
    named.map(({ id, from, to }) => ({ rule: `${id}.${how}`, from, to })),
  );

/** Nobody owes an answer to a threat or to control: so none is suggested. */
const toDanger = (text: string, dangers: readonly OnPage[]) => ({
  emotionalTone: toneOf(dangers.slice(0, 1)),
  interpretation: joined(pageLines(text, dangers), told.danger),
  underlyingMeaning: asked(saidBy('threat').asks),
  suggestedResponse: '',
  ...{ confidence: SURE, reasons: { confidence: told.byForm }, evidence: evidenceFor(text, dangers, 'stands') },
});

function toNamed(text: string, page: readonly OnPage[], { named, isWhole }: Named, first: OnPage) {
  const isWeighed = !page.includes(first);
  const rest = page.filter((one) => !named.includes(one) && (isWhole || one.id === 'question'));
  const shown = [...named, ...rest.filter(({ id }) => id !== 'time')];
  const also = isWhole && !GRAVE.has(first.id) ? [] : besides(text, shown).map((one) => called('rest', one));
  const { reply } = saidBy(isWhole ? first.id : 'other');
  const isAsked = !isWhole && first.id === 'request' ? saidBy('request').reply : '';
  const isGrave = (HARD.has(first.id) || GRAVE.has(first.id)) && first.id !== 'space';
  const answer = isGrave ? '' : answerTo(text, page);
  return {
    emotionalTone: isWhole ? toneOf(named) : `${toneOf(named)}, and more`,
    interpretation: pageLines(text, [...named, ...rest, ...also]),
    underlyingMeaning: joined(told.notThere, asked(saidBy(first.id).asks)),
    suggestedResponse: first.id === 'question' && answer ? answer : joined(isAsked, reply, answer),
    ...{ confidence: SURE, reasons: { confidence: isWeighed ? told.byWords : told.byForm } },
    evidence: evidenceFor(text, named, isWeighed ? 'weighed' : 'stands'),
  };
}

/** Of what is not clear only what can be looked up is said: what is asked, and when. */
function toUnclear(text: string, page: readonly OnPage[]) {
  const { asks, reply } = saidBy('other');
  const shown = page.filter(({ id }) => id === 'question' || id === 'time');
  return {
    emotionalTone: 'Not clear',
    interpretation: joined(told.notClear, doubtIn(text), pageLines(text, shown)),
    underlyingMeaning: asked(asks),
    suggestedResponse: joined(reply, answerTo(text, page)),
  };
}

/** What stands there or is nearly certain; "not clear" with two open questions everywhere else, and never what lies beneath. */
export function textAnalysis(
  { text }: Input<'textAnalysis'>,
  standing: Assessment,
  context: Context,
): Output<'textAnalysis'> {
  const policy = policyOf(standing);
  const notice = noticeOf(text, standing);
  const nothing = { readings: [], apart: null, evidence: [], balance: NO_BALANCE, confidence: 0, notice };
  if (policy.coach === 'card') {
    const isToReader = standing.who === 'self' && standing.category === 'domestic_violence';
    const interpretation = `${isToReader ? `${told.danger}\n\n` : ''}${cardWords(standing, context)}`;
    return { ...nothing, emotionalTone: 'Safety first', interpretation, underlyingMeaning: '', suggestedResponse: '' };
  }
  // What the card beside it says is said in the words too.
  const concern = concernWords(standing);
  const met = (one: Said) => ({ ...nothing, ...one, interpretation: joined(concern, one.interpretation) });
  if (!policy.tellBack || notice) return met(toUnclear(text, []));
  const dangers = dangersIn(text, standing);
  if (dangers.length > 0) return { ...nothing, ...toDanger(text, dangers) };
  const page = onThePage(text).filter((one, _, all) => one.id !== 'question' || isPlainlyAsked(text, all));
  const seen = namedIn(text, page);
  const [first] = seen.named;
  return met(first ? toNamed(text, page, seen, first) : toUnclear(text, page));
}
