import { type Choice, type Offer, offerText } from '#contract/guide.ts';
import { begun, chosen, isAssent, isRefusal, isSame } from '#server/coach/guide/choose.ts';
import { after, aftercare, asked, inDanger, protectiveOrder, restAfterSafe } from '#server/coach/guide/flows/after.ts';
import { AIMS, aims, askAims, nearest, toldWith, YES } from '#server/coach/guide/flows/aims.ts';
import { begun as begunForms, labelled, withWayBack } from '#server/coach/guide/flows/begun.ts';
import { facts } from '#server/coach/guide/flows/facts.ts';
import { feelings, isNoJoy } from '#server/coach/guide/flows/feelings.ts';
import { kindsOfMessage, words } from '#server/coach/guide/flows/message-forms.ts';
import { decide, understand } from '#server/coach/guide/flows/papers.ts';
import { calm, write } from '#server/coach/guide/flows/quiet.ts';
import { turnedDown } from '#server/coach/guide/flows/turned-down.ts';
import { asMessage, isWish, ledIn, wording } from '#server/coach/guide/flows/wording.ts';
import { phrase } from '#server/coach/guide/library.ts';
import { fixed, open } from '#server/coach/guide/opening.ts';
import { cardWords, concernFor, concernWords } from '#server/coach/guide/safety-words.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import type { Option, Reply, State, Steps, Talk } from '#server/coach/guide/state.ts';
import { menu, option } from '#server/coach/guide/state.ts';
import type { Context } from '#server/coach/port.ts';
import { type Kind, kindOf } from '#server/reading/kinds.ts';
import { read } from '#server/reading/read.ts';
import { type Care, saysSafe } from '#server/safety/aftercare.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { policyOf } from '#server/safety/policy.ts';

const steps: Steps = {
  ...{ ...aims, ...begunForms, ...words, ...wording, ...understand, ...decide },
  ...{ ...calm, ...write, ...feelings, ...facts, ...after },
  question: (talk) => open({ ...talk, ...turned(talk.state.last) }),
};

export type Said = { message: string; state: State; person: string | null; care?: Care | null };
export type Turn = { text: string; offer: Offer; state: State };

/** Where a choice leads; what an older version offered and this one no longer knows begins with the aims. */
function enter({ to }: Option, talk: Talk): Reply {
  const [name = '', arg = ''] = /^([^:]*):?(.*)$/s.exec(to)?.slice(1) ?? [];
  const step = Object.hasOwn(steps, name) ? steps[name] : steps.aims;
  return step?.(talk, arg) ?? open(talk);
}

/** What may be said at any point of a talk. */
const EVERYWHERE = [...AIMS, ...YES, ...menu('everywhere')];

/** In so many words; where nothing listens, an aim may also be named within a few others: "ok find words". */
const everywhere = ({ message, state }: Talk): Option | undefined =>
  [...EVERYWHERE, ...kindsOfMessage()].find(({ label }) => isSame(label, message)) ??
  (state.listens || !state.told || /\d/.test(message) || isAssent(message) || isRefusal(message)
    ? undefined
    : chosen(message, [...AIMS, ...YES]));

/** What a no can be about: anything but the aims. */
const isRefusable = ({ options, waits }: State) =>
  waits !== null || options.some(({ to }) => /^(?:calm:|noCard|situation:|other:|frame:)/.test(to));

/** Lines with their labels, and words that are led in: both are for the form that is open. */
const forForm = (talk: Talk): Reply | undefined => ledIn(talk) ?? labelled(talk);

/** A choice that is taken; what stands behind it is put where it fits, asked or told, and kept. */
function taken(talk: Talk): Reply | undefined {
  const { message, state } = talk;
  const part = begun(message, state);
  const isMore = /\S\s+\S+\s+\S/.test(part?.rest ?? '');
  const whole = isMore ? undefined : (chosen(message, state.options) ?? everywhere(talk));
  if (whole && isRefusal(message) && !isSame(whole.label, message) && isRefusable(state)) return undefined;
  if (whole) return enter(whole, { ...talk, message: '' });
  if (!part) return undefined;
  const { option: first, rest } = part;
  const kept = { told: toldWith(rest, state), last: rest };
  const next = { ...talk, ...turned(rest), state: { ...state, ...kept } };
  const reply = enter(first, next);
  const shown = { ...next, state: { ...next.state, ...reply.set } };
  const placed = reply.set?.waits && (forForm(shown) ?? asMessage(shown));
  if (placed) return { ...placed, set: { ...kept, ...reply.set, ...placed.set } };
  const isAsked = ASKED.has(next.read.turn.kind) || ASKED_WITH_MARK.has(next.read.turn.kind);
  if (!isAsked) return { ...reply, set: { ...kept, ...reply.set } };
  const asked = open(shown);
  return { ...asked, say: [...reply.say.slice(0, -1).slice(0, 1), ...asked.say], set: { ...kept, ...asked.set } };
}

/** What is read anew where only a part of a message counts. */
const turned = (message: string) => ({ message, read: read(message), near: nearest(message) });

/** What was typed freely is met as a first message is. */
function heard(talk: Talk): Reply {
  const { message, state } = talk;
  const { kind } = talk.read.turn;
  const isTaken = state.listens === 'line' || (TAKEN.has(kind) && !(state.listens === 'savor' && isNoJoy(message)));
  return state.listens && isTaken ? enter(option('', state.listens), talk) : open(talk);
}
const TAKEN = new Set<Kind>(['story', 'unclear', 'message', 'good_news', 'correction', 'edit']);

/** Whatever is written there belongs there, but for what is surely asked for. */
const WRITING: Readonly<Record<string, string>> = { writing: 'write', griefWriting: 'griefWrite', sitting: 'sit' };
const ASKED = new Set<Kind>(['words', 'closing', 'leave', 'about_coach']);
const ASKED_WITH_MARK = new Set<Kind>(['decision', 'fact', 'calm']);

function whileWriting(talk: Talk, listens: string): Reply {
  const { message } = talk;
  const { kind } = talk.read.turn;
  const last = sentencesOf(message).at(-1) ?? message;
  if (isSame(last, 'done')) return enter(option('', listens === 'writing' ? 'written' : 'rest'), talk);
  const isAsked = listens !== 'writing' || ASKED_WITH_MARK.has(kindOf(last).kind);
  const part = last.trim().endsWith('?') && isAsked ? last : undefined;
  if (!part && !ASKED.has(kind)) return enter(option('', listens), talk);
  const reply = open(part ? { ...talk, ...turned(part) } : talk);
  if (kind === 'closing') return reply;
  const onward = option('Go on writing', WRITING[listens] ?? 'write');
  const isPlain = listens !== 'writing' && !reply.form && !reply.set?.waits;
  return { ...reply, options: isPlain ? [onward, ...menu('sitting')] : [...(reply.options ?? []), onward] };
}

/** A bare no, or a bare yes: nothing in it is to be read. */
function bare(talk: Talk): Reply | undefined {
  const { message, state } = talk;
  if (isRefusal(message)) return enter(option('', 'rest'), talk);
  if (!isAssent(message)) return undefined;
  return state.options.length > 0 ? { say: [phrase('whichOne')], options: state.options } : askAims(talk, []);
}
const PLAIN_NO = /^\W*(?:no|nope|nah|not really)\W*$/i;

function typed(talk: Talk, standing: Assessment | undefined): Reply {
  const { state, care, message } = talk;
  const known = fixed(talk);
  if (known) return known;
  if (state.listens && WRITING[state.listens]) return whileWriting(talk, state.listens);
  const isBare = PLAIN_NO.test(message) && !isRefusable(state);
  const said = state.listens
    ? undefined
    : ((state.turn > 0 && !isBare && !isWish(talk) ? turnedDown(talk) : undefined) ?? bare(talk));
  if (said) return said;
  if (standing?.limited) return { say: [phrase('language')], options: AIMS };
  if (care?.state === 'concern' && !care.hasAsked) return asked(concernFor(care.category));
  return heard(talk);
}

/** Whoever says that they are safe is believed, and the rest of what they say is answered. */
function safe(talk: Talk): Reply {
  const rest = restAfterSafe(talk.message);
  const said = enter(option('', 'safe'), talk);
  if (!rest) return said;
  const next = heard({ ...talk, ...turned(rest), care: null });
  return { ...next, say: [said.say[0] ?? '', ...next.say], quiet: true };
}

function answer(talk: Talk, standing: Assessment | undefined, context: Context): Reply {
  const { message, state } = talk;
  const policy = standing && policyOf(standing);
  if (standing && policy?.coach === 'card')
    return { say: [cardWords(standing, context)], set: { danger: true }, quiet: true };
  if (standing && policy?.coach === 'careful') return careful(standing, talk);
  const unsafe = labelled(talk) ? undefined : (protectiveOrder(talk, context) ?? inDanger(talk, context));
  if (unsafe) return unsafe;
  const known = forForm(talk) ?? taken(talk) ?? (saysSafe(message) ? safe(talk) : undefined);
  if (!known && state.danger) return aftercare(message);
  return withWayBack(talk, known ?? typed(talk, standing));
}
/** Asked once; whoever goes on is not asked again. */
const careful = (standing: Assessment, { care }: Talk): Reply =>
  asked(care?.state === 'concern' && care.hasAsked ? phrase('stillCare') : concernWords(standing));

const asChoice = ({ label }: Option): Choice => ({ label, does: 'say', text: null, inDays: null });

/** One turn of a talk. It depends on nothing but what it is given. */
export function turn(
  { message, state, person, care = null }: Said,
  standing: Assessment | undefined,
  context: Context = {},
): Turn {
  const talk: Talk = { ...turned(message), state, person, care };
  const { say, options = [], actions = [], form = null, set = {}, quiet = false } = answer(talk, standing, context);
  const isIntroduced = state.introduced || set.introduced === true;
  const intro = isIntroduced || quiet ? [] : [phrase(state.turn === 0 ? 'intro' : 'introLater')];
  const next: State = {
    ...state,
    ...{ listens: null, danger: false, options: [...options], turn: state.turn + 1 },
    introduced: isIntroduced || !quiet,
    ...set,
  };
  return {
    text: [...intro, ...say].join('\n\n'),
    offer: { choices: [...options.map(asChoice), ...actions], form },
    state: next,
  };
}

/** The reply of whoever has no buttons: what is offered stands below the words. */
export const asText = ({ text, offer }: Pick<Turn, 'text' | 'offer'>): string =>
  [text, offerText(offer)].filter(Boolean).join('\n\n');
