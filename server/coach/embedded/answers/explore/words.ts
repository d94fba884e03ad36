import type { Field } from '#server/coach/embedded/answers/explore/frame.ts';

/** What is said about one thing, step by step; of each step the first way whose words are all there, or one of its equals. */
export const said: Record<Field, readonly (readonly string[])[]> = {
  goal: [
    [
      '“{regular}” would look like this: a day that you and {who} both know, kept also when nothing is wrong',
      '“{item}” would show in one ordinary moment of the week, so choose first which moment that is',
    ],
    [
      'A first small step: ask {who}, “{ask}”',
      'A first small step: tell {who} which moment you have in mind, and ask for one try this week',
    ],
    [
      'You will notice progress by counting: after four times, ask each other what you got out of it',
      'You will notice progress when it happens once without either of you having to remind the other',
    ],
    ['What do you think {who} would like about it?'],
  ],
  practice: [
    ['With “{item}” it is rarely the will that is missing: tired or already hurt, everybody falls back on the old way'],
    [
      'This week try it in one place only: choose where it comes up most with {who}, and decide beforehand what you will do instead',
    ],
    [
      'Something that makes it easier: {deal}',
      'Tell {who} that you are practising, so that a clumsy try is seen as one',
    ],
    ['When did it last go a little better, and what was different then?'],
  ],
  issue: [
    ['Bring up “{item}” when neither of you is in a hurry, and begin with what you saw and what it does to you'],
    ['Then ask {who} for one thing: “{ask}”', 'Then ask {who} one question whose answer you do not know yet'],
    ['From the other side it may look different: {who} may not know that for you it is about {needing}'],
    ['What would {who} say about it, if they went first?'],
  ],
  trigger: [
    ['If “{item}” sets you off, it may be because it touches {needing}, and that is worth protecting'],
    ['In the moment, breathe out slowly and say one sentence to {who}: “Give me a minute, I want to answer you well.”'],
    [
      'In a calm hour, tell {who} how it is for you, and ask: “{ask}”',
      'In a calm hour, tell {who} how it is for you and what you would like instead, in one sentence each',
    ],
    ['When did it last happen, and what came just before it?'],
  ],
  line: [
    ['A line like “{item}” protects {needing}, and it is yours to draw'],
    [
      'Say it in a calm hour, short and about yourself: “{Thing} is a line for me. If it is crossed, I stop and come back when we are both calm.”',
      'Say it in a calm hour, short and about yourself: “This is a line for me. If it is crossed, I stop and come back when we are both calm.”',
    ],
    ['If {who} crosses it, do what you announced, each time and without a speech; that is what makes it clear'],
    ['What will you do the first time it is crossed?'],
  ],
  difference: [
    ['A difference like “{item}” need not go away; there are three things you can do with it'],
    [
      'Live with it where it costs you little, and talk about it where it hurts: ask {who}, “What is good about it for you?”',
    ],
    [
      'Limit it where it touches you both: {deal}',
      'Limit it where it touches you both: agree with {who} on one rule for the days when it gets in the way',
    ],
    ['Where in an ordinary week does it cost you most?'],
  ],
  hope: [
    [
      'Share “{item}” as a picture and not as a demand: tell {who} one scene, a year from now, in which it has come true',
    ],
    [
      'What brings you closer to it is small and soon: {deal}',
      'What brings you closer to it is small and soon: agree with {who} on one thing that you both try for the next two weeks',
    ],
    ['What would {who} add to that picture?'],
  ],
  value: [
    [
      '“{item}” shows in small things: in what you say to {who} when it costs you something, and in what you do when nobody looks',
    ],
    [
      'Think of one time this month when you lived it with {who}, and of one when you fell short; the second shows where it is hard for you',
    ],
    ['Choose one act for this week that {who} could see without being told what it stands for'],
    ['What did you choose instead, the last time you fell short of it?'],
  ],
  firm: [
    [
      'Explain “{item}” by what it gives you, and not by what {who} may not do: “It keeps me well, and that is good for the two of us.”',
    ],
    [
      'Hold on to it by being soft about how and clear about whether: when and how long can be talked over, the thing itself cannot',
    ],
    ['What might {who} be afraid to lose by it?'],
  ],
  learned: [
    ['“{item}” is worth keeping where you need it: in the moment when the old way would be quicker'],
    [
      'Use it once this week: before your next talk with {who}, decide on one thing you will do differently because of it',
    ],
    ['You could tell {who} as well: “I have learned something about us, and I would like to try it.”'],
    ['What happened that taught it to you?'],
  ],
  liked: [
    ['Tell {who} about “{item}” right when it happens, in one sentence, with what it did for you'],
    [
      'It reaches {who} best when it is about one time and asks for nothing back: “When you did that today, it made my day lighter.”',
    ],
    ['Keep it for yourself too: note the day, so that you can find it again after a quarrel'],
    ['When did you last see it in {who}?'],
  ],
};
