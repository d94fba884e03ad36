import type { Advice } from '#server/coach/embedded/answers/argument/advice/advice.ts';

export const ATTACK = {
  always: {
    what: [
      '{q} turned one occasion into a whole history, and to a history one can only say no',
      '{q} speaks of all times at once, and then this one time gets out of sight',
      '{q} leaves no room for the times when it went well, and those are what {others} may want to defend first',
    ],
    how: [
      'Name the last occasion only, with its day, and what it was like',
      'Leave out “always” and “never”, and say what would help the next time',
      'Count once, aloud, how often it happened this month; a number can be talked about',
    ],
    repair: [
      '‘{i}’ was too sweeping, and I am sorry; I mean this one time',
      'When I said ‘{i}’, I left out all the times when it went well',
    ],
    trigger: ['{q} sounded like a verdict about all times', 'With {q} the past came into it as well'],
  },
  name: {
    what: [
      '{q} judged {other} as a person, and nobody can put that right by the weekend',
      'The word in {q} stayed, and the point behind it got lost on {other}',
    ],
    how: [
      'Describe what was done, as a camera would have seen it, and leave the person out of it',
      'Put the wish behind the word into a request that can get a yes',
    ],
    repair: [
      'I am sorry for ‘{i}’; you are more than that to me',
      'It was unfair to say ‘{i}’, and I would like to tell you what I need instead',
    ],
    trigger: ['A name like {q} can hurt more than the matter itself'],
  },
  belittle: {
    what: [
      '{q} made small what {others} had just laid open, and after that there was little to say',
      'With {q} something that mattered to {other} was mocked, and the worry behind it stayed hidden',
    ],
    how: [
      'Say the worry itself instead of making light of it',
      'Ask one question about what the other has just told you, before you judge it',
    ],
    repair: [
      '‘{i}’ was mocking, and I am sorry; I should have asked you about it',
      'I made it small with ‘{i}’, and behind it I was worried',
    ],
    trigger: ['{q} came as an answer to something that mattered to {other}'],
  },
  mind: {
    what: [
      '{q} told {other} what goes on inside them, and there a guess feels like an accusation',
      'With {q} the reasons were guessed, and nobody asked {other} for them',
    ],
    how: [
      'Ask what was behind it, and believe the first answer for a moment',
      'Say “I am afraid that …” in place of a statement about reasons',
    ],
    repair: [
      'With ‘{i}’ I was guessing; how was it really?',
      'I said ‘{i}’ instead of asking you, so please tell me how you meant it',
    ],
    trigger: ['{q} was a guess about motives, and a guess can only be denied'],
  },
  deed: {
    what: [
      '{q} tells what {others} did, and leaves out what it was like',
      'As an opening, {q} came across as a charge, and a charge gets a defence',
      'In {q} {others} could hear what went wrong, and not yet what was wished for',
      '{q} names the wrong and not the need, so {others} could only explain or give in',
      '{q} may be right; what {others} could do about it now was not in it',
    ],
    how: [
      'Say what it was like for you, then one thing that would help, and stop there',
      'Ask how it came about before you say what it did to you',
      'Add one wish to it that can be met this week',
    ],
    repair: [
      'I began with ‘{i}’, and it sounded like a charge; I wanted you to know that it matters to me',
      'Can I say ‘{i}’ again, and this time with what I need?',
    ],
    trigger: [
      '{q} came as a charge; what it was like was not said with it',
      'With {q} the facts were there, and the feeling behind them was not',
      '{q} put the wrong first; the wish would have had to come out of it by guessing',
      'After {q} the talk was about guilt before it was about a way',
      '{q} can be true and still be hard to answer, because it asks for nothing',
      'What started it was {q}, a sentence that one can only admit or deny',
    ],
  },
  compare: {
    what: [
      '{q} set {other} beside somebody else, and nobody can win such a contest',
      'With {q} somebody came into it who is not even there',
    ],
    how: ['Leave everybody out of it who is not in the room', 'Say what you would like, without a yardstick'],
    repair: ['It was unfair to compare you when I said ‘{i}’; this is between you and me'],
    trigger: ['The comparison in {q} touched a sore place'],
  },
  sneer: {
    what: [
      'What reached {other} in {q} was the scorn, and not what lay behind it',
      '{q} may have felt like winning a point, and it cost some of the trust',
    ],
    how: [
      'Say straight out that it hurt; a plain sentence is braver than a sharp one',
      'Take a breath before the bitter line, and name the feeling under it',
    ],
    repair: [
      'I am sorry for ‘{i}’; I was hurt, and I mocked you instead of saying so',
      '‘{i}’ was bitter, and you deserved a straight answer',
    ],
    trigger: ['The scorn in {q} was louder than the point'],
  },
  feigned: {
    what: [
      '{q} was bitter, and {others} could not tell what was meant by it',
      'The bitterness in {q} covered up what hurt, and bitterness is hard to answer',
      'With {q} the real answer was left out, and {others} only got the sting',
    ],
    how: [
      'When such a sentence is on your tongue, say the feeling under it, or ask for ten minutes',
      'Answer the last thing that was said to you first; what you feel about it comes second',
    ],
    repair: [
      '‘{i}’ was bitter and not meant; I felt cornered',
      'I did not mean ‘{i}’; I did not know how to answer you',
    ],
    trigger: [
      'With {q} the point itself got out of sight',
      'After {q} nobody could tell what was meant and what was bitter',
    ],
  },
  twist: {
    what: ['{q} made more of it than {others} had said', 'With {q} a complaint was answered as if it were a verdict'],
    how: [
      'Say back only what was said, and ask whether there is more to it',
      'Ask “Is that what you mean?” before you answer the worst that it could mean',
    ],
    repair: [
      'With ‘{i}’ I answered something that you did not say; I was hurt',
      'I made it bigger with ‘{i}’, because it was hard for me to hear',
    ],
    trigger: ['{q} answered more than had been said'],
  },
  guilt: {
    what: [
      '{q} let {other} feel guilty, and guilt makes people go away rather than come closer',
      'The hurt in {q} was only hinted at, so {others} had to guess it',
    ],
    how: [
      'Say “I would like …”, and then wait for the answer',
      'Ask for the one thing that would ease it, and let a no be possible',
    ],
    repair: [
      'With ‘{i}’ I wanted you to feel guilty, and I should have asked you instead',
      'I only hinted at it with ‘{i}’; plainly, I felt alone with it',
    ],
    trigger: ['The reproach hidden in {q} made it hard for {other} to stay close'],
  },
} as const satisfies Record<string, Advice>;
