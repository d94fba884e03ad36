import { isAssent } from '#server/coach/guide/choose.ts';
import { asked } from '#server/coach/guide/flows/after.ts';
import { AIMS, clearOf, story } from '#server/coach/guide/flows/aims.ts';
import { calm } from '#server/coach/guide/flows/calm.ts';
import { decide } from '#server/coach/guide/flows/decide.ts';
import { cardFor, fact } from '#server/coach/guide/flows/facts.ts';
import { BIG, goodNews, grief, isGood, isJoy } from '#server/coach/guide/flows/feelings.ts';
import { askFor, frameBy, frameIn, wishIn, words } from '#server/coach/guide/flows/message-forms.ts';
import { copy } from '#server/coach/guide/flows/steps.ts';
import { write } from '#server/coach/guide/flows/write.ts';
import { asksIfHuman } from '#server/coach/guide/human.ts';
import { phrase } from '#server/coach/guide/library.ts';
import { asksForWords, tellsIllness, wantsIdea } from '#server/coach/guide/requests.ts';
import { option, type Reply, type Steps, type Talk } from '#server/coach/guide/state.ts';
import { mended } from '#server/coach/guide/tasks/mended.ts';
import type { Kind } from '#server/coach/reading/kinds.ts';
import { pattern } from '#server/coach/reading/pattern.ts';

const COMPLAINT = pattern(
  String.raw`^\W*(?:you(?:['’]re| are)? |this (?:is|thing is) |that(?:['’]s| is| was) |what a |so |not |stop `,
  String.raw`|ugh)?.{0,12}\b(?:useless|stupid|dumb|unhelpful|not help(?:ful|ing)|waste of time|don['’]?t (?:get`,
  "|understand) (?:me|it|this|anything)|didn['’]?t (?:read|listen|help|answer)|repeating yourself",
  '|makes no sense|terrible|garbage|annoying|suck)',
);
const GRIEF = pattern(
  String.raw`\b(?:(?:my|our|the) (?:[\w']+ ){0,6}?(?:(?:just |has |have |had )*(?:died|passed away|passed on`,
  '|was put (?:down|to sleep)|is dead|is gone forever))|(?:he|she|they) (?:just |has |have )*(?:died|passed away)',
  '|(?:i|we) (?:just |have |had )?lost (?:a|the|our|my) (?:baby|babies|pregnancy|twins|child)',
  String.raw`(?=\W*$|[,.;!]| (?:at|in|on|last|yesterday|this|today|when|before|after|and|to)\b)|born still`,
  String.raw`|^\W*(?:mom|mum|mama|dad|papa|gran(?:dma|dpa|ny|d)?|nana|grandmother|grandfather) (?:just |has )*(?:died|passed away)`,
  '|(?:i|we) (?:just )?(?:lost|buried',
  String.raw`|had to put (?:down )?)(?: down)? (?:my|our) (?:[\w']+ ){0,3}?(?:mom|mum|mother|dad|father|son`,
  String.raw`|daughter|baby|brother|sister|husband|wife|friend|grand\w+|dog|cat|puppy|partner)|miscarr\w+`,
  String.raw`|stillborn|put (?:him|her|our dog|our cat|my dog|my cat) (?:down|to sleep))\b`,
);
/** Somebody else's loss, or one of long ago, is not fresh grief. */
const NOT_FRESH = pattern(
  String.raw`\b(?:years ago|months ago|since (?:he|she|my|our)|help me|write|what (?:do|should|can|to) (?:i|say)`,
  String.raw`|don['’]?t know (?:what|how) to|\w+['’]s (?:mom|mother|dad|father|brother|sister|son|daughter`,
  String.raw`|husband|wife|partner|child|baby|dog|cat))\b`,
);
const RIGHT =
  /\b(?:who(?:['’]s| is) right|am i (?:right|wrong|crazy|the bad guy|the asshole|overreacting|the problem)|aita|whose fault)\b/i;
const LABEL = pattern(
  String.raw`\b(?:is|are) (?:he|she|they|my [\w']+|[A-Z]\w+) (?:an? |really |just )*(?:narciss\w+|psychopath\w*`,
  String.raw`|sociopath\w*|bipolar|borderline|autistic|toxic|gaslight\w+|abuser|an? alcoholic)\b|what(?:['’]s`,
  String.raw`| is) wrong with (?:him|her|them)\b`,
);
const MEDICAL =
  /\b(?:dosage|antidepressants?|should i take|medication|custody (?:case|battle)|lawyer|sue (?:him|her|them)|court order|legal advice)\b/i;
const SNOOP = pattern(
  String.raw`\b(?:how (?:do|can) i|can i|should i|help me|want to|need to)\b.{0,30}\b(?:read|check|hack|get into`,
  String.raw`|unlock|track|spy on|look through|go through|access)\b.{0,30}\b(?:his|her|their|\w+['’]s) (?:phone`,
  '|messages|texts|location|emails?|account|diary|whatsapp|instagram)',
);
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
const BEGINS = pattern(
  String.raw`^\W*(?:(?:hey|hi|hello|so|ok|okay|um+|well)\W+)?(?:i(?: have|['’]ve got| got)`,
  ' (?:a|one|another|some) (?:quick )?questions?|(?:can|could|may) (?:i|we) (?:ask|tell) (?:you )?(?:something|a question)',
  '|(?:can|could) we talk|i (?:need|want|could use) (?:some |your )?(?:advice|help)',
  String.raw`|need (?:some )?(?:advice|help))\W*$`,
);
const VENTS =
  /\b(?:(?:just |need to |want to |have to )vent|just listen|(?:no|don['’]?t (?:give me|want)(?: any)?) advice|off my chest|rant)\b/i;
const UPSET =
  /\b(?:calm me down|calm down|help me calm|i['’]m (?:panicking|freaking out|shaking)|can['’]?t (?:stop shaking|calm)|could scream)\b/i;
const REMEMBERS = /^\W*(?:do|can|did|will) you (?:still )?(?:remember|recall|know what (?:i|we)|know who)\b/i;
const PRODUCT = pattern(
  String.raw`^\W*(?:how much (?:does|is|would) (?:this|it|mallama)\b|how do i (?:cancel|log ?in|sign up|pay)`,
  '|(?:cancel|change) my (?:plan|account|membership|subscription|password))',
);
const MEANS = /\b(?:(?:don['’]?t|do not) (?:know|get|understand) what .{0,40}means?|what (?:does|do) .{0,40} mean)\b/i;
const ABOUT = pattern(
  String.raw`\b(?:what (?:do|will) you do with|do you (?:keep|store|save|share|sell|read)`,
  '|is this (?:private|confidential|safe)|who (?:can )?(?:see|read)s? (?:this|what)|what can you do',
  String.raw`|how do you work|what are you\b|who are you\b)`,
);
const ALL =
  /^\W*(?:no(?:pe)?,? )?(?:thanks?,? )?(?:that['’]?s|that is|that was) (?:all|it|everything)(?: for (?:now|today))?(?:,? thanks?(?: you)?)?\W*$/i;
const CALLS = pattern(
  String.raw`\b(?:someone|somebody|anyone|anybody|a (?:hot|help)?line|numbers?|people) (?:that )?(?:i (?:can|could)|to) `,
  String.raw`(?:call|text|talk to)\b|\b(?:hotline|helpline|crisis line)\b`,
);
const THANKS =
  /^\W*(?:(?:ok|okay|great|and),? )?(?:thanks?(?: you)?|thx|ty)(?: (?:so much|a lot|very much|again|for (?:listening|this|your help)))*\W*$/i;
const PRAISE =
  /^\W*(?:(?:that['’]?s|that is|sounds|that sounds|it['’]?s) )?(?:perfect|great|awesome|cool|nice|lovely|good|helpful|got it|that help(?:s|ed))\W*$/i;
const UNSURE = /^\W*(?:i (?:really )?don['’]?t know|idk|not sure|no idea|hm+|where do i (?:start|begin)|help)\W*$/i;
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
  if (COMPLAINT.test(message) && message.split(/\s+/).length < LONGEST_QUESTION) return complaint();
  return undefined;
}

/** A text that was handed in between quotation marks to be said better. */
const QUOTED = /["“]([^"“”]{12,1000})["”]/;
const beginWords = (talk: Talk): Reply => {
  const quoted = QUOTED.exec(talk.message)?.[1];
  if (quoted) return rewritten(quoted);
  const frame = frameIn(talk.message);
  if (!frame && talk.state.situation) return enter(words, 'words', talk);
  return askFor(frame ?? frameBy('tell'), talk, phrase('quick'));
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
  complaint,
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
  [({ message }) => GRIEF.test(message) && !NOT_FRESH.test(message), grief],
  [({ message }) => THANKS.test(message) || PRAISE.test(message), closing],
  [({ message }) => CALLS.test(message), () => plainly('lines')],
  [({ message }) => wishIn(message) !== undefined, noDraft],
  [({ message }) => REMEMBERS.test(message), () => plainly('remember')],
  [({ message }) => PRODUCT.test(message), () => plainly('product')],
  [isFact, ({ message }) => fact(message)],
  [({ message }) => UNSURE.test(message) || isAssent(message), () => plainly('aims')],
  [({ message }) => BEGINS.test(message), () => plainly('begin')],
  [({ message, read }) => asksForWords(message) && read.kind !== 'off_topic', beginWords],
  [({ message }) => wantsIdea(message), ({ message }) => fact(message)],
  [({ message }) => tellsIllness(message), () => heavy()],
  [({ message }) => VENTS.test(message), (talk) => enter(write, 'write', talk)],
  [({ message }) => UPSET.test(message), (talk) => enter(calm, 'calm', talk)],
  [({ message }) => EITHER.test(message), (talk) => enter(decide, 'decide', talk)],
  [
    (talk) => BIG.test(talk.message) && /!/.test(talk.message) && talk.message.length < SHORT_NEWS && isJoy(talk),
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
