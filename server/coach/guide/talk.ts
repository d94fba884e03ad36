import { type Choice, type Offer, offerText } from '#contract/guide.ts';
import { begun, chosen, headOf, isAssent, isRefusal, isSame } from '#server/coach/guide/choose.ts';
import { after, aftercare, asked, inDanger, restAfterSafe } from '#server/coach/guide/flows/after.ts';
import { AIMS, aims, askAims, nearest, toldWith, YES } from '#server/coach/guide/flows/aims.ts';
import { facts } from '#server/coach/guide/flows/facts.ts';
import { feelings, isNoJoy } from '#server/coach/guide/flows/feelings.ts';
import { afterNews, dropped, free, labelled } from '#server/coach/guide/flows/free.ts';
import { asTyped, speaksToSomeone, words } from '#server/coach/guide/flows/message-forms.ts';
import { decide, understand } from '#server/coach/guide/flows/papers.ts';
import { calm, write } from '#server/coach/guide/flows/quiet.ts';
import { phrase } from '#server/coach/guide/library.ts';
import { tellsBadNews, tellsDeath } from '#server/coach/guide/news.ts';
import { fixed, open } from '#server/coach/guide/opening.ts';
import { cardWords, concernFor, concernWords } from '#server/coach/guide/safety-words.ts';
import type { Option, Reply, State, Steps, Talk } from '#server/coach/guide/state.ts';
import { FRESH, menu, opensMatter, option } from '#server/coach/guide/state.ts';
import type { Context } from '#server/coach/port.ts';
import { type Kind, kindOf } from '#server/reading/kinds.ts';
import { read } from '#server/reading/read.ts';
import { type Care, saysSafe } from '#server/safety/aftercare.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { policyOf } from '#server/safety/policy.ts';

const steps: Steps = {
  ...{ ...aims, ...words, ...understand, ...decide, ...free },
  ...{ ...calm, ...write, ...feelings, ...facts, ...after },
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
  EVERYWHERE.find(({ label }) => isSame(label, message)) ??
  (state.listens || !state.told || /\d/.test(message) || isAssent(message) || isRefusal(message)
    ? undefined
    : chosen(message, [...AIMS, ...YES]));

/** A choice that is taken; what stands behind it is told, and kept. */
function taken(talk: Talk): Reply | undefined {
  const { message, state } = talk;
  const whole = chosen(message, state.options) ?? everywhere(talk);
  if (whole) return enter(whole, { ...talk, message: '' });
  const part = state.listens ? undefined : begun(message, state.options);
  if (!part) return undefined;
  const { option: first, rest } = part;
  const kept = { told: toldWith(rest, state), last: rest };
  const reply = enter(first, { ...talk, ...turned(rest, { ...state, ...kept }), message: rest });
  return { ...reply, set: { ...kept, ...reply.set } };
}

/** What is read anew where only a part of a message counts. */
const turned = (message: string, state: State) => ({
  ...{ message, state, read: read(message), near: nearest(message, state) },
});

/** What was begun is left, and what is told now opens a talk of its own. */
function anew(talk: Talk, rest: string): Reply {
  const state: State = { ...talk.state, ...FRESH, options: [] };
  const left = [phrase('changed', {}, talk.state.asks)];
  if (!/\p{L}/u.test(rest)) return { ...askAims({ ...talk, state }, left), set: { ...FRESH, asks: state.asks + 1 } };
  const next = heard({ ...talk, ...turned(rest, state) });
  return { ...next, say: next.quiet ? next.say : [...left, ...next.say], set: { ...FRESH, ...next.set } };
}

/** What is told behind "never mind" or "let's leave that"; undefined where nothing is left. */
const LONGEST_LEAVE = 8;
function left({
  message,
  read: {
    turn: { kind },
  },
}: Talk): string | undefined {
  const { head = '', rest = '' } = headOf(message) ?? {};
  const isLeft = head.split(/\s+/).length <= LONGEST_LEAVE && kindOf(head).kind === 'leave';
  return head && isLeft ? rest : kind === 'leave' ? '' : undefined;
}

/** Sympathy stands before everything; what only asks gives way to it, and what was asked for does not. */
const sorrow = (talk: Talk, reply: Reply): Reply => {
  const isAskedFor = reply.form !== undefined || Boolean(reply.set?.waits) || /\?/.test(talk.message);
  const next = isAskedFor ? reply : afterNews(talk);
  const said = tellsDeath(talk.message) ? phrase('grief', {}, 1) : phrase('heavy', {}, talk.state.asks);
  return { ...next, say: [said, ...next.say], quiet: true };
};

/** What was typed freely, by what it surely is; beside a form what speaks to someone is the message. */
function heard(talk: Talk): Reply {
  const { message, state } = talk;
  const isGlad = state.listens === 'savor' && !isNoJoy(message) && SAVORED.has(talk.read.turn.kind);
  const reply =
    (state.listens === 'line' ? enter(option('', 'line'), talk) : undefined) ??
    (isGlad ? enter(option('', 'savor'), talk) : undefined) ??
    (speaksToSomeone(talk) && !tellsBadNews(message) ? asTyped(talk, message.trim()) : open(talk));
  return tellsBadNews(message) && !reply.quiet ? sorrow(talk, reply) : reply;
}
const SAVORED = new Set<Kind>(['story', 'unclear', 'good_news', 'message']);

/** Whatever is written there belongs there, but for what is surely asked for. */
const FREELY: Readonly<Record<string, ReadonlySet<Kind>>> = {
  writing: new Set<Kind>(['words', 'closing']),
  griefWriting: new Set<Kind>(['words', 'closing', 'calm', 'vent', 'decision', 'leave']),
  sitting: new Set<Kind>(['words', 'closing', 'calm', 'vent', 'decision', 'leave']),
};

/** A no means what was offered last, where that can be dropped. */
const refuses = (talk: Talk) =>
  talk.state.options.some(({ to }) => /^(?:calm:|noCard|situation:|other:)/.test(to)) && dropped(talk) !== undefined;

/** A bare no, or a bare yes: nothing in it is to be read. */
function bare(talk: Talk): Reply | undefined {
  const { message, state } = talk;
  if (state.listens) return undefined;
  if (isRefusal(message)) return enter(option('', refuses(talk) ? 'wrong' : 'rest'), talk);
  if (isRefusal(headOf(message)?.head ?? '') && refuses(talk)) return enter(option('', 'wrong'), talk);
  if (!isAssent(message)) return undefined;
  return state.options.length > 0 ? { say: [phrase('whichOne')], options: state.options } : askAims(talk, []);
}

function typed(talk: Talk, standing: Assessment | undefined): Reply {
  const { state, care } = talk;
  const known = fixed(talk);
  if (known) return known;
  const opens = state.listens ? FREELY[state.listens] : undefined;
  if (state.listens && opens && !opens.has(talk.read.turn.kind)) return enter(option('', state.listens), talk);
  const rest = opensMatter(talk) ? undefined : left(talk);
  if (rest !== undefined) return anew(talk, rest);
  const said = bare(talk);
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
  const next = heard({ ...talk, ...turned(rest, talk.state), care: null });
  return { ...next, say: [said.say[0] ?? '', ...next.say], quiet: true };
}

function answer(talk: Talk, standing: Assessment | undefined, context: Context): Reply {
  const { message, state } = talk;
  const policy = standing && policyOf(standing);
  if (standing && policy?.coach === 'card')
    return { say: [cardWords(standing, context)], set: { danger: true }, quiet: true };
  if (standing && policy?.coach === 'careful') return careful(standing, talk);
  const known = inDanger(talk, context) ?? labelled(talk) ?? taken(talk);
  if (known) return known;
  if (saysSafe(message)) return safe(talk);
  return state.danger ? aftercare(message) : typed(talk, standing);
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
  const talk: Talk = { message, state, person, care, read: read(message), near: nearest(message, state) };
  const { say, options = [], actions = [], form = null, set = {}, quiet = false } = answer(talk, standing, context);
  const isIntroduced = state.introduced || set.introduced === true;
  const intro = isIntroduced || quiet ? [] : [phrase('intro')];
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
