import { REJOICES, SPOILS } from '#server/coach/embedded/answers/chat/act-words.ts';
import type { Act, Wish } from '#server/coach/embedded/answers/chat/acts.ts';
import { backOf, centralOf } from '#server/coach/embedded/answers/chat/central.ts';
import { insteadOf } from '#server/coach/embedded/answers/chat/corrected.ts';
import { heard, lowered, within } from '#server/coach/embedded/answers/chat/heard.ts';
import type { Now, Reply } from '#server/coach/embedded/answers/chat/now.ts';
import { OFFERS } from '#server/coach/embedded/answers/chat/offers.ts';
import { harshIn, hasSomethingToSay, wordsFor } from '#server/coach/embedded/answers/chat/own-words.ts';
import { reviewing } from '#server/coach/embedded/answers/chat/review.ts';

const PROPOSED = ['In your own words, it could be:', 'You could write or say:', 'Perhaps like this:'];
const OR = ['Or shorter:', 'Or only this:'];
const TELL_ME = [
  'What is the one thing that {who} should hear, in your plainest words, so that we can shape it together?',
  'If {who} could only take in one sentence of it, which one would it be?',
  'What happened, and what would you like from {who} now?',
];
const TOLD_ME = /one thing that .{1,40} should hear|only take in one sentence|what would you like from/;
const KEPT = [
  'I left out “{harsh}”: that is the part {who} would defend against instead of hearing the rest.',
  'What you said before, “{harsh}”, is not in it, because {who} would answer that and not the rest.',
];
const YOURS = [
  'What would you change in it, so that it sounds like you?',
  'Is it too much, too little, or about right?',
  'Does that sound like you?',
];
const FITS = ['Would that be possible for you?', 'What could get in the way of it?', 'When could that be?'];
const SORRY = [
  'You are right, I took that wrong, and I am sorry.',
  'I am sorry, I misread you.',
  'Thank you for putting that right; I had it wrong.',
];
const SO = ['So: {told}.', 'Then it is this: {told}.', 'I have it now: {told}.'];
const THEN = [
  'What would help you most now: words for {who}, something to try, or simply to go on telling?',
  'Where shall we go on from there?',
  'What is the most important thing in it that I have not understood yet?',
];
const NO_USE = [
  'I hear that I am not helping yet, and I am sorry.',
  'That is fair. I have been going round in circles.',
];
const NEED = [
  'Tell me in one sentence what you need: words to send, something to try, or only a place to say it.',
  'What should I do differently: give you words, give you one idea, or just listen?',
];
const UNCLEAR = ['I put that badly.', 'Sorry, that was not clear.'];
const WHY = [
  'I ask because how it is for {who} can show a way in; it excuses nothing. We can leave that.',
  'I only wanted to understand it better, and I may have asked beside the point.',
];
const PLAIN = [
  'What matters most to you in it?',
  'What would you like to be different?',
  'What is the hardest part of it for you?',
];
const STANDS = [
  'That is your decision, and it is a clear one.',
  'That sounds like a step you can stand by.',
  'Good that you know what you will do.',
];
const READY = [
  'Put the most important thing into the first sentence, and then give {who} time to answer.',
  'Choose a moment in which nobody has to be anywhere soon, and stop when the main thing is said.',
  'It need not be perfect; if it comes out wrong, you can say so and begin again.',
];
const GO = [
  'I am here before it and after it.',
  'Would you like to go through the first sentence together?',
  'How do you hope it ends?',
];
const KEEP = ['Then I simply listen.', 'All right, no advice. I am here.'];
const MORE = ['What else belongs to it?', 'What came next?', 'What is it like right now?'];
const NOTED = ['All right.', 'Thank you, that helps me to see it.', 'I see.'];

export function words(now: Now): Reply {
  const { from, turn } = now;
  const first = turn === 0 ? [heard(now)] : [];
  if (!hasSomethingToSay(now) && !TOLD_ME.test(now.before))
    return { said: [...first, from.of(TELL_ME)], used: ['restatement', 'question'] };
  const [one = '', two] = wordsFor(now);
  const sharp = now.told
    .flatMap((one) => one.split(/(?<=[.!?])\s+/))
    .map(harshIn)
    .find(Boolean);
  const kept = sharp ? [from.of(KEPT, { harsh: sharp })] : [];
  const second = two ? [`${from.bare(OR)} ${two}`] : [];
  return {
    said: [...first, `${from.bare(PROPOSED)} ${one}`, ...second, ...kept, from.of(YOURS)],
    used: ['suggestion', 'question'],
  };
}

/** What an idea is meant for, where it was not just said. */
function ground({ told, before }: Now): string[] {
  const central = [...told]
    .reverse()
    .map(centralOf)
    .find((one) => one && !one.denies);
  const back = central && backOf(central);
  return back && 'clause' in back && !before.includes(back.clause.slice(4)) ? [`${back.clause}.`] : [];
}

export function idea(now: Now): Reply {
  const { matter, from, turn } = now;
  if (turn === 0) return { said: [heard(now), from.of(matter.step)], used: ['suggestion', 'question'] };
  return { said: [...ground(now), from.of(matter.step), from.of(FITS)], used: ['suggestion', 'question'] };
}

export const give = (now: Now, wish: Wish): Reply =>
  wish === 'words' ? words(now) : wish === 'idea' ? idea(now) : listen(now);

const listen = ({ from }: Now): Reply => ({ said: [from.of(KEEP), from.of(MORE)], used: ['affirmation', 'question'] });

/** What was put right is said back, where the message says it. */
function repairing(now: Now, wants: Wish | undefined): Reply {
  const { from, message } = now;
  const central = centralOf(insteadOf(message) ?? message);
  const back = central && !central.denies ? backOf(central) : undefined;
  const so = back ? ['quote' in back ? back.quote : from.of(SO, { told: within(back.clause) })] : [];
  if (!wants) return { said: [from.of(SORRY), ...so, from.of(THEN)], used: ['affirmation', 'restatement', 'question'] };
  const { said, used } = give(now, wants);
  return { said: [from.of(SORRY), ...said], used };
}

function deciding({ from, message }: Now): Reply {
  const thanks = /\bth(?:an)?x|\bthank/i.test(message) ? [WELCOME] : [];
  return {
    said: [...thanks, from.of(STANDS), from.of(READY), from.of(GO)],
    used: ['affirmation', 'question'],
  };
}

const CLEAR = [
  'I would call it clear rather than harsh, as long as it is said kindly.',
  'It does not sound like too much to me: it is a limit, and it leaves room.',
  'As far as I can see from here it is fair; how it is said will matter more than what.',
];
const KINDLY = [
  'How could you say it so that the care in it is heard, too?',
  'What would you say first, before you come to it?',
  'What do you fear {who} would hear?',
];
const GLAD = [
  'That is good news, and I am glad for you.',
  'How good to read that.',
  'I am glad, and some of it is surely your doing.',
];
const MORE_OF_IT = [
  'What made it possible, do you think?',
  'How does it feel, now that it is there?',
  'What of it would you like to hold on to?',
];
const WELCOME = 'You are welcome.';

/** Good news is no grievance: nothing heavy is asked. */
function glad({ from, message }: Now): Reply {
  const thanks = /\bth(?:an)?x\b|\bthank/i.test(message) ? [WELCOME] : [];
  return { said: [...thanks, from.of(GLAD), from.of(MORE_OF_IT)], used: ['affirmation', 'question'] };
}

/** The reply to a message that does something in the talk. */
export function doing(act: Act, now: Now): Reply {
  const { from, last } = now;
  switch (act.does) {
    case 'takes':
      return give(now, act.wants);
    case 'corrects':
      return repairing(now, act.wants);
    case 'complains':
      return { said: [from.of(NO_USE), from.of(NEED)], used: ['affirmation', 'question'] };
    case 'puzzles':
      return {
        said: [from.of(/\bwhy\b/i.test(now.message) ? WHY : UNCLEAR), from.of(PLAIN)],
        used: ['affirmation', 'question'],
      };
    case 'shows':
      return reviewing(act.draft, now);
    case 'weighs':
      return { said: [from.of(CLEAR), from.of(KINDLY)], used: ['affirmation', 'question'] };
    case 'rejoices':
      return glad(now);
    case 'decides':
      return deciding(now);
    case 'answers':
      return {
        said: [
          from.of(NOTED),
          offered(last) ? from.of(now.matter.ask) : from.of(now.turn > 1 ? OFFERS : now.matter.ask),
        ],
        used: ['affirmation', 'question'],
      };
  }
}

const offered = (last: string) => OFFERS.some((offer) => last.includes(offer.slice(0, 20)));

const CAREFUL = [
  'What do you need most right now?',
  'Who could be with you in this today?',
  'What happened just before?',
  'Who else knows about it?',
];

/** Where somebody may not be safe, nothing is proposed, and nobody else's side is asked about. */
export const carefully = (now: Now): Reply => ({
  said: [`${heard(now).replace(/\.$/, '')}; ${lowered(now.from.of(CAREFUL))}`],
  used: ['reflection of feelings', 'question'],
});

/** A first message that brings good news, and nothing against it. */
const isGladTelling = ({ turn, message }: Now): boolean =>
  turn === 0 && REJOICES.test(message) && !SPOILS.test(message);

/** Hears first, then asks; every third time it asks what would help. */
export function listening(now: Now): Reply {
  const { matter, from, turn, before } = now;
  const first = heard(now);
  const isTime = turn >= 2 && !offered(before);
  const ask = isGladTelling(now) ? MORE_OF_IT : isTime ? OFFERS : matter.ask;
  return { said: [first, from.of(ask)], used: ['reflection of feelings', 'restatement', 'question'] };
}
