import { isAssent } from '#server/coach/guide/choose.ts';
import { asked } from '#server/coach/guide/flows/after.ts';
import { AIMS, askAims, clearOf, story } from '#server/coach/guide/flows/aims.ts';
import { calm } from '#server/coach/guide/flows/calm.ts';
import { feelings, goodNews, grief, isJoy, saysGoodNews } from '#server/coach/guide/flows/feelings.ts';
import { bye } from '#server/coach/guide/flows/free.ts';
import { askFor, frameBy, frameIn, wishIn, words } from '#server/coach/guide/flows/message-forms.ts';
import { decide } from '#server/coach/guide/flows/papers.ts';
import { copy } from '#server/coach/guide/flows/steps.ts';
import { write } from '#server/coach/guide/flows/write.ts';
import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { phrase } from '#server/coach/guide/library.ts';
import { tellsBadNews, tellsDeath } from '#server/coach/guide/news.ts';
import { asksForWords } from '#server/coach/guide/requests.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { menu, type Reply, type Steps, type Talk } from '#server/coach/guide/state.ts';
import { mended } from '#server/coach/guide/tasks/mended.ts';
import { asks } from '#server/coach/guide/turns.ts';
import { asksIfHuman } from '#server/reading/human.ts';
import type { Kind } from '#server/reading/kinds.ts';
import { pattern } from '#server/reading/pattern.ts';
import { injected } from '#server/safety/injection/injected.ts';

const is = (name: keyof typeof forms) => pattern(...forms[name]);
const says = {
  ...{ complaint: is('complaint'), right: is('right'), label: is('label'), medical: is('medical') },
  ...{ snoop: is('snoop'), checked: is('checked'), begins: is('begins'), vents: is('vents') },
  ...{ upset: is('upset'), product: is('product'), data: is('data'), plea: is('plea') },
  ...{ about: is('about'), calls: is('calls'), unsure: is('unsure') },
};
/** Who speaks of themselves complains of nobody. */
const ONESELF = /\bi(?: just| really)?(?:['’]?m| am| feel| felt| was| look)\b/i;
const isComplaint = (message: string): boolean => !ONESELF.test(message) && !tellsBadNews(message);
const OWN = /\b(?:i|my|me|we|our|he|she|him|her|his)\b/i;
const LONGEST_QUESTION = 14;

const REMEMBERS = /^\W*(?:do|can|did|will) you (?:still )?(?:remember|recall|know what (?:i|we)|know who)\b/i;
const EITHER = /^\W*should (?:i|we)\b.* or\b/i;

/** A wish about a message that isn't there yet. */
const noDraft = (): Reply => ({ say: [phrase('noDraft')], options: menu('noDraft') });

const complaint = ({ state }: Talk): Reply => ({
  say: [phrase('complaint', {}, state.asks)],
  options: menu('complaint'),
  set: { introduced: true, asks: state.asks + 1 },
});

const plainly = (name: string, rest: Partial<Reply> = {}): Reply => ({ say: [phrase(name)], options: AIMS, ...rest });

/** What is asked here is answered the same whatever stands around it. */
export function fixed(talk: Talk): Reply | undefined {
  const { message } = talk;
  if (asksIfHuman(message)) return plainly('human', { set: { introduced: true } });
  if (says.data.test(message)) return plainly('data');
  if (says.complaint.test(message) && isComplaint(message) && message.split(/\s+/).length < LONGEST_QUESTION)
    return complaint(talk);
  return undefined;
}

/** A text that was handed in between quotation marks to be said better. */
const QUOTED = /["“]([^"“”]{12,1000})["”]/;
/** A request so long says itself what kind of message is wanted. */
const LONG_REQUEST = 8;
const beginWords = (talk: Talk): Reply => {
  const quoted = QUOTED.exec(talk.message)?.[1];
  if (quoted) return rewritten(quoted);
  const asking = sentencesOf(talk.message).find(asksForWords) ?? talk.message;
  const says = asking.split(/\s+/).length > LONG_REQUEST;
  const frame = frameIn(says ? asking : talk.message);
  if (!frame && talk.state.situation) return enter(words, 'words', talk);
  return askFor(frame ?? frameBy('tell'), talk, phrase('quick'));
};

function rewritten(draft: string): Reply {
  const { message, explanation } = mended(draft);
  return {
    say: [explanation, `“${message}”`],
    actions: [copy(message)],
    options: menu('noDraft'),
  };
}

type Opening = (talk: Talk) => Reply;
const about = (): Reply => plainly('about', { set: { introduced: true } });
/** Whoever tells something sad is not sent to breathe, nor to write it out. */
const SURELY = 0.8;
/** News is short. */
const SHORT_NEWS = 160;
const enter = (steps: Steps, name: string, talk: Talk): Reply => steps[name]?.(talk, '') ?? story(talk);

/** Their own words are what is to be decided. */
const deciding: Opening = (talk) =>
  enter(decide, 'decideAsked', { ...talk, state: { ...talk.state, last: talk.message } });

const BY_KIND: Partial<Record<Kind, Opening>> = {
  words: beginWords,
  decision: (talk) => (clearOf(talk) ? story(talk) : deciding(talk)),
  calm: (talk) => (talk.read.kindCertainty < SURELY ? story(talk) : enter(calm, 'calm', talk)),
  vent: (talk) => (talk.read.kindCertainty < SURELY ? story(talk) : enter(write, 'write', talk)),
  greeting: () => plainly('greeting'),
  closing: bye,
  complaint: (talk) => (isComplaint(talk.message) ? complaint(talk) : story(talk)),
  about_coach: about,
  off_topic: () => plainly('offTopic'),
};

/** Another message than the one that is open. */
const asksForOther = ({ message, state }: Talk): boolean => {
  if (!asksForWords(message)) return false;
  if (state.waits !== 'fill') return true;
  const frame = frameIn(message);
  return frame !== undefined && frame.id !== state.frame;
};
const isPlainJoy = (talk: Talk): boolean =>
  saysGoodNews(talk.message) || (talk.message.length < SHORT_NEWS && isJoy(talk));

/** What says itself what it is, at any turn. */
const SURE: readonly (readonly [(talk: Talk) => boolean, Opening])[] = [
  [({ message, read }) => injected(message).flagged && read.kind !== 'complaint', () => plainly('toAi')],
  [({ message }) => !/\p{L}{2}/u.test(message), () => plainly('unreadable')],
  [({ message }) => says.snoop.test(message), () => plainly('snoop')],
  [({ message }) => says.label.test(message), () => plainly('label')],
  [({ message }) => says.medical.test(message) && asks(message), () => plainly('medical')],
  [({ message }) => tellsBadNews(message) && asksForWords(message), beginWords],
  [({ message }) => tellsDeath(message), grief],
  [({ message }) => says.checked.test(message), (talk) => askAims(talk, [phrase('checked')], { told: talk.message })],
  [({ message }) => says.plea.test(message), (talk) => enter(feelings, 'sit', talk)],
  [({ message }) => says.calls.test(message), () => plainly('lines')],
  [({ message, state }) => state.waits !== 'fill' && wishIn(message) !== undefined, noDraft],
  [({ message }) => REMEMBERS.test(message), () => plainly('remember')],
  [({ message }) => says.product.test(message), () => plainly('product')],
  [({ message }) => says.unsure.test(message) || isAssent(message), (talk) => askAims(talk, [])],
  [({ message }) => says.begins.test(message), () => plainly('begin')],
  [(talk) => asksForOther(talk) && (talk.read.kind !== 'off_topic' || OWN.test(talk.message)), beginWords],
  [({ message }) => says.vents.test(message), (talk) => enter(write, 'write', talk)],
  [({ message }) => says.upset.test(message), (talk) => enter(calm, 'calm', talk)],
  [({ message }) => EITHER.test(message), deciding],
  [isPlainJoy, goodNews],
  [({ message }) => says.about.test(message), about],
];
export const sure = (talk: Talk): Reply | undefined => SURE.find(([is]) => is(talk))?.[1](talk);

/** Somebody may not be safe: nobody's other side is told, and nothing is asked of them. */
const worried = (): Reply => asked(phrase('stillCare'));

/** The message that opens a matter: what it is for decides the flow. */
export function open(talk: Talk): Reply {
  if (talk.care?.state === 'concern') return worried();
  const byKind = BY_KIND[talk.read.kind];
  if (byKind) return byKind(talk);
  if (says.right.test(talk.message) && !clearOf(talk)) return plainly('who');
  return story(talk);
}
