import { isMatter, type Woven } from '#server/coach/embedded/answers/text/matter.ts';
import type { Told } from '#server/coach/embedded/answers/text/told.ts';

type Small = { when: RegExp; said: string; next: readonly string[] };

const IF_SOONER = [
  'Is it urgent?',
  'If you need to know sooner, ring me.',
  "Tell me if I've misunderstood what you need.",
];
const SMALL: readonly Small[] = [
  {
    when: /^(?:hi|hey+|hello|hiya|yo|heya|good (?:morning|evening|afternoon))[\s!.]*$/i,
    said: 'Hi, good to hear from you',
    next: ['How are you?', 'What is on your mind?', 'What are you up to?'],
  },
  {
    when: /\b(?:get|got|arrive|made it) home (?:safe|ok|alright|all right)\b.*/i,
    said: 'Yes, I am home safe, thanks for asking',
    next: ['Sleep well.', 'It was a good evening.', 'And you?', 'It is kind of you to think of it.'],
  },
  {
    when: /\b(?:find attached|attached (?:is|are|you)|see attached|for your information)\b/i,
    said: 'Thanks for sending this',
    next: [
      'I will read it today and come back to you if I have questions.',
      'I will go through it and let you know by tomorrow.',
      'Is there anything in it that needs an answer from me?',
      'I will look at it this afternoon.',
    ],
  },
  {
    when: /\bsorry\b.*\b(?:fell asleep|was asleep|missed (?:your|ur)|phone (?:died|was)|just saw|late reply)\b/i,
    said: 'No problem at all',
    next: ['These things happen.', 'Tell me when you have a minute.', 'I hope all is well with you.'],
  },
  {
    when: /\b(?:is|are|was) (?:asking|wondering) (?:if|whether|when|what)\b|\bwants to know (?:if|whether|when|what)\b|\basks (?:if|whether|when)\b/i,
    said: 'I will get back to you about that today',
    next: IF_SOONER,
  },
  {
    when: /^i'?m (?:outside|here|downstairs|at the door)\b/i,
    said: 'I am on my way to you',
    next: ['Give me two minutes.', 'I just need to find my keys.', 'See you in a moment.'],
  },
];
const FACTUAL =
  /^(?:who(?:'s)?|where(?:'s)?|what(?:'s)?|when|which|how (?:much|many|long|far)|do (?:you|u|we) (?:have|know|need)|is there|are there|did (?:you|u) (?:get|buy|feed|pay|book|send|see|find|lock|take|bring|pick)|have (?:you|u) (?:seen|got)|has)\b/i;
const LOOKS = [
  "I'll look and write to you in a moment",
  "let me check, and I'll tell you today",
  "I'll find out and let you know",
];

/** An everyday message that has its everyday answer. */
export function smallAnswer(kind: string, text: string): Woven {
  if (kind !== 'neutral' && kind !== 'worried-about-you') return null;
  const found = SMALL.find(({ when }) => when.test(text));
  return found ? { how: 'answer', said: found.said, next: found.next } : null;
}

const OF_ME = /^(?:did|have|were|was) (?:you|u)\b/i;
const TELLS = ['Can I call you then?', 'How are you doing with it?', 'I would rather say it than write it.'];
/** A straight question about what one did or said. */
export const toldTonight = (kind: string, { question }: Told): Woven =>
  kind === 'neutral' && question && OF_ME.test(question)
    ? { how: 'answer', said: 'You ask me straight, and I will tell you tonight how it was', next: TELLS }
    : null;

const YES_OR_NO =
  /^(?:are|r|is|will|do|does|can) (?:you|u|we|it|he|she|they|there)\b(?! (?:mad|angry|upset|ok|okay|alright|love|miss|think|feel|want))/i;
/** A plain question that only the reader can answer. */
export const inAMoment = (kind: string, { all, asked }: Told): Woven =>
  kind === 'neutral' && !asked && all.length === 1 && YES_OR_NO.test(all[0] ?? '')
    ? { how: 'answer', said: "Give me a moment, and I'll tell you", next: IF_SOONER }
    : null;

/** What one would have to look up first. */
export const lookedUp = (kind: string, { question, the }: Told): Woven =>
  kind === 'neutral' && question && FACTUAL.test(question) && isMatter(the)
    ? { how: 'answer', said: `About ${the}: ${LOOKS[question.length % LOOKS.length]}`, next: IF_SOONER }
    : null;
