import { type ConversationProgress, STEPS, type Step } from '#contract/conversations.ts';
import { read } from '#server/coach/coach.ts';
import { tellsFeeling } from '#server/conversations/feelings.ts';

/** Shorter messages do not tell what happened. */
const TELLING_WORDS = 8;

const SOMEBODY = "(?:he|she|they|we both|my [a-z]+|(?<![\\p{L}'’])[A-Z][\\p{L}'’]+)";
const OTHER_SIDE = [
  new RegExp(
    [
      String.raw`\b(?:[Ff]rom|[Oo]n|see|seeing|saw) (?:his|her|their|the other|both|my \w+['’]s`,
      String.raw`|[A-Z]\w+['’]s) (?:\w+ )?(?:side|sides|view|eyes|perspective|point of view|angle)\b`,
    ].join(''),
    'u',
  ),
  /\b(?:[Ii]n|[Ii]nto) (?:his|her|their|[A-Z]\w+['’]s) (?:shoes|place|position|situation)\b/u,
  new RegExp(`\\b(?:maybe|perhaps|probably|possibly|i (?:guess|suppose|imagine|think)) (?:that )?${SOMEBODY}\\b`, 'iu'),
  new RegExp(
    [
      `${SOMEBODY} (?:might|may|could|must|probably|perhaps) (?:have |has |be |have been |just |also )*(?:felt`,
      '|feel|feels|thought|think|thinks|wanted|want|wants|meant|afraid|scared|tired|hurt|stressed|worried',
      '|overwhelmed|ashamed|need|needed|needs)\\b',
    ].join(''),
    'u',
  ),
  new RegExp(
    [
      '\\bi (?:can |could |do |now |start to |begin to |am starting to )*(?:see|understand|get|realise|realize',
      `|imagine) (?:why|how|where|what|that) ${SOMEBODY}\\b`,
    ].join(''),
    'iu',
  ),
  /\b(?:to be fair|in (?:his|her|their) defen[cs]e|for (?:him|her|them) it (?:was|is|must|may|might)|my own part|my part in|it takes two)\b/iu,
  /\bi (?:could|should) have (?!known|left)\p{L}+/iu,
];
const NEED = [
  /\b(?:what )?i (?:really |just |only |do )?(?:need|want|wish|long for|hope for|would like|'d like|’d like|ask for|am asking)\b/iu,
  /\b(?:it would (?:help|mean)|what would help|would help me|please)\b/iu,
];
/** Excludes threats to leave and vows never to, which are no step toward anything. */
const STEP = [
  new RegExp(
    [
      String.raw`\b(?:i will|i['’]ll|i am going to|i['’]m going to|i plan to|i decided to|i have decided to`,
      "|i['’]ve decided to|i am ready to|i commit to|i promise to) (?!never|not|no longer|always be|regret|kill",
      String.raw`|hurt|make (?:him|her|them) (?:pay|suffer)|leave|explode|lose)\p{L}+`,
    ].join(''),
    'iu',
  ),
  new RegExp(
    [
      String.raw`\b(?:next time|tomorrow|tonight|this (?:evening|weekend|week)|on (?:mon|tues|wednes|thurs|fri|satur`,
      String.raw`|sun)day),? i (?:can|could|will|want to|am going to|would)\b`,
    ].join(''),
    'iu',
  ),
  /\b(?:my next step|my plan is|the first thing i (?:will|can))\b/iu,
];

const wordsIn = (text: string) => text.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0;
const isStatement = (text: string) => read(text).sentences.some(({ isQuestion }) => !isQuestion);
const says = (rules: readonly RegExp[], text: string) => rules.some((rule) => rule.test(text));

const signs: Record<Step, (text: string) => boolean> = {
  told: (text) => isStatement(text) && wordsIn(text) >= TELLING_WORDS,
  felt: tellsFeeling,
  seen: (text) => says(OTHER_SIDE, text),
  asked: (text) => (read(text).move.label === 'request' && /\byou\b/i.test(text)) || says(NEED, text),
  stepped: (text) => says(STEP, text),
};

/** Which of the five steps a message takes. */
export const stepsIn = (message: string): Step[] => STEPS.filter((step) => signs[step](message));

/** A member's steps, from their own messages only. */
export const stepsOf = (messages: readonly string[]): Step[] => {
  const all = new Set(messages.flatMap(stepsIn));
  return STEPS.filter((step) => all.has(step));
};

export const progressOf = (done: readonly Step[]): ConversationProgress => ({
  percent: Math.round((100 * done.length) / STEPS.length),
  done: [...done],
});
