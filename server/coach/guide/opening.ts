import { AIMS, aims, askAims, clearOf, story, toldWith } from '#server/coach/guide/flows/aims.ts';
import { isFilled, openForm } from '#server/coach/guide/flows/begun.ts';
import { facts, question, view } from '#server/coach/guide/flows/facts.ts';
import { BIG, feelings, goodNews, grief, isNoJoy } from '#server/coach/guide/flows/feelings.ts';
import { isRequest } from '#server/coach/guide/flows/frames.ts';
import { newMessage } from '#server/coach/guide/flows/message-forms.ts';
import { decide } from '#server/coach/guide/flows/papers.ts';
import { calm, write } from '#server/coach/guide/flows/quiet.ts';
import { copy, kindWord } from '#server/coach/guide/flows/steps.ts';
import { asMessage, edited, isWish } from '#server/coach/guide/flows/wording.ts';
import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { phrase } from '#server/coach/guide/library.ts';
import { tellsBadNews, tellsDeath } from '#server/coach/guide/news.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { menu, opensMatter, option, type Reply, type Steps, type Talk } from '#server/coach/guide/state.ts';
import { mended } from '#server/coach/guide/tasks/mended.ts';
import { asksIfHuman } from '#server/reading/human.ts';
import { type Kind, kindOf } from '#server/reading/kinds.ts';
import { pattern } from '#server/reading/pattern.ts';
import { injected } from '#server/safety/injection/injected.ts';

const known = Object.fromEntries(Object.entries(forms).map(([name, pieces]) => [name, pattern(...pieces)]));
const says = (name: keyof typeof forms, message: string): boolean => known[name]?.test(message) === true;

const plainly = (name: string, rest: Partial<Reply> = {}): Reply => ({ say: [phrase(name)], options: AIMS, ...rest });

/** What is asked here is answered the same whatever stands around it. */
export function fixed({ message }: Talk): Reply | undefined {
  if (asksIfHuman(message)) return plainly('human', { set: { introduced: true } });
  return says('data', message) ? plainly('data') : says('app', message) ? plainly('app') : undefined;
}

const complaint = ({ state }: Talk): Reply => ({
  say: [phrase('complaint', {}, state.asks)],
  options: menu('complaint'),
  set: { introduced: true, asks: state.asks + 1 },
});

type Opening = (talk: Talk) => Reply;
const enter = (steps: Steps, name: string, talk: Talk): Reply => steps[name]?.(talk, '') ?? story(talk);

const QUOTED = /["“]([^"“”]{12,1000})["”]/;

/** A request for words opens their form, with a word for whoever asks. */
function beginWords(talk: Talk): Reply {
  const quoted = QUOTED.exec(talk.message)?.[1];
  if (quoted) return rewritten(quoted);
  const request = sentencesOf(talk.message).find(isRequest) ?? talk.message;
  return newMessage(talk, request, [kindWord(talk), phrase('quick')].filter(Boolean).join(' '));
}

function rewritten(draft: string): Reply {
  const { message, explanation } = mended(draft);
  return {
    say: [explanation, `“${message}”`],
    actions: [copy(message)],
    options: menu('noDraft'),
  };
}

/** The sentence that asks is what is to be decided; beside a form that is filled in no other one is opened. */
const deciding: Opening = (talk) => {
  const { message, state } = talk;
  const set = { last: message, told: toldWith(message, state), asks: state.asks + 1 };
  const form = openForm(talk);
  if (form && isFilled(talk, form)) return { say: [phrase('weigh', {}, state.asks)], options: menu('noAnswer'), set };
  const asked = sentencesOf(message).findLast((one) => kindOf(one).likely === 'decision') ?? '';
  const reply = decide.decide?.(talk, opensMatter(talk) ? asked : '') ?? story(talk);
  return { ...reply, say: [kindWord(talk), ...reply.say].filter(Boolean), set: { ...reply.set, ...set } };
};

/** Congratulating someone on a loss hurts more than any question about good news, so in doubt nobody is congratulated. */
const isJoy = (talk: Talk): boolean =>
  !isNoJoy(talk.message) && !tellsBadNews(talk.message) && (opensMatter(talk) || talk.read.turn.certainty >= NEARLY);
/** In the middle of something hard joy must be surer. */
const NEARLY = 0.9;

/** What each kind of turn opens, be it the first or a later one; what answers nothing goes on as a story. */
const BY_KIND: Readonly<Partial<Record<Kind, (talk: Talk) => Reply | undefined>>> = {
  words: beginWords,
  decision: (talk) => (opensMatter(talk) && clearOf(talk) ? story(talk) : deciding(talk)),
  view: (talk) => (opensMatter(talk) && clearOf(talk) ? story(talk) : view(talk)),
  fact: question,
  calm: (talk) => enter(calm, 'calm', talk),
  vent: (talk) => enter(write, 'write', talk),
  company: (talk) => enter(feelings, 'sit', talk),
  good_news: (talk) => (isJoy(talk) ? goodNews(talk) : undefined),
  greeting: () => plainly('begin'),
  closing: (talk) => enter(aims, 'bye', talk),
  complaint: (talk) => (tellsBadNews(talk.message) ? undefined : complaint(talk)),
  leave: (talk) => askAims(talk, []),
  edit: edited,
  message: asMessage,
  about_coach: () => plainly('about', { set: { introduced: true } }),
  off_topic: () => plainly('offTopic'),
};

const unreadable = ({ state: { options } }: Talk): Reply =>
  options.length > 0 ? { say: [phrase('whichOne')], options } : plainly('unreadable');

/** What is safety, or another answer than its kind gets. */
const SURE: readonly (readonly [(talk: Talk) => boolean, Opening])[] = [
  [isWish, edited],
  [({ message, read }) => injected(message).flagged && read.turn.kind !== 'complaint', () => plainly('toAi')],
  [({ message }) => !/\p{L}{2}/u.test(message), unreadable],
  [({ message }) => says('snoop', message), () => plainly('snoop')],
  [({ message }) => says('label', message), () => plainly('label')],
  [({ message }) => says('medical', message) && says('asks', message), () => plainly('medical')],
  [({ message, read }) => tellsDeath(message) && read.turn.likely !== 'words', grief],
  [({ message }) => says('checked', message), (talk) => askAims(talk, [phrase('checked')], { told: talk.message })],
  [(talk) => BIG.test(talk.message) && talk.message.includes('!') && isJoy(talk), goodNews],
  [({ message }) => says('calls', message), () => plainly('lines')],
  [({ message }) => says('abuse', message), (talk) => facts.card?.(talk, 'abuse') ?? story(talk)],
  [({ message }) => says('stops', message), (talk) => calm.calm?.(talk, 'pause') ?? story(talk)],
  [({ message }) => says('request', message), beginWords],
  [({ message }) => says('remembers', message), () => plainly('remember')],
  [({ message }) => says('product', message), () => plainly('product')],
];

/** Somebody may not be safe: nobody's other side is told, and nothing is asked of them. */
const worried = (): Reply => ({ say: [phrase('stillCare')], options: menu('asked'), quiet: true });

/** Sympathy stands before everything; what only asks gives way to it, and what was asked for does not. */
function sorrow(talk: Talk, reply: Reply): Reply {
  const { message, state } = talk;
  const said = tellsDeath(message) ? phrase('grief', {}, 1) : phrase('heavy', {}, state.asks);
  if (reply.form || reply.set?.waits || /\?/.test(message)) return { ...reply, say: [said, ...reply.say], quiet: true };
  const set = { last: message, told: toldWith(message, state), asks: state.asks + 1 };
  const options = [...AIMS.slice(1), option('That’s all for now', 'bye')];
  return { say: [said, phrase('afterNews', {}, state.asks)], options, set, quiet: true };
}

/** What a turn opens, by what it surely is in itself: the first like every later one. */
export function open(talk: Talk): Reply {
  const reply = opened(talk);
  const isNews = tellsBadNews(talk.message) && talk.state.frame !== 'comfort';
  return isNews && !reply.quiet ? sorrow(talk, reply) : reply;
}

function opened(talk: Talk): Reply {
  const surely = SURE.find(([holds]) => holds(talk))?.[1](talk) ?? BY_KIND[talk.read.turn.kind]?.(talk);
  if (surely) return surely;
  if (talk.care?.state === 'concern') return worried();
  return story(talk);
}
