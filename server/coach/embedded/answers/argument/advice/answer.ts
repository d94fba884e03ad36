import type { Advice } from '#server/coach/embedded/answers/argument/advice/advice.ts';

export const ANSWER = {
  threat: {
    what: [
      'With {q} it was suddenly about staying or going, and no longer about {matter}',
      '{q} scared {other}, and somebody scared does not listen',
    ],
    how: [
      'Name a limit to {other} without a punishment: what you will do for yourself, and what you hope for',
      'Wait until you are calm before you say anything about consequences for {matter}',
    ],
    repair: [
      'I said {q} in anger; I do not want to threaten you, I want it to get better between us',
      '{q} was too big for how I felt in that moment, and I am still here',
    ],
    trigger: ['{q} put the bond itself at risk, and then nobody could give in anymore'],
  },
  small: {
    what: [
      '{q} told {other} that the feeling is wrong, and then it has to get louder',
      'What was big for {other} was made small by {q}',
    ],
    how: [
      'Ask {other} what makes it matter so much, even if it looks small from where you are',
      'Tell {other} first “I see that this upset you”, and only later how you see {matter}',
    ],
    repair: [
      'I made it small with {q}, and for you it is not; tell me what it was like',
      'I brushed it aside, and I would like to understand what {matter} means to you',
    ],
    trigger: ['Hearing {q} made {other} prove how serious it is'],
  },
  door: {
    what: [
      '{q} closed the door, and {others} stood outside with no idea for how long',
      'By leaving with {q}, the quarrel was stopped and not solved',
    ],
    how: [
      'Call a break by its name and tell {other} when you will be back, in half an hour for instance',
      'Say that it is too much right now and that you do want to sort out {matter}',
    ],
    repair: [
      'When I said {q}, I shut down because it was too much for me; I am ready to go on now',
      'I left you standing with {q}, and I should have said when I would be back',
    ],
    trigger: ['{q} left {other} alone with it, and that hurts as much as a loud word'],
  },
  back: {
    what: [
      '{q} answered with something that {others} did, and then there were two accusations and no answer',
      'Instead of an answer about {matter}, {others} got a bill with {q}',
    ],
    how: [
      'Answer the first point about {matter} before you bring your own, and ask for a time for yours',
      'Keep your own complaint apart from {matter}; it deserves a talk of its own',
    ],
    repair: [
      'I hit back with {q} when you had brought something up; let me answer you first',
      'I made a bill out of it, and your point about {matter} comes first',
    ],
    trigger: ['With the counter-charge {q}, both stood accused and nobody was heard'],
  },
  deny: {
    what: [
      '{q} explained why it was not so, before {others} had been heard',
      'The defence came first with {q}, so that {others} had to repeat the complaint',
    ],
    how: [
      'Say back in one sentence what bothers {other}, and then tell your side',
      'Own the part in {matter} that is yours, however small, before you explain the rest',
    ],
    repair: [
      'I was so busy with {q} that I did not take in how it was for you',
      'You have a point about {matter}, and I would like to tell my side once I have heard yours',
    ],
    trigger: ['The justification {q} felt like not being heard, so {others} pressed harder'],
  },
  late: {
    what: [
      '{q} speaks of something that {other} can no longer change',
      'With {q} the talk went back to a moment that is over, and {other} could only feel worse about it',
    ],
    how: [
      'Turn it forward: tell {other} what you would like the next time it comes to {matter}',
      'Ask {other} what made it hard to do at that moment',
    ],
    repair: [
      'With {q} I looked back when I wanted to look ahead: next time, please tell me first',
      'It does not help you that I say {q} now; what would help me is to plan {matter} together',
    ],
    trigger: ['The look back in {q} could not be answered by {other} with anything but a reason'],
  },
  order: {
    what: [
      '{q} was an order, and an order is hard to follow gladly',
      'The wish in {q} is fair; as a command it only left {other} the choice to obey or to refuse',
    ],
    how: [
      'Ask {other} for it as a question, and leave open when and how',
      'Give {other} the reason along with the wish, so that it can be understood',
    ],
    repair: [
      '{q} came out as a command, and I would like to ask you instead',
      'I ordered you about with {q}; what I wanted was to ask you',
    ],
    trigger: ['{q} sounded like a command, and {others} answered the tone'],
  },
  why: {
    what: [
      '{q} has a question mark and no wish for an answer; {others} heard a reproach',
      'A why like {q} asks {other} to justify, not to explain',
    ],
    how: [
      'Ask {other} “What happened?” or “What do you need?”, and wait for the answer',
      'Turn the question into what you would like to know about {matter}',
    ],
    repair: [
      '{q} was no real question; what I would like to know is how it was for you',
      'I asked about {matter} in a way that nobody can answer, so let me say what I wish for',
    ],
    trigger: ['A question that was none, {q}, was answered with the same coin'],
  },
} as const satisfies Record<string, Advice>;
