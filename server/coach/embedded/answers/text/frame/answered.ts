import type { Ask } from '#server/coach/embedded/answers/text/frame/asks.ts';
import type { Sender } from '#server/coach/embedded/answers/text/frame/sender.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';

/** What was read, as far as an answer needs it. */
export type Read = { move: Move; kind: string | null; said: string; who: Sender | null; isOwn: boolean };

const SUBJECT = { he: 'he', she: 'she', they: 'they' } as const;
const OBJECT = { he: 'him', she: 'her', they: 'them' } as const;
const OWNER = { he: 'his', she: 'her', they: 'their' } as const;
const MEANS = { he: 'means', she: 'means', they: 'mean' } as const;
const DOES = { he: 'does', she: 'does', they: 'do' } as const;
const WANTS = { he: 'wants', she: 'wants', they: 'want' } as const;
const filled = (line: string, who: Sender['pronoun']) =>
  line
    .replaceAll('{she}', SUBJECT[who])
    .replaceAll('{her}', OBJECT[who])
    .replaceAll('{hers}', OWNER[who])
    .replaceAll('{means}', MEANS[who])
    .replaceAll('{does}', DOES[who])
    .replaceAll('{wants}', WANTS[who]);

const HARD: ReadonlySet<Move> = new Set<Move>(['criticism', 'contempt', 'demand', 'defensiveness']);
const SHUT: ReadonlySet<Move> = new Set<Move>(['stonewalling', 'withdraw']);
const ADDRESSED = /\b(?:you|u|ur|your|you're)\b/i;
const ENDS = /^(?:breaking-up|no-contact|lets-stay-friends)$/;
const NOT_NOW = /^(?:declining-kindly|lets-stay-friends|breaking-up)$/;
const PAUSES = /^(?:need-space|asks-for-time-to-think|leave-me-alone)$/;
const VAGUE =
  /^(?:vague-plan|maybe-we-will-see|mixed-signals|breadcrumbs-after-silence|ex-writes-again|late-night-you-up|miss-you)$/;
const SHARP = /^(?:sarcastic-praise|must-be-nice)$/;
const PRESSES =
  /^(?:proof-demanded|ultimatum|money-asked-with-a-reproach|after-all-i-did|then-i-am-a-bad-one|guilt-about-visits)$/;

type Line = (read: Read) => readonly string[];

const LINES: Record<Ask, Line> = {
  mean: ({ kind }) =>
    VAGUE.test(kind ?? '')
      ? ['What {she} {means} will show in what {she} {does} next, and whether a day or a plan gets a name.']
      : [
          'What {she} {means}, only {she} can say for certain; the words allow two readings.',
          'The words alone leave two readings open, and one plain question to {her} can tell them apart.',
        ],
  'about me': ({ said }) =>
    ADDRESSED.test(said)
      ? ['The words are addressed to you; whether all of it is meant for you is less certain.']
      : [
          'No name is mentioned: it may be about you, and asking {her} in private is the surest way to know.',
          'It can be aimed at you and it can be aimed at several people; the words do not name anybody.',
        ],
  angry: ({ move, kind }) =>
    HARD.has(move) || SHARP.test(kind ?? '')
      ? ['Yes, the words do sound annoyed, and what is behind it is only partly in them.']
      : move === 'guilt_trip'
        ? ['It sounds more hurt than angry.']
        : SHUT.has(move) || kind === 'one-word-answer'
          ? ['Short or closed words can be anger and can just as well be tiredness; the wording does not settle it.']
          : ['Nothing in the wording itself shows anger; if the tone is unusual for {her}, ask.'],
  joke: ({ kind, move }) =>
    SHARP.test(kind ?? '')
      ? ['It reads more like sarcasm than like plain praise.']
      : HARD.has(move)
        ? ['Even if it was meant as a joke, it has a sharp edge, and you may say so.']
        : ['A text leaves the tone of voice out: it can be meant lightly or in earnest, and you may simply ask.'],
  pressure: ({ move, kind }) =>
    PRESSES.test(kind ?? '') || move === 'demand' || move === 'guilt_trip'
      ? ['It does put pressure on you, whatever one calls it, and you are free to say no.']
      : ['One message does not show that; how it goes over weeks tells more.'],
  'own words': ({ move, isOwn }) =>
    !isOwn
      ? ['{Hers} answer alone does not show how your own words landed; you may ask {her}.']
      : move === 'defensiveness'
        ? ['It sounds firm rather than harsh; one line about your reason would soften it.']
        : HARD.has(move) || SHUT.has(move) || move === 'guilt_trip'
          ? ['Yes, this is likely to have hurt, whatever you felt when you wrote it.']
          : ['No, nothing in the wording is out of place; it says what you mean.'],
  'own part': ({ isOwn, move }) =>
    isOwn && move !== 'defensiveness' && (HARD.has(move) || SHUT.has(move))
      ? ['What you felt may have had good reason; the wording is the part that you can take back.']
      : ['A message does not decide who is in the wrong; it shows how things look from {hers} side.'],
  over: ({ kind }) =>
    ENDS.test(kind ?? '')
      ? ['Going by the words, yes: {she} {wants} to end it.']
      : PAUSES.test(kind ?? '')
        ? ['The words ask for distance; they do not say that it is over.']
        : ['The words do not say that it is over, and you may ask {her} directly.'],
  feels: ({ kind }) =>
    NOT_NOW.test(kind ?? '')
      ? ['Going by the words, not at present, and it is said kindly.']
      : VAGUE.test(kind ?? '')
        ? ['One message cannot tell you that; whether a plan follows from it will.']
        : ['One message cannot tell you that; what {she} {does} over the next weeks tells more.'],
  truth: () => ['A message cannot show whether it is true; what can be checked, and a plain question, can.'],
  'whether to answer': ({ move, kind }) =>
    kind === 'proof-demanded'
      ? ['You do not owe an answer to a demand like this.']
      : HARD.has(move)
        ? ['You need not answer while it still stings; tomorrow is soon enough.']
        : move === 'request' || move === 'repair'
          ? ['Yes, something is put to you here, and a short answer is enough.']
          : move === 'appreciation'
            ? ['Yes, if you are glad of it; one line is enough.']
            : ['You may answer or leave it; nothing in the words says that it has to be today.'],
  'how to answer': () => ['A short, calm answer is enough; the one suggested here can be sent as it is.'],
  worry: () => ['Nothing in the words says that; if the waiting is hard, ask what it is about.'],
  whether: () => ['That is yours to decide; the message does not decide it for you.'],
  other: () => ['The words alone do not settle your question; asking {her} plainly is the shortest way.'],
};

/** One sentence to what somebody asked about the message. */
export function answered(ask: Ask, read: Read, seed: number): string {
  const pronoun = read.who?.pronoun ?? 'they';
  const owner = OWNER[pronoun];
  return filled(
    pick(LINES[ask](read), seed, 7).replaceAll('{Hers}', `${owner.charAt(0).toUpperCase()}${owner.slice(1)}`),
    pronoun,
  );
}
