import type { Move } from '#server/coach/embedded/moves/moves.ts';

type Kind = 'hard' | 'far' | 'warm' | 'plain';
export const kindOf = (move: Move): Kind =>
  move === 'repair' || move === 'appreciation'
    ? 'warm'
    : move === 'request' || move === 'neutral'
      ? 'plain'
      : move === 'stonewalling' || move === 'withdraw'
        ? 'far'
        : 'hard';

/** One's own part, what to check, and one step, for each kind of message. {bit} is what was written. */
export const FAIR: Record<Kind, { own: readonly string[]; check: readonly string[]; step: readonly string[] }> = {
  hard: {
    own: [
      'Think of what happened shortly before {bit}, and of your part in it, however small',
      'Look at how you answer when you read {bit}: the same tone back would make it a fight',
    ],
    check: [
      '{who} meant {bit} the way it sounds to you; ask before you take it as certain',
      'That {bit} is about you alone, and not about the day it was written',
    ],
    step: [
      'Wait until your pulse is down, then ask one open question about {bit}',
      'Answer the wish behind {bit}, and leave the tone for another day',
    ],
  },
  far: {
    own: [
      'Think of whether you pressed for an answer before {bit} came',
      'Notice what silence does to you, and whether your next message would be about {bit} or about that',
    ],
    check: [
      'That {bit} means no, and not just not now',
      'That {who} is angry with you, and not simply tired when writing {bit}',
    ],
    step: [
      'Leave {bit} unanswered for an hour, then offer one time to talk',
      'Say once that you are there, and let {who} choose the moment after {bit}',
    ],
  },
  warm: {
    own: [
      'Tell {who} what {bit} does for you, instead of only thinking it',
      'Look at whether you took up the last words of this kind before {bit}',
    ],
    check: [
      'That {who} knows how {bit} reached you',
      'That everything is settled with {bit}; ask whether something is still open',
    ],
    step: ['Answer {bit} today, with one thing of your own', 'Give back something as concrete as {bit}'],
  },
  plain: {
    own: [
      'Answer {bit} as it stands before you look for what may be behind it',
      'Say clearly what you can and cannot do about {bit}',
    ],
    check: ['That there is more behind {bit} than it says', 'That {who} knows how long you need to answer {bit}'],
    step: [
      'Give {bit} a clear answer with a day or a time in it',
      'If {bit} leaves you uneasy, ask one plain question',
    ],
  },
};
