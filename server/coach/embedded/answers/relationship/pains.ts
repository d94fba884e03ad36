import type { Pain } from '#server/coach/embedded/answers/relationship/points.ts';
import type { Known } from '#server/coach/embedded/answers/relationship/strains.ts';

/** What hurts without any quarrel: what is missing, unsaid, lost or feared. */
export const PAINS: Record<Pain, Known> = {
  silence: {
    effect: [
      'what is not said still takes up room between two people',
      'without a word on it, each side is left to guess',
      'it is hard to rest on something that was never spoken of',
    ],
    step: [
      'Say one sentence about it to {who} this week, and ask for no answer on the spot',
      'Choose a walk or a drive, where nobody has to look at the other, and begin with “there is something I have wanted to ask you”',
      'Write the question down in one line first; if it still sounds right the next day, put it to {who}',
    ],
    work: [
      'Ask {who} for ten minutes, and put the one open question on the table in one sentence',
      'Write the open question down in one line first, and ask it in person rather than by mail',
    ],
    ask: [
      'There is something we have not talked about, and I would like to. You do not have to answer at once.',
      'I have been wondering how it is for you. Would you tell me, when you are ready?',
    ],
    other: [
      '{who} may have been short of words rather than of feeling',
      '{who} might be waiting for a sign that it is all right to speak of it',
    ],
    own: [
      'A question that you keep to yourself cannot be answered; asking it once is the part that is yours',
      'You could find out which answer you are afraid of, before you ask',
    ],
    check: ['That the silence of {who} is an answer'],
  },
  longing: {
    effect: [
      'a longing like that shows what counts for you, and it can be said as a wish',
      'missing something is also a way of knowing what you want',
    ],
    step: [
      'Turn what you miss into one invitation to {who} with a day and a place',
      'Tell {who} one memory of how it was, and say that you would like more of that',
    ],
    work: [
      'Tell {who} in one sentence what used to work well between you, and suggest one way to have it again',
      'Name to {who} one thing that you would like more of, small enough for this month',
    ],
    ask: [
      'I miss how it can be between us. Could we take an hour for that this week?',
      'There is something I would like more of with you. May I tell you what it is?',
    ],
    other: [
      '{who} might miss it too, and could be waiting for a beginning just as you are',
      '{who} may not know that you miss it',
    ],
    own: [
      'Longing is hard to see from outside; saying it as a wish is the part that is yours',
      'You could decide which one thing you miss most, and ask for that alone',
    ],
    check: ['That {who} knows what you miss'],
  },
  grief: {
    effect: [
      'that is a weight of its own, whatever else goes on between you',
      'something like that takes strength that is then missing elsewhere',
      'nobody carries a thing like that without it touching those around them',
    ],
    step: [
      'Tell {who} in two sentences how it is for you at the moment, and what would help: company, help or some room',
      'Agree with {who} on a sign for “not today”, so that either of you may leave the subject without having to explain',
      'Find one other person to talk with about it this week, so that it does not all have to fit between you and {who}',
    ],
    work: [
      'Tell {who} in one sentence what you can take on at the moment and what not, without having to give the whole reason',
      'Ask {who} for one thing that would make this time easier, a deadline or a task',
    ],
    ask: [
      'This is a hard time for me. I do not need advice, only somebody who knows. Can I tell you how it is?',
      'I would like you to know how it is for me at the moment. Do you have half an hour this week?',
    ],
    other: [
      '{who} may be afraid of saying the wrong thing, and say less or more than would be good',
      '{who} might not know how heavy it is at the moment, unless it is said',
    ],
    own: [
      'You may need more room than usual, and saying so is kinder to both of you than staying away without a word',
      'You could tell {who} what helps and what does not; it is hard to guess from outside',
    ],
    check: ['That {who} knows how it is for you at the moment'],
  },
  fear: {
    effect: [
      'a fear like that is easier to carry once somebody else knows of it',
      'worry wants certainty at once, and closeness grows slower than that',
      'being unsure is no fault; it shows how much this matters to you',
    ],
    step: [
      'Tell {who} at a calm hour what you are afraid of, in one sentence, and say that you need nothing done about it',
      'When the worry comes, write it down before you do anything about it, and read it again in the evening',
      'Ask {who} for one small thing that would help on an uncertain day, and keep to that one',
    ],
    work: [
      'Choose the one thing in it that you could find out by asking, and ask {who}',
      'Write down what you know and what you only fear, and take one question from it to {who}',
    ],
    ask: [
      'Sometimes I get afraid about us. You do not have to fix it; I would just like you to know.',
      'I am a bit unsure, and I would rather say it than hide it. Can I tell you?',
    ],
    other: [
      '{who} may notice that something is the matter, and not know what',
      '{who} might be glad to hear about the fear itself, rather than only see what it does',
    ],
    own: [
      'You could look at what you do when the fear comes, and whether it brings you nearer to {who}',
      'Telling the fear apart from what {who} really did may be the part that is yours',
    ],
    check: ['That what you fear is what {who} feels'],
  },
  unsure: {
    effect: ['not having the words yet is no lack of feeling', 'being unsure at first is part of coming closer'],
    step: [
      'Prepare one small question for {who} each day this week, and let the answer be as short as it likes',
      'Tell {who} once that you are sometimes unsure what to say, so that a pause may simply be a pause',
    ],
    work: [
      'Prepare one question for {who} before you meet, and let the rest come by itself',
      'Tell {who} once that you would rather ask than guess, and ask the first thing then and there',
    ],
    ask: [
      'I do not always know what to say, and I like being with you all the same.',
      'Sometimes I am unsure how to say things. Would you help me a little by asking?',
    ],
    other: ['{who} may be just as unsure at times', '{who} might take a pause for less than it is'],
    own: [
      'You need not be fluent to be close; one short sentence a day that is your own is plenty',
      'You could say that you are unsure instead of hiding it; it is easier to be with somebody who says so',
    ],
    check: ['That {who} minds the pauses as much as you do'],
  },
  hurt: {
    effect: [
      'that deserves to be heard, before anything is solved',
      'a feeling like that does not go away by being reasonable',
      'it matters that you can say it so plainly',
    ],
    step: [
      'Tell {who} this in one sentence that begins with “I”, at a quiet hour, and leave out every “always”',
      'Write down which moment it was in which you felt it most, and tell {who} about that one only',
      'Decide what you would like instead, one thing, and ask {who} for it this week',
    ],
    work: [
      'Ask {who} for ten minutes, and say in one sentence how it is for you and what you suggest instead',
      'Write down one example and one proposal, and bring both to {who} in person',
    ],
    ask: [
      'Something has been hard for me, and I would like to tell you without blaming you. Is this a good moment?',
      'I would like to tell you how it has been for me. Would you just listen first?',
    ],
    other: [
      '{who} may not see from outside how it is for you',
      '{who} might have meant it differently, and asking would show',
    ],
    own: [
      'You could find out what exactly you would like instead; a wish is easier to answer than a hurt',
      'How and when you say it is in your hands: a calm hour and one wish carry furthest',
    ],
    check: ['That {who} has noticed what it is like for you'],
  },
};
