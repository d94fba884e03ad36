import type { Topic } from '#server/coach/embedded/understand/topics.ts';

/** Small things to do in a matter, each with a when or a how. */
export const STEPS_IN: Readonly<Record<Topic, readonly string[]>> = {
  household: [
    'hand {who} one whole task this week, with everything that belongs to it, and leave the how to them',
    'write down for three days who does what, and look at the list with {who} on Sunday over coffee',
    'agree with {who} on the one thing that bothers each of you most, and let the rest be for a month',
  ],
  money: [
    'sit down with {who} for half an hour on a fixed day, with three figures only: what comes in, what is fixed, what is left',
    'agree with {who} on an amount above which you ask each other first',
    'tell {who} what money meant in the home you grew up in, and ask the same, before you talk about a single bill',
  ],
  time: [
    'put one hour with {who} into the calendar this week, with a place, and treat it like an appointment',
    'ask {who} which ten minutes of the day would be good for the two of you, and leave the phones outside',
    'think of one thing you both liked doing a year ago, and suggest it to {who} by Friday',
  ],
  parenting: [
    'choose one rule with {who} behind closed doors, and both keep to it for two weeks',
    'give {who} one whole part of the day with the children, and do not correct it from the side',
    'tell {who} one thing they do well with the children before you name one that you would like to be different',
  ],
  family: [
    'settle one limit with {who} before the next visit, and one thing you both give gladly',
    'agree with {who} on who speaks to whose family, and tell them in one friendly sentence',
    'plan the next visit with a beginning and an end, and tell {who} beforehand what you need afterwards',
  ],
  trust: [
    'make {who} one small promise this week, keep it, and ask for one in return',
    'tell {who} one thing unasked that you would usually keep to yourself',
    'name to {who} one concrete thing that would let you feel safe, small enough to be done by Sunday',
  ],
  affection: [
    'greet {who} properly once a day this week: stop, look up, a hug or a word that is not about tasks',
    'tell {who} which small gesture does you good, and ask which one is missed',
    'give ten minutes in the evening to being near {who}, without a screen and without a plan',
  ],
  work: [
    'ask {who} for fifteen minutes this week, and bring one example and one proposal',
    'write to {who} in three lines what you take on, until when, and what you need for it',
    'say one thing early in the next meeting, prepared as a single sentence',
  ],
  reliability: [
    'ask {who} for a message as soon as a plan slips, with a new time in the same message',
    'promise {who} less and sooner for two weeks, and see how it feels on both sides',
    'tell {who} about one time that counted for you, the day and what you had looked forward to',
  ],
  respect: [
    'when the next sharp word falls, say calmly to {who}: “Please say that again differently”',
    'tell {who} which single word has stayed with you, and which one you would have liked instead',
    'agree with {who} on a sign for “that was too much”, and on stopping when it is given',
  ],
  privacy: [
    'say to {who} in one sentence what is yours alone, and what you are glad to share',
    'agree with {who} that you ask before you look, read or pass anything on',
    'take back one thing this week that you show {who} only out of duty, and say so kindly',
  ],
  friends: [
    'invite {who} to one thing with a date, and let the next invitation come from the other side',
    'tell {who} in one message that you miss the two of you, without asking why',
    'fix one evening a month with {who} that nobody has to organise anew',
  ],
  habits: [
    'pick one limit with {who} for this week that both find possible, and look at it on Sunday',
    'notice three times this week what comes right before it, and tell {who} what you saw',
    'ask {who} what would make it easier, and not why it is so hard',
  ],
  future: [
    'ask {who} on a walk how a good ordinary Tuesday in three years would look, and tell yours',
    'write down what is certain for you, what is open and what you fear, and swap lists with {who}',
    'agree with {who} on a day on which you talk about it again, so that it may rest until then',
  ],
  health: [
    'ask {who} which one thing you could take over this week, and do exactly that',
    'plan one hour that is only rest for you, and tell {who} when it is',
    'find out the number of one place that could help, and ask {who} whether you should ring together',
  ],
  listening: [
    'take turns with {who} for ten minutes: one talks for three, the other says back what arrived',
    'ask {who} before the next big topic “is now a good time?”, and take a no as a reason to fix a better one',
    'say first what you need from {who}, an ear, advice or help, and only then what happened',
  ],
};
