import type { Advice } from '#server/coach/embedded/answers/argument/advice/advice.ts';

/** What somebody did in a quarrel, as it is told; {q} are the words in which it is told. */
export const DONE = {
  loud: {
    what: ['{q}: when it gets loud, the other remembers the loudness and not the point'],
    how: ['When it rises in you, say “I am getting loud, give me ten minutes”, and go before it happens'],
    repair: ['I am sorry that I got loud; the point I had does not excuse it'],
    trigger: ['When it got loud, {q}, the talk was over and the hurt went on'],
  },
  left: {
    what: [
      '{q}: going away ended the moment and left open what comes next',
      '{q}: whoever stays behind does not know whether it is a break or the end',
    ],
    how: ['When you have to go, say when you will be back: “I need an hour, and then I want to go on”'],
    repair: ['I am sorry that I went like that; it was too much for me, and I want to talk now'],
    trigger: ['{q}, and with that nothing could be mended that day'],
  },
  silence: {
    what: [
      '{q}: silence can be meant as a rest and still be felt as a punishment',
      '{q}: in a silence the other can only guess, and mostly guesses the worst',
    ],
    how: ['Break the silence with one small sentence: “I am still hurt, and I want to talk on Sunday”'],
    repair: ['I have been silent because I did not know what to say; I do not want to leave it like this'],
    trigger: ['{q}, and in such a silence everybody imagines the worst'],
  },
  mocked: {
    what: [
      '{q}: in that moment what had been said did not count',
      '{q}: it takes a second, and it can hurt longer than a word',
    ],
    how: ['If something sounds wrong to you, say so in words: “I see it differently, and I want to tell you how”'],
    repair: ['I am sorry for how I reacted; it was serious to you, and I made it small'],
    trigger: ['{q}, and what had been said before was gone'],
  },
  spread: {
    what: ['{q}: with others in it, it is harder to make peace without losing face'],
    how: ['Keep it between the two of you until it is settled, and tell those who know when it is'],
    repair: ['I should not have taken it to others; I want to settle it with you'],
    trigger: ['{q}, and so it was no longer between two people'],
  },
  again: {
    what: ['{q}: what comes up again and again was mostly not answered the first time'],
    how: ['Say what would make it good, so that it can come to an end'],
    repair: ['I keep coming back to it because it still hurts; this is what would help me'],
    trigger: ['{q}, and a sorry that is not heard as one makes both tired'],
  },
} as const satisfies Record<string, Advice>;
