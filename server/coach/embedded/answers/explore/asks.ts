import type { Topic } from '#server/coach/embedded/understand/topics.ts';

/** One thing to ask for, small enough to be said yes or no to, in a message to the other one. */
export const asks: Readonly<Record<Topic, string>> = {
  household: 'Could we sit down on Sunday and share out who does what?',
  money: 'Could we look at the money together this week, and agree on what happens from now on?',
  time: 'Could we keep one evening this week for the two of us, without screens?',
  parenting: 'Could we talk about it tonight, just us two, before we say anything to the children?',
  family: 'Could we agree on what is all right for both of us with the family?',
  trust: 'Could you tell me what is true, even if it is not easy?',
  affection: 'Could we have some time this week that is only for us?',
  work: 'Could we take a quarter of an hour to talk about how we do this from now on?',
  reliability: 'Next time, could you tell me as soon as you know that it will be different?',
  respect: 'Could we talk about it without sharp words, you and me?',
  privacy: 'Could you ask me first, next time?',
  friends: 'If plans change, could you tell me yourself?',
  habits: 'Could we find one limit that you believe in as well?',
  future: 'Could we find an hour this week to talk about where we are going?',
  health: 'Could we look at who could take something off whom this week?',
  listening: 'Could we talk for ten minutes tonight, where each of us gets to finish?',
};
