import { unsaid } from '#server/coach/embedded/say/fill.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';

/** A short turn in a talk that only means something after what was told. */
export type LedTurn = 'other side' | 'step' | 'question';
export type Turn = LedTurn | 'misread' | 'more' | 'unsure' | 'why';

const TURNS: readonly (readonly [Turn, RegExp])[] = [
  ['other side', /\b(?:(?:other|his|her|their) side|point of view|perspective|in (?:his|her|their) shoes)\b/i],
  [
    'step',
    /\b(?:(?:small |first |next )+step|(?:could|can|should) i try(?: first)?|where (?:do|could|should) i (?:start|begin))\b/i,
  ],
  ['question', /\bwhat would you ask\b|\bwhat (?:could|can|should) i ask\b/i],
  [
    'misread',
    /^(?:no[,.]? )?(?:that(?:'s| is| was)|it(?:'s| is)) (?:not (?:quite |really )?(?:it|right|true|what i (?:mean|meant|said))|wrong)\b/i,
  ],
  [
    'why',
    /^(?:but |and )?(?:why|how come)(?: is that| that| so| do you (?:say|think|ask) (?:that|so|this))?\s*[?.!]*$/i,
  ],
  ['more', /^there(?:'s| is) more(?: to it)?\b/i],
  ['unsure', /\b(?:not sure|don'?t know|unsure) what (?:i|to) feel\b|\bnot sure how i feel\b/i],
];
const LONGEST = 12;

/** Which turn a message is; nothing where it tells something of its own. */
export function turnIn(message: string): Turn | undefined {
  const said = message.trim().replaceAll('’', "'");
  if (said.split(/\s+/).length > LONGEST) return undefined;
  return TURNS.find(([, form]) => form.test(said))?.[0];
}

const MISREAD = [
  'Then I have read it wrong, and you know it best.',
  'Thank you for putting me right.',
  'Then let me not guess any more.',
];
const INSTEAD = [
  'What is it about for you, in a few words of your own?',
  'Which word comes nearer?',
  'What did I leave out?',
];
const MORE = ['I am listening.', 'Then let us not hurry.', 'Take the time it needs.'];
const WHAT_ELSE = [
  'What is the part that you have not told yet?',
  'What came before it?',
  'What makes it weigh so much?',
];
const GUESSED = [
  'It was a guess, out of the way you told it, and guesses can be wrong.',
  'I took it from your words, and I may have read more into them than there is.',
  'Because people often tell it like that when there is something underneath; it need not be so with you.',
];
const IS_IT = [
  'Does any of it fit, or is it something else?',
  'What would you put in its place?',
  'Where did it miss?',
];
const MIXED = [
  'That is all right; often there are two feelings at once, and the quieter one is harder to hear.',
  'You do not have to know yet; feelings often come in pairs.',
];
const NEARER = [
  'If you think back to that moment, is it nearer to sad, angry, afraid or ashamed?',
  'When you tell it now, what does it make you want to do: cry, shout, hide or run?',
];

/** A turn that asks Mallama to listen better; nothing where it wants to be led on. */
export function hearing(turn: Turn, seed: number, before: string): string[] | undefined {
  const ways: Partial<Record<Turn, readonly [readonly string[], readonly string[]]>> = {
    misread: [MISREAD, INSTEAD],
    why: [GUESSED, IS_IT],
    more: [MORE, WHAT_ELSE],
    unsure: [MIXED, NEARER],
  };
  return ways[turn]?.map((lines, i) => pick(unsaid(lines, before), seed, i + 1));
}

/** Where too little is known to lead on: first what one can say of any two people, then what would have to be known. */
const LED: Record<LedTurn, readonly [readonly string[], readonly string[]]> = {
  'other side': [
    [
      'I have heard only you, and too little to guess well how it was for {who}.',
      'From here I cannot see how {who} took it, and I would rather not invent it.',
      'I do not know enough of {who} yet to speak from that side.',
    ],
    [
      'If a friend of {who} told the same story, how would it begin?',
      'What would {who} say if I asked how it was?',
      'Which part of it might have looked quite different from where {who} stood?',
    ],
  ],
  step: [
    [
      'Choose one quiet quarter of an hour this week and say only this: “I would like to understand how that was for you.”',
      'Write down tonight, in two sentences, what you would like to be different next time, and read it once more tomorrow before you say anything.',
      'Tell {who} one thing that you liked this week before you come to what was hard.',
    ],
    ['Would that be easy enough to do?', 'What would make that possible this week?', 'What speaks against it?'],
  ],
  question: [
    [
      'I would ask {who}: “How was that for you, from the beginning?”',
      'I would ask {who}: “What did you hope I would do?”',
      'I would ask {who}: “What have I not understood yet?”',
    ],
    [
      'And I would ask you: what answer are you hoping for?',
      'And I would ask you: which answer would be hard to hear?',
      'And I would ask you: what would you do with the answer?',
    ],
  ],
};

export function leading(turn: LedTurn, who: string, seed: number, before: string): string[] {
  return LED[turn].map((lines, i) => pick(unsaid(lines, before), seed, i + 1).replaceAll('{who}', who));
}
