import type { Move } from '#server/coach/embedded/moves/moves.ts';

/** What a move does in a quarrel: how it hurts, what it needs, how it came about. {q} is what was said. */
export type Advice = { what: string; need: string; cause: string };

export const ADVICE: Partial<Record<Move, Advice>> = {
  criticism: {
    what: '{q} blames the person instead of naming the moment',
    need: 'support',
    cause: 'A wish came out as a reproach: {q}',
  },
  contempt: {
    what: '{q} looks down on the other, which hurts more than any argument helps',
    need: 'respect',
    cause: 'Anger turned into scorn: {q}',
  },
  defensiveness: {
    what: '{q} answers the accusation before the point has been heard',
    need: 'acceptance',
    cause: 'Feeling accused, one justified instead of listening: {q}',
  },
  stonewalling: {
    what: '{q} shuts the door and leaves the other alone with it',
    need: 'calm',
    cause: 'It became too much, and the talk broke off: {q}',
  },
  demand: {
    what: '{q} leaves the other no choice',
    need: 'connection',
    cause: 'Worry turned into pressure: {q}',
  },
  withdraw: {
    what: '{q} steps out of the talk without saying when you come back',
    need: 'rest',
    cause: 'One stepped back while the other still needed an answer: {q}',
  },
  guilt_trip: {
    what: '{q} makes the other feel guilty instead of asking',
    need: 'appreciation',
    cause: 'What hurt was said as guilt and not as a wish: {q}',
  },
};
/** Hard by its shape, whatever the rules heard. */
export const PLAINLY: Advice = {
  what: '{q} tells the other what they did, and not what it was like for you',
  need: 'understanding',
  cause: 'How it felt was left out of {q}',
};

/** Heard from the words themselves, before what the rules hear in them. */
export const BY_WORDS: readonly (readonly [RegExp, Advice])[] = [
  [
    /\b(?:you|u|we|i) (?:just |really )?(?:always|never|constantly|keep)\b|\bevery (?:single )?(?:time|week|day)\b|\ball the time\b/i,
    {
      what: '{q} makes an always out of a moment, and an always can only be denied',
      need: 'change',
      cause: 'Something that keeps coming back was said as a verdict: {q}',
    },
  ],
  [
    /^(?:oh,? )?(?:chill|calm down|relax|it'?s just|it was just|you(?:'re| are) overreacting|ur overreacting)/i,
    {
      what: '{q} makes small what is big for the other',
      need: 'lightness',
      cause: 'What was big for one was small for the other: {q}',
    },
  ],
  [
    /^(?:omg |wow |and |but |so )*(?:you(?:'re| are)|u r|ur|youre) (?!not\b|\w+ing\b)/i,
    {
      what: '{q} says what the other is like, and not what happened',
      need: 'consideration',
      cause: 'A name was given instead of a wish: {q}',
    },
  ],
  [
    /^(?:here we go|everything is my fault|of course|why is it always me)/i,
    {
      what: '{q} answers before the point has been heard',
      need: 'fairness',
      cause: 'Old weariness answered instead of this one matter: {q}',
    },
  ],
  [
    /^(?:i guess\b)/i,
    {
      what: '{q} says a hurt in a way that can only be denied',
      need: 'appreciation',
      cause: 'A hurt was hinted at: {q}',
    },
  ],
  [
    /^(?:then |just |so |now )*(?:say|check|put|stop|fix|answer|look|listen|tell|leave|give|come|go|clean|shut|watch|get)\b/i,
    {
      what: '{q} is an order, and an order is hard to say yes to',
      need: 'connection',
      cause: 'Pressure took the place of a request: {q}',
    },
  ],
  [
    /^(?:so |and |but )?you (?:did not|didn't|don't|do not|can't|won't)\b/i,
    {
      what: '{q} says what is missing, and the wish in it stays hidden',
      need: 'reliability',
      cause: 'A wish was only said as a lack: {q}',
    },
  ],
];

/** What was good in a sentence; the first that fits. */
export const GOOD: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sorry|apologi[sz]e|my fault|I regret|didn't mean|terrible about|bad about)\b/i,
    '{q} takes a step towards the other',
  ],
  [
    /\b(?:thank|thanks|appreciate|love you|glad|you(?:'re| are) right|good point)\b/i,
    '{q} says something kind in the middle of it',
  ],
  [
    /\b(?:I'll|ill (?:buy|do|make|pay|call)|I will|I could|I can|let's|let us|we could|we can|give me until|already booked|would love|I'd like to|how about)\b/i,
    '{q} offers something to go on with',
  ],
  [/\b(?:please|can we|could you|could we|would you|next time)\b/i, '{q} asks openly for what is needed'],
  [
    /\bI(?:'m| am| feel| felt| get| got| was)\b(?: \w+){0,3} (?:hurt|sad|alone|lonely|nervous|left out|humiliated|scared|afraid|worried|tired|exhausted|angry|upset|stressed|embarrassed|ashamed|like)\b|\bI (?:cried|trusted|miss|missed)\b/i,
    '{q} says how it is inside, and that can be answered',
  ],
  [/\bI (?:need|want|wanted|wish|would like)\b/i, '{q} says what is wanted, without blame'],
  [/\bwe (?:agreed|said|had agreed|wanted|promised)\b/i, '{q} goes back to what had been agreed'],
  [
    /\bbecause\b|\bI (?:had|was|worked|sent|thought|cooked|paid|have been|have)\b|\bI've\b|\bgot cancelled\b/i,
    '{q} tells what was going on on the other side of it',
  ],
  [/\?$/, '{q} asks before judging'],
];
