import type { Advice } from '#server/coach/embedded/answers/argument/advice/advice.ts';

export const ANSWER = {
  threat: {
    what: [
      'With {q} it was suddenly about staying or going, and the matter itself fell behind',
      '{q} put the bond at risk, and whoever fears for the bond cannot listen',
    ],
    how: [
      'Name a limit without a punishment: what you will do for yourself, and what you hope for',
      'Wait until you are calm before you speak of consequences',
    ],
    repair: [
      'I said ‘{i}’ in anger; I do not want to threaten you, I want it to get better between us',
      '‘{i}’ was too big for how I felt in that moment',
    ],
    trigger: ['{q} put the bond itself at risk, and then nobody could give in anymore'],
  },
  small: {
    what: [
      '{q} told {other} that the feeling is wrong, and then it has to get louder',
      'What was big for {other} was made small by {q}',
    ],
    how: [
      'Ask what makes it matter so much, even if it looks small from where you are',
      'Say first “I see that this upset you”, and only later how you see it',
    ],
    repair: [
      'I made it small with ‘{i}’, and for you it is not; tell me what it was like',
      'I brushed it aside with ‘{i}’, and I would like to hear it again',
    ],
    trigger: ['{q} made it small, and what is made small tends to come back larger'],
  },
  door: {
    what: [
      '{q} closed the door, and nothing was said about when it would open',
      'With {q} the quarrel was stopped and not solved',
    ],
    how: [
      'Call a break by its name and say when you will be back, in half an hour for instance',
      'Say that it is too much right now, and that you do want to sort it out',
    ],
    repair: [
      'When I said ‘{i}’, I shut down because it was too much for me; I am ready to go on now',
      'I left you standing with ‘{i}’, and I should have said when I would be back',
    ],
    trigger: ['{q} shut the talk, and that can hurt as much as a loud word'],
  },
  back: {
    what: [
      '{q} answered with something that {others} did, and then there were two accusations and no answer',
      'Instead of an answer {others} got a counter-charge with {q}',
    ],
    how: [
      'Answer the first point before you bring your own, and ask for a time for yours',
      'Keep your own complaint for a talk of its own',
    ],
    repair: [
      'I hit back with ‘{i}’ when you had brought something up; let me answer you first',
      'Your point comes first; what I said with ‘{i}’ can wait',
    ],
    trigger: ['With {q} both stood accused, and nobody was heard'],
  },
  deny: {
    what: [
      '{q} explained why it was not so, before {others} had been heard',
      'With {q} the defence came first, and what {others} had said waited for an answer',
    ],
    how: [
      'Say back in one sentence what bothers the other, and then tell your side',
      'Own the part in it that is yours, however small, before you explain the rest',
    ],
    repair: [
      'I was so busy with ‘{i}’ that I did not take in how it was for you',
      'You have a point, and I would like to tell my side once I have heard yours',
    ],
    trigger: ['{q} may have been meant as an explanation; it can be heard as a no'],
  },
  late: {
    what: [
      '{q} speaks of something that {others} can no longer change',
      'With {q} the talk went back to a moment that is over',
    ],
    how: ['Turn it forward: say what you would like the next time', 'Ask what made it hard to do at that moment'],
    repair: ['With ‘{i}’ I looked back when I wanted to look ahead: next time, please tell me first'],
    trigger: ['The look back in {q} could only be answered with a reason'],
  },
  order: {
    what: [
      '{q} was an order, and an order is hard to follow gladly',
      'The wish in {q} may be fair; as a command it only left {other} to obey or to refuse',
    ],
    how: [
      'Ask for it as a question, and leave open when and how',
      'Give the reason along with the wish, so that it can be understood',
    ],
    repair: [
      '‘{i}’ came out as a command, and I would like to ask you instead',
      'I ordered you about with ‘{i}’; what I wanted was to ask you',
    ],
    trigger: ['{q} sounded like a command'],
  },
  shove: {
    what: ['{q} handed the whole task back to {other}', 'With {q} a worry got a quick way out instead of an answer'],
    how: [
      'Ask what has been tried already before you say what to do',
      'Say what you can give yourself, however little, before you say what the other could do',
    ],
    repair: [
      '‘{i}’ was too quick; tell me first how it is for you',
      'With ‘{i}’ I pushed it back to you, and it belongs to both of us',
    ],
    trigger: ['{q} gave the task back before it was clear what stands in the way'],
  },
  why: {
    what: [
      '{q} has a question mark and no wish for an answer; {others} heard a reproach',
      'A question like {q} asks {other} to justify, not to explain',
    ],
    how: [
      'Ask “What happened?” or “What do you need?”, and wait for the answer',
      'Turn the question into what you would like to know',
    ],
    repair: ['‘{i}’ was no real question; what I would like to know is how it was for you'],
    trigger: ['{q} was no question that wants an answer'],
  },
} as const satisfies Record<string, Advice>;
