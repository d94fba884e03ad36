import type { Scene } from '#server/coach/embedded/answers/chat/scene.ts';

export type Turn = {
  seed: number;
  /** How many messages the writer has sent before this one. */
  turn: number;
  glad: boolean;
  /** What Mallama said in its last replies. */
  before: string;
  /** No other side is asked about where somebody may not be safe. */
  safe: boolean;
};

const GLAD = [
  'What did you two do differently this time?',
  'What made it possible?',
  'What of it would you like more of?',
];
const WHAT_IT_WAS = {
  felt: [
    'What did you want most in that moment?',
    'What was the hardest part of it?',
    'Has it been like this before, or was this time different?',
    'What did you do then?',
  ],
  theirs: [
    'What was that like for you?',
    'What did you feel when it happened?',
    'What went through you in that moment?',
  ],
  mine: ['What were you hoping would happen when you said it?', 'What had been building up before that?'],
  feeling: ['When is it strongest?', 'What happened the last time you felt it?', 'How long has it been like this?'],
  little: [
    'Can you tell me about the last time it happened?',
    'What happened, as somebody else in the room would have seen it?',
    'What would you like to be different?',
  ],
};
const OTHER_SIDE = [
  'How do you think it was for {who}?',
  'What might {who} say happened, if I could ask?',
  'What do you wish {who} knew about it?',
];
const PERMISSION = [
  'Would you like an idea for what to say, or shall I keep listening?',
  'Would it help to look at what you could try, or is there more to tell first?',
  'Shall we look for words for it, or do you want to stay with this a little?',
];
/** Beside a question about safety the other one names what they told. */
const CAREFUL = [
  'What happened just before {bit}?',
  'What do you need most right now, when you think of {bit}?',
  'Who else knows about {bit}?',
];

/** A reply to one of these is a wish for advice, where it is yes. */
export const ASKED_PERMISSION =
  /\bwould you like (?:an|one) idea\b|\bshall I keep listening\?|\bmore to tell first\?|\bstay with this a little\?\s*$/i;

function first({ theirs, felt, mineBack, feel }: Scene): readonly string[] {
  if (theirs && felt) return WHAT_IT_WAS.felt;
  if (mineBack) return WHAT_IT_WAS.mine;
  if (theirs) return WHAT_IT_WAS.theirs;
  return felt || feel ? WHAT_IT_WAS.feeling : WHAT_IT_WAS.little;
}

/** First what happened, then how the other may see it, then whether advice is wanted. */
export function questionsFor(scene: Scene, { turn, glad, safe }: Turn): readonly string[] {
  if (!safe) return CAREFUL;
  if (glad) return GLAD;
  if (turn === 0) return first(scene);
  return turn === 1 ? OTHER_SIDE : PERMISSION;
}
