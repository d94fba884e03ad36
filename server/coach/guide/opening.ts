import { isAssent } from '#server/coach/guide/choose.ts';
import { asked } from '#server/coach/guide/flows/after.ts';
import { AIMS, clearOf, story } from '#server/coach/guide/flows/aims.ts';
import { calm } from '#server/coach/guide/flows/calm.ts';
import { decide } from '#server/coach/guide/flows/decide.ts';
import { cardFor, fact } from '#server/coach/guide/flows/facts.ts';
import { BIG, feelings, GLAD, goodNews, grief, isGood, isJoy } from '#server/coach/guide/flows/feelings.ts';
import { askFor, frameBy, frameIn, wishIn, words } from '#server/coach/guide/flows/message-forms.ts';
import { copy } from '#server/coach/guide/flows/steps.ts';
import { write } from '#server/coach/guide/flows/write.ts';
import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { phrase } from '#server/coach/guide/library.ts';
import { tellsBadNews, tellsBlow, tellsDeath } from '#server/coach/guide/news.ts';
import { asksForWords, wantsIdea } from '#server/coach/guide/requests.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { option, type Reply, type Steps, type Talk } from '#server/coach/guide/state.ts';
import { mended } from '#server/coach/guide/tasks/mended.ts';
import { asksIfHuman } from '#server/coach/reading/human.ts';
import type { Kind } from '#server/coach/reading/kinds.ts';
import { pattern } from '#server/coach/reading/pattern.ts';

const COMPLAINT = pattern(...forms.complaint);
/** Who speaks of themselves complains of nobody. */
const ONESELF = /\bi(?: just| really)?(?:['’]?m| am| feel| felt| was| look)\b/i;
const isComplaint = (message: string): boolean => !ONESELF.test(message) && !tellsBadNews(message);
const RIGHT = pattern(...forms.right);
const LABEL = pattern(...forms.label);
const MEDICAL = pattern(...forms.medical);
const SNOOP = pattern(...forms.snoop);
const QUESTION =
  /^(?:what|how|why|is it|are there|do (?:couples|people)|does|explain|tell me about|define|which)\b|\?\s*$/i;
/** Names of methods that hold a word about oneself. */
const NAMED_I = /\bi[- ](?:messages?|statements?)\b/gi;
const OWN = /\b(?:i|my|me|we|our|he|she|him|her|his)\b/i;
const LONGEST_QUESTION = 14;

const ASKS_VIEW =
  /^\W*(?:why (?:do|does|did|is|are|was|would|can['’]?t|won['’]?t)|(?:what|how) (?:do|should|can|could|would) i|(?:should|am) i)\b/i;
/** A question to the guide, said while a message is being written, is no part of that message. */
export const isQuestion = (message: string): boolean => ASKS_VIEW.test(message);
const BEGINS = pattern(...forms.begins);
const VENTS = pattern(...forms.vents);
const UPSET = pattern(...forms.upset);
const REMEMBERS = /^\W*(?:do|can|did|will) you (?:still )?(?:remember|recall|know what (?:i|we)|know who)\b/i;
const PRODUCT = pattern(...forms.product);
const DATA = pattern(...forms.data);
const PLEA = pattern(...forms.plea);
/** Wants someone near, and nothing to choose from. */
export const isPlea = (message: string): boolean => PLEA.test(message) || VENTS.test(message);
const MEANS = /\b(?:(?:don['’]?t|do not) (?:know|get|understand) what .{0,40}means?|what (?:does|do) .{0,40} mean)\b/i;
const ABOUT = pattern(...forms.about);
const ALL = pattern(...forms.all);
const CALLS = pattern(...forms.calls);
const THANKS = pattern(...forms.thanks);
const PRAISE = pattern(...forms.praise);
const UNSURE = pattern(...forms.unsure);
const EITHER = /^\W*should (?:i|we)\b.* or\b/i;

/** A wish about a message that isn't there yet. */
const noDraft = (): Reply => ({
  say: [phrase('noDraft')],
  options: [option('Build a message', 'words'), option('Something else', 'aims')],
});

const isFact = ({ message, read }: Talk): boolean => {
  if (read.kind === 'fact' || (MEANS.test(message) && cardFor(message))) return true;
  const isQuestion = QUESTION.test(message.trim()) && message.split(/\s+/).length <= LONGEST_QUESTION;
  return isQuestion && !OWN.test(message.replace(NAMED_I, '')) && cardFor(message) !== undefined;
};

const complaint = (): Reply => ({
  say: [phrase('complaint')],
  options: [option('Just write', 'write'), option('Show me something practical', 'calm'), option('Leave it', 'rest')],
  set: { introduced: true },
});

const plainly = (name: string, rest: Partial<Reply> = {}): Reply => ({ say: [phrase(name)], options: AIMS, ...rest });

const closing = (): Reply => ({ say: [phrase('closing')], options: [option('Something new', 'aims')] });

/** What is asked here is answered the same whatever stands around it. */
export function fixed(message: string): Reply | undefined {
  if (asksIfHuman(message)) return plainly('human', { set: { introduced: true } });
  if (ALL.test(message)) return closing();
  if (DATA.test(message)) return plainly('data');
  if (COMPLAINT.test(message) && isComplaint(message) && message.split(/\s+/).length < LONGEST_QUESTION)
    return complaint();
  return undefined;
}

/** A text that was handed in between quotation marks to be said better. */
const QUOTED = /["“]([^"“”]{12,1000})["”]/;
const sorry = (message: string) =>
  tellsDeath(message) ? phrase('grief', {}, 1) : tellsBlow(message) ? phrase('heavy') : '';
/** A request so long says itself what kind of message is wanted. */
const LONG_REQUEST = 8;
const beginWords = (talk: Talk): Reply => {
  const quoted = QUOTED.exec(talk.message)?.[1];
  if (quoted) return rewritten(quoted);
  const asking = sentencesOf(talk.message).find(asksForWords) ?? talk.message;
  const says = asking.split(/\s+/).length > LONG_REQUEST;
  const frame = frameIn(says ? asking : talk.message);
  if (!frame && talk.state.situation) return enter(words, 'words', talk);
  return askFor(frame ?? frameBy('tell'), talk, [sorry(talk.message), phrase('quick')].filter(Boolean).join('\n\n'));
};

function rewritten(draft: string): Reply {
  const { message, explanation } = mended(draft);
  return {
    say: [explanation, `“${message}”`],
    actions: [copy(message)],
    options: [option('Build a message', 'words'), option('Something else', 'aims')],
  };
}

type Opening = (talk: Talk) => Reply;
const about = (): Reply => plainly('about', { set: { introduced: true } });
/** Whoever tells something sad is not sent to breathe, nor to write it out. */
const SURELY = 0.8;
/** News is short. */
const SHORT_NEWS = 160;
const enter = (steps: Steps, name: string, talk: Talk): Reply => steps[name]?.(talk, '') ?? story(talk);

const BY_KIND: Partial<Record<Kind, Opening>> = {
  words: beginWords,
  decision: (talk) => (clearOf(talk) ? story(talk) : enter(decide, 'decide', talk)),
  calm: (talk) => (talk.read.kindCertainty < SURELY ? story(talk) : enter(calm, 'calm', talk)),
  vent: (talk) => (talk.read.kindCertainty < SURELY ? story(talk) : enter(write, 'write', talk)),
  good_news: (talk) => (isJoy(talk) ? goodNews(talk) : story(talk)),
  greeting: () => plainly('greeting'),
  closing,
  complaint: (talk) => (isComplaint(talk.message) ? complaint() : story(talk)),
  about_coach: about,
  off_topic: () => plainly('offTopic'),
};

const heavy = (): Reply => ({ say: [phrase('heavy'), phrase('aims')], options: AIMS });

/** What is recognized by its own words, before the kind of message is asked for. */
const FIRST: readonly (readonly [(talk: Talk) => boolean, Opening])[] = [
  [({ read }) => read.injection.flagged && read.kind !== 'complaint', () => plainly('toAi')],
  [({ message }) => !/\p{L}{2}/u.test(message), () => plainly('unreadable')],
  [({ message }) => SNOOP.test(message), () => plainly('snoop')],
  [({ message }) => LABEL.test(message), () => plainly('label')],
  [({ message }) => MEDICAL.test(message) && QUESTION.test(message), () => plainly('medical')],
  [({ message }) => tellsBadNews(message) && asksForWords(message), beginWords],
  [({ message }) => tellsDeath(message), grief],
  [({ message }) => tellsBlow(message), () => heavy()],
  [({ message }) => PLEA.test(message), (talk) => enter(feelings, 'sit', talk)],
  [({ message }) => THANKS.test(message) || PRAISE.test(message), closing],
  [({ message }) => CALLS.test(message), () => plainly('lines')],
  [({ message }) => wishIn(message) !== undefined, noDraft],
  [({ message }) => REMEMBERS.test(message), () => plainly('remember')],
  [({ message }) => PRODUCT.test(message), () => plainly('product')],
  [isFact, ({ message }) => fact(message)],
  [({ message }) => UNSURE.test(message) || isAssent(message), () => plainly('aims')],
  [({ message }) => BEGINS.test(message), () => plainly('begin')],
  [({ message, read }) => asksForWords(message) && (read.kind !== 'off_topic' || OWN.test(message)), beginWords],
  [({ message }) => wantsIdea(message), ({ message }) => fact(message)],
  [({ message }) => VENTS.test(message), (talk) => enter(write, 'write', talk)],
  [({ message }) => UPSET.test(message), (talk) => enter(calm, 'calm', talk)],
  [({ message }) => EITHER.test(message), (talk) => enter(decide, 'decide', talk)],
  [
    (talk) => BIG.test(talk.message) && GLAD.test(talk.message) && talk.message.length < SHORT_NEWS && isJoy(talk),
    goodNews,
  ],
  [({ message }) => ABOUT.test(message), about],
];

/** Somebody may not be safe: nobody's other side is told, and nothing is asked of them. */
const worried = (): Reply => asked(phrase('stillCare'));

/** A message that takes up none of the choices: what it is for decides the flow. */
export function open(talk: Talk): Reply {
  const first = FIRST.find(([is]) => is(talk))?.[1];
  if (first) return first(talk);
  if (talk.care?.state === 'concern') return worried();
  const byKind = BY_KIND[talk.read.kind];
  if (byKind) return byKind(talk);
  if (!clearOf(talk) && isJoy(talk) && isGood(talk.read)) return goodNews(talk);
  if (RIGHT.test(talk.message) && !clearOf(talk)) return plainly('who');
  return story(talk);
}
