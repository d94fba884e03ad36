import type { Move } from '#server/coach/embedded/moves/moves.ts';

/** What a move does in a quarrel: how it hurts, what to do instead, what it needs, words that mend it. */
export type Advice = { what: string; how: string; need: string; repair: string; cause: string };

export const ADVICE: Partial<Record<Move, Advice>> = {
  criticism: {
    what: '{bit} blames the person instead of naming the moment',
    how: 'Say what happened with {about} and what you would like, beginning with I',
    need: 'support',
    repair: '“I said {single} because I needed help with {about}. Can I ask again, more kindly?”',
    cause: 'A wish about {about} came out as a reproach',
  },
  contempt: {
    what: '{bit} looks down on the other, which hurts more than any argument helps',
    how: 'Stop when scorn comes up about {about}, and say that you are angry instead',
    need: 'respect',
    repair: '“{single} was unkind, and I am sorry. What I am really upset about is {about}.”',
    cause: 'Anger about {about} turned into scorn',
  },
  defensiveness: {
    what: '{bit} wards off blame before the point has been heard',
    how: 'First name the part about {about} that is true, then tell your side',
    need: 'acceptance',
    repair: '“I got defensive with {single}. You have a point about {about}, and I want to hear it.”',
    cause: 'Each felt accused about {about} and answered the accusation',
  },
  stonewalling: {
    what: '{bit} shuts the door and leaves the other alone with it',
    how: 'Ask for a break from {about} with a time to come back',
    need: 'calm',
    repair: '“I shut down with {single}. Give me half an hour, then I will talk about {about}.”',
    cause: 'It became too much, and the talk about {about} broke off',
  },
  demand: {
    what: '{bit} leaves the other no choice',
    how: 'Turn the order about {about} into a request that may be answered with no',
    need: 'connection',
    repair: '“{single} came out as an order. What I mean is that {about} matters to me. Could you help me?”',
    cause: 'Worry about {about} turned into pressure',
  },
  withdraw: {
    what: '{bit} steps out of the talk without saying when you come back',
    how: 'Say that you need time for {about}, and until when',
    need: 'rest',
    repair: '“I left with {single}. I am back now, and I would like to hear you about {about}.”',
    cause: 'One stepped back from {about} while the other still needed an answer',
  },
  guilt_trip: {
    what: '{bit} makes the other feel guilty instead of asking',
    how: 'Say the wish about {about} directly and let the answer be free',
    need: 'appreciation',
    repair: '“With {single} I made you feel guilty. What I wish for is that you see what I do about {about}.”',
    cause: 'What was given around {about} was never spoken of until it was too much',
  },
};

export const WELL: Partial<Record<Move, string>> = {
  repair: '{bit} took a step towards the other',
  appreciation: '{bit} said something kind in the middle of it',
  request: '{bit} asked openly for what was needed',
  neutral: '{bit} kept to the matter',
};
