import { swapped } from '#server/coach/embedded/answers/recast/swap.ts';
import { yes } from '#server/coach/embedded/answers/text/answering.ts';
import { isOwn, type Told } from '#server/coach/embedded/answers/text/told.ts';
import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';

/** What a reply takes up of this one message: an answer in place of an opening, a sentence before it, or the matter. */
export type Woven = { how: 'answer' | 'heard' | 'about'; said: string; then?: readonly string[] } | null;

const ANSWERED =
  /^(?:plain-practical-request|money-owed|apology-that-owns-it|boss-short-order|colleague-polite-reminder|calm-request-about-behaviour|making-up-after-a-quarrel|cold-work-mail|mail-from-a-teacher|mail-from-a-landlord|feedback-from-a-boss|we-need-to-talk|request|neutral|repair|demand)$/;
const STILL = /^(?:are-we-still-on)$/;
const HEARD: readonly (readonly [kinds: RegExp, ways: readonly string[]])[] = [
  [/^good-news$/, ['So {x}!', 'Really, {x}!']],
  [/^big-change-in-their-life$/, ['So {x}', 'What news, {x}']],
  [/^i-am-struggling$/, ['I am so sorry to read that {x}', 'It hurts me to read that {x}']],
  [
    /^(?:opening-up-about-feelings|mixed-signals|miss-you|repair)$/,
    ['It stays with me that {x}', 'I have taken in that {x}'],
  ],
  [
    /^(?:late-or-forgot|always-and-never|long-angry-message|not-invited|time-for-others|criticism|demand|guilt-about-visits|after-all-i-did|guilt_trip|money-owed|feedback-from-a-boss)$/,
    ['I hear you: {x}', 'You are telling me that {x}', 'I have understood that {x}'],
  ],
  [
    /^(?:need-space|breaking-up|withdraw|declining-kindly|cancelling-at-the-last-minute|asks-for-time-to-think|calm-limit|calm-request-about-behaviour|request|worried-about-you|lets-stay-friends)$/,
    ['I hear that {x}', 'I understand that {x}', 'I have read that {x}'],
  ],
  [/^neutral$/, ['Thanks for telling me that {x}', 'Good to know that {x}']],
];
const LONGEST = 18;
const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|(?:mon|tue|wed|thu|thurs|fri|sat|sun)\\b)';
const CLOCK =
  '(?:(?:half|quarter) (?:past|to) \\w+|noon|midday|\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m|ish| ?o.clock)?|(?:six|seven|eight|nine|ten|eleven|twelve|one|two|three|four|five)(?=$|[\\s,.?!]))';
const WHEN = new RegExp(
  `\\b(?:(?:this|next) )?${DAY}(?: (?:morning|afternoon|evening|night|lunch))?(?:,? (?:at |around |about )?${CLOCK})?|\\b(?:at|around) ${CLOCK}`,
  'i',
);
const OR = /\bor\b/i;

/** When something is to be: "Thursday at 7". */
const whenIn = (text: string) =>
  WHEN.exec(text)?.[0].replace(
    /^(mon|tues|wednes|thurs|fri|satur|sun)/i,
    (day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`,
  ) ?? null;

const MEETS = /^(?:mail-from-a-teacher|mail-from-a-landlord|boss-wants-a-word|we-need-to-talk)$/;
const SUITS = /\b(?:suit|work for|ok for|free|available|possible|do you have|how about)\b[^.]*\?|\?$/i;
const AGREED = [
  'I have put it in my diary.',
  'I am looking forward to it.',
  'If anything comes up, I will tell you early.',
  'Tell me if I should bring something.',
];
const CHOSEN = [
  'Does that suit you as well?',
  'If the other is better for you, that is fine too.',
  'Shall we leave it at that?',
];

function onPlan(kind: string, text: string): Woven {
  const when = whenIn(text);
  const said = when ? planned(kind, text, when) : null;
  const then = kind === 'plan-or-time-to-agree-on' ? (OR.test(text) ? CHOSEN : AGREED) : null;
  return said ? { how: 'answer', said, ...(then ? { then } : {}) } : null;
}

function planned(kind: string, text: string, when: string): string | null {
  if (STILL.test(kind)) return `Yes, ${when} still works for me`;
  if (kind === 'plan-or-time-to-agree-on')
    return OR.test(text)
      ? `Of the two I would take ${when}`
      : `${when.charAt(0).toUpperCase()}${when.slice(1)} works for me`;
  if (MEETS.test(kind)) return SUITS.test(text) ? `${when.charAt(0).toUpperCase()}${when.slice(1)} suits me` : null;
  if (kind === 'inviting') return `I will look at ${when} in my diary straight away`;
  if (kind === 'declining-kindly' || kind === 'cancelling-at-the-last-minute') return `It is a pity about ${when}`;
  return null;
}

const plainFact = (one: string) =>
  one.split(' ').length <= LONGEST && !/:(?!\d)|[;()…/]|\b(?:LOL|lol|omg|pls|regret to|inform|tmrw|rn|wtf)\b/.test(one);

const ORDERING =
  /[,;] (?:so |and |but )?(?:please |pls |just )?(?:start|call|text|go|wait|tell|let|ring|come|have|be|do|don't|give|send|take)\b.*$/i;

/** Up to where a long statement first draws breath. */
const firstPart = (whole: string) => {
  const one = whole.replace(ORDERING, '');
  const part = one.split(/, (?:and|but|so|yet|or|then)\b|,? (?:because|since|although)\b|, |; | – /)[0] ?? one;
  return one.split(' ').length <= LONGEST || part.split(' ').length < 4 ? one : part;
};

function heardIn(told: Told): string | null {
  const all = told.stated.map(firstPart).filter(plainFact);
  const [first, second] = all;
  if (!first || !second || / and /.test(first)) return first ?? null;
  const both = / and /.test(second) ? `${first}, ${second}` : `${first} and ${second}`;
  return both.split(' ').length <= LONGEST ? both : first;
}

function onApology(told: Told): string | null {
  const sorry = /\bsorry (?:that |for |about )?(.{4,70}?)(?:[,;.]| (?:and|but|because)\b|$)/i.exec(
    told.all.find((one) => /\bsorry\b/i.test(one)) ?? '',
  )?.[1];
  if (!sorry) return null;
  if (/^i\b/i.test(sorry)) return `It did get to me that ${swapped(sorry)}`;
  return /^(?:my|the|your|what|how|last|\w+ing)\b/i.test(sorry)
    ? `Thank you for saying sorry about ${swapped(sorry)}`
    : null;
}

function onThanks(told: Told): string | null {
  const what =
    /\b(?:thank (?:you|u)|thanks|thx)(?: so much| a lot| again| love| mum| dad)? for (.{4,70}?)(?:[,;.!]| (?:and|but|because|you|it)\b|$)/i.exec(
      told.all.find((one) => /\bth(?:an|x)/i.test(one)) ?? '',
    )?.[1];
  if (!what) return null;
  const mine = swapped(what);
  return /^\w+ing\b/.test(mine)
    ? `I was glad to help by ${mine}`
    : /^(?:the|my|your|last)\b/.test(mine)
      ? `I am glad about ${mine} too`
      : null;
}

function onWould(told: Told): string | null {
  const would =
    /\bif (?:you|u) (?:really |truly |even )?(?:loved|cared|respected|appreciated|wanted)\b.*?\b(?:you'd|you would|would you|u would|you wouldn't|you would not)\s+(.+)/i.exec(
      told.all.join('. '),
    )?.[1];
  return would
    ? `I do care about you, and whether I ${swapped(would.replace(/[.!?,].*$/, ''))} does not measure that`
    : null;
}

const SOMEBODY =
  /\b(?:landlord|doctor|teacher|boss|mother|father|parents|man|woman|guy|girl|team|client|neighbou?rs?|weekend|week|month|evening|morning|say|said|go|do|last|\w+'s)$/i;

const isMatter = (the: string | null): the is string => the !== null && !SOMEBODY.test(the);

const answer = (said: string | null, then?: readonly string[]): Woven =>
  said ? { how: 'answer', said, ...(then ? { then } : {}) } : null;
const heard = (said: string | null): Woven => (said ? { how: 'heard', said } : null);
const SENT = /\b(?:find attached|attached (?:is|are|you)|see attached|fyi|for your information)\b/i;
const READ = [
  'I will read it today and come back to you if I have questions.',
  'I will go through it and let you know by tomorrow.',
  'Is there anything in it that needs an answer from me?',
  'I will look at it this afternoon.',
];
const LOOKS = [
  "I'll look and write to you in a moment",
  "let me check, and I'll tell you today",
  "I'll find out and let you know",
];
const IF_SOONER = [
  'Is it urgent?',
  'If you need to know sooner, ring me.',
  "Tell me if I've misunderstood what you need.",
];

const FACTUAL =
  /^(?:where|what|what's|when|which|how (?:much|many|long|far)|do (?:you|u|we) (?:have|know|need)|is there|are there|did (?:you|u)|have (?:you|u) (?:seen|got)|has)\b/i;
const SLIGHT = /\bsorry\b.*\b(?:fell asleep|was asleep|missed (?:your|ur)|phone (?:died|was)|just saw|late reply)\b/i;
const NO_MATTER = ['These things happen.', 'Tell me when you have a minute.', 'I hope all is well with you.'];

/** What one would have to look up first. */
const onQuestion = (kind: string, { question, the }: Told): Woven =>
  kind === 'neutral' && question && FACTUAL.test(question) && isMatter(the)
    ? answer(`About ${the}: ${LOOKS[question.length % LOOKS.length]}`, IF_SOONER)
    : null;

const HOME = /\b(?:get|got|arrive|made it) home (?:safe|ok|alright|all right)\b/i;
const BLAMED = /^(?:always-and-never|criticism)$/;
const SORRY = /^(?:apology-that-owns-it|making-up-after-a-quarrel|repair)$/;
const THANKS = /^(?:thank-you|appreciation)$/;
/** Where naming the matter would sound as if one had read no further. */
const UNNAMED = new Set<Move>(['contempt', 'appreciation', 'repair']);

function factIn(kind: string, told: Told, seed: number): Woven {
  if (
    BLAMED.test(kind) &&
    told.facts.length < 2 &&
    told.wish &&
    isOwn(told.wish, told.all) &&
    !/\b(?:anyway|again|once|upset that)\b/.test(told.wish)
  )
    return heard(`I hear that ${told.wish}`);
  const ways = HEARD.find(([kinds]) => kinds.test(kind))?.[1];
  const fact = ways ? heardIn(told) : null;
  return ways && fact
    ? heard((/^that\b/.test(fact) ? 'I hear you: {x}' : pick(ways, seed, 4)).replace('{x}', fact))
    : null;
}

/** What of the message itself a reply to this kind should take up. */
export function wovenIn({ name, move }: Pick<MessageKind, 'name' | 'move'>, told: Told, seed: number): Woven {
  const asked = told.asked && ANSWERED.test(name) && told.asked.what.split(' ').length <= 16 ? yes(told) : '';
  const sorry = SORRY.test(name) ? onApology(told) : null;
  if (sorry && asked) return heard(`${sorry}, and ${asked.replace(/^(?!I\b)./, (sign) => sign.toLowerCase())}`);
  return (
    heard(onWould(told) ?? sorry) ??
    answer(THANKS.test(name) ? onThanks(told) : null) ??
    answer(HOME.test(told.all.join(' ')) ? 'Yes, I am home safe, thanks for asking' : null) ??
    onPlan(name, told.all.join('. ')) ??
    answer(SENT.test(told.all.join(' ')) ? 'Thanks for sending this' : null, READ) ??
    answer(SLIGHT.test(told.all.join(' ')) && name === 'neutral' ? 'No problem at all' : null, NO_MATTER) ??
    answer(asked) ??
    onQuestion(name, told) ??
    factIn(name, told, seed) ??
    (isMatter(told.the) && !UNNAMED.has(move) && (move !== 'neutral' || name === move)
      ? { how: 'about', said: `About ${told.the}` }
      : null)
  );
}
