import type { Advice } from '#server/coach/embedded/answers/argument/advice/advice.ts';

export const ATTACK = {
  always: {
    what: [
      'With {q} one occasion turned into a whole history, and to that {others} could only say no',
      '{q} took away from {other} every time when it had gone well',
      'After {q} it was about {other} as a person, and no longer about {matter}',
    ],
    how: [
      'Name the last occasion only, with its day, and tell {other} what it was like',
      'Say what you would like the next time it comes to {matter}, in one sentence',
      'Name one time when it went well with {other} before you speak of {matter}',
    ],
    repair: [
      'When I said {q}, I made it sound as if nothing ever went well; what I want to talk about is this one time',
      '{q} was too sweeping, and I am sorry; I only meant {matter}, as it was this time',
    ],
    trigger: ['{q}, which sounded like a verdict, made {other} defend the past instead of looking at today'],
  },
  name: {
    what: [
      '{q} passed judgement on {other} as a whole, and nobody can put that right by the weekend',
      'The word {q} stayed with {other}, while the point behind it got lost',
    ],
    how: [
      'Describe to {other} what was done, as a camera would have seen it, and leave characters out of {matter}',
      'Put the wish behind the word into a request that can get a yes from {other}',
    ],
    repair: [
      'I am sorry for {q}; I was upset about {matter}, and you are much more than that to me',
      'It was unfair of me to say {q}, and I would like to tell you what I need instead',
    ],
    trigger: ['Being called {q} hurt more than the matter itself, and {others} fought back'],
  },
  mind: {
    what: [
      '{q} told {other} what goes on inside them, and there a guess feels like an accusation',
      'With {q} the thoughts behind it were assumed, and nobody asked {other}',
    ],
    how: [
      'Ask {other} what was behind it, and believe the first answer for a moment',
      'Say “I am afraid that …” to {other} in place of a statement about motives',
    ],
    repair: [
      'With {q} I was guessing what goes on in you; how was it really?',
      'I said {q} instead of asking you, so please tell me how you meant it',
    ],
    trigger: ['A guess about motives, {q}, left {other} nothing but to deny it'],
  },
  deed: {
    what: [
      '{q} began with what {others} did wrong, and what it was like stayed unsaid',
      'The opening {q} let {other} hear a charge where a request was meant',
      'What was needed from {other} cannot be heard in {q}',
    ],
    how: [
      'Begin with what it was like for you, then with what would help, and let {other} answer',
      'Ask {other} how it came about before you say what it did',
      'Say one wish about {matter} that can be met this week',
    ],
    repair: [
      'I began with {q}, and it came out as a reproach; what I wanted to say is that it matters to me',
      'I came at you hard with {q}; can I say it again, and this time with what I need?',
    ],
    trigger: ['The start, {q}, put {other} in the dock, and the answer was a defence'],
  },
  compare: {
    what: [
      '{q} set {other} beside somebody else, and nobody can win such a contest',
      'By the comparison, {q}, somebody who is not even there came into it',
    ],
    how: [
      'Leave everybody out of it who is not in the room, and speak of {matter} alone',
      'Say what you would like from {other}, without a yardstick',
    ],
    repair: [
      'It was unfair to compare you when I said {q}; this is between you and me',
      'I am sorry for dragging others into {matter}; I want to speak with you about it',
    ],
    trigger: ['The comparison in {q} touched an old sore place, and from there it got sharper'],
  },
  sneer: {
    what: [
      'The scorn in {q} arrived at {other} and the request in it did not',
      '{q} sounded like winning a point, and it cost some of the trust between you',
    ],
    how: [
      'Tell {other} straight out that it hurt; a plain sentence is braver than a sharp one',
      'Take a breath before the bitter line about {matter} comes, and name the feeling under it',
    ],
    repair: [
      'I am sorry for {q}; I was mocking you because I was hurt',
      '{q} was sarcasm, and you deserved a straight answer about {matter}',
    ],
    trigger: ['{q} had scorn in it, and scorn is what came back from {other}'],
  },
  guilt: {
    what: [
      '{q} let {other} feel guilty, and guilt makes people go away rather than come closer',
      'The hurt in {q} was hinted at, so {others} could only guess it',
    ],
    how: [
      'Say “I would like …” about {matter}, and then wait for the answer',
      'Ask {other} for the one thing that would ease it, and let a no be possible',
    ],
    repair: [
      'With {q} I wanted you to feel guilty, and I should have asked you instead',
      'I only hinted at it with {q}; plainly, I felt alone with {matter}',
    ],
    trigger: ['The reproach hidden in {q} made {other} pull away'],
  },
} as const satisfies Record<string, Advice>;
