import { unsaid } from '#server/coach/embedded/say/fill.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';

/** A short turn in a talk that only means something after what was told. */
export type LedTurn = 'other side' | 'step' | 'question';
export type Turn = LedTurn | 'misread' | 'more' | 'unsure';

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
    more: [MORE, WHAT_ELSE],
    unsure: [MIXED, NEARER],
  };
  return ways[turn]?.map((lines, i) => pick(unsaid(lines, before), seed, i + 1));
}
