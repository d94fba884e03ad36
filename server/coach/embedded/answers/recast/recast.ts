import { SHAPES } from '#server/coach/embedded/answers/recast/shapes.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';
import { understandPart } from '#server/coach/embedded/understand/understand.ts';

export const HARD = new Set<Move>([
  'criticism',
  'contempt',
  'defensiveness',
  'stonewalling',
  'demand',
  'withdraw',
  'guilt_trip',
]);
/** What somebody says of themselves is kept, unless a shape knows better. */
const OWN =
  /^(?:and |but |so |because |well |yes |no )*(?:i|we|i'm|i've|i'd|i'll|my|our|it's my|that was my|he|she|they|his|her|the|there|last|this|thanks?|sorry|yes|no|ok|okay|please|can we|could we|can you|could you|would you|may i|let's|let us|because|mom|mum|dad)\b/i;
export const NOISE =
  /^(?:(?:oh|omg|wow|lol|haha|ugh|jesus|christ|god|ffs|seriously|really|unbelievable|typical|classic|whatever|fine|great|right|sure|please|nice|ok|okay|k|hmm|honestly|impressive|brilliant|good for you|this is (?:ridiculous|insane|crazy|a joke|unbelievable))[\s,.!?]*)+$/i;
export const OPENS =
  /^(?:(?:oh|omg|wow|lol|haha|ugh|jesus|god|seriously|honestly|whatever|fine|come on|great|chill|well(?! done))[\s,]+)+(?=\p{L})/iu;
const TEXTING: readonly (readonly [RegExp, string])[] = [
  [/[’]/g, "'"],
  [/\bu r\b|\bur (?=(?:so|such|too|just|being|always|the|a|an)\b)/gi, 'you are '],
  [/\bur\b/gi, 'your'],
  [/\bu\b/gi, 'you'],
  [/\bIS\b/g, 'is'],
  [/\b(do|did|ca|wo|does|is|was)nt\b/gi, "$1n't"],
  [/\b(its|thats|whats) (?=(?:not|just|my|your|a|the|too|so)\b)/gi, '$1 '],
  [/\bits (?=(?:not|just|my|your|a|an|the|too|so|about)\b)/gi, "it's "],
  [/\bill (?=buy|do|be|call|go|get|make|pay|try|come|talk|help|send|tell|ask|wait|bring)/gi, "I'll "],
  [/\byoure\b/gi, 'you are'],
  [/\bim\b/gi, "I'm"],
  [/\bi\b/g, 'I'],
];
export const spelt = (text: string) => TEXTING.reduce((said, [from, to]) => said.replace(from, to), text);

const LEFT: Record<string, readonly string[]> = {
  criticism: [
    'This bothers me, and I would like us to find a way with {about}',
    'I am upset about this, and I would like your help with it',
    'It gets to me, and I do not want to fight about it',
  ],
  contempt: [
    'That hurt me, and I do not want to hurt you back',
    'I am angrier than I want to be; give me a moment to say it kindly',
    'Let me say that again without the sting',
  ],
  defensiveness: [
    'I feel accused, and I still want to hear what it was like for you',
    'There is my side of {about} as well, and I want to hear yours first',
    'You have a point there, and I would like to tell you how it was for me',
  ],
  stonewalling: [
    'This is getting too much for me; give me half an hour, and I will come back',
    'I need a short break, and then I will listen',
  ],
  demand: ['It would help me to have an answer', 'This is urgent for me, so please tell me when you can'],
  withdraw: [
    'I need a little time, and then I would like to talk about it',
    'I am too tired to do this well now; let us talk tomorrow',
  ],
  guilt_trip: [
    'I miss being noticed in this, and I would like your help',
    'I have carried a lot here, and I would like you to see it',
  ],
};
const FELT = ['I was upset', 'It got to me', 'I found it hard'] as const;
/** Kind words are nobody's to mend. */
export const KIND =
  /\b(?:sorry|apologi[sz]e|thanks?|grateful|proud of|love you|glad|appreciate|didn't mean|you(?:'re| are|'ve| were) right|good point|my fault that|terrible about)\b/i;

export type Recast = {
  said: string;
  hard: boolean;
  move: Move;
  was: string;
  how: string | null /** Said anew by its own shape, and not by what such sentences often mean. */;
  shaped: boolean;
};

const ownMove = (part: string): Move => understandPart(part).moves.label;

/** One sentence as it could be heard: what it tells stays, the blow goes; empty where there was nothing but the blow. */
export function recast(part: string, about: string, turn: number, moveOf = ownMove): Recast {
  const bare = spelt(part)
    .replace(OPENS, '')
    .replace(/[\s.!?…]+$/, '')
    .trim();
  let label: Move | undefined;
  const heard = () => (label ??= moveOf(part));
  const as = (said: string, how: string | null, shaped: boolean): Recast => ({
    said,
    hard: how !== null,
    /** Heard only when it is asked for: shapes speak first. */
    get move() {
      return heard();
    },
    was: part.trim(),
    how,
    shaped,
  });
  if (NOISE.test(part.trim())) return as('', null, false);
  const soft = KIND.test(bare) && !SARCASM.test(part.trim());
  const shape = soft ? undefined : shapeOf(bare, turn);
  if (shape) return as(shape, shape, true);
  if (soft || OWN.test(bare) || !HARD.has(heard())) return as(kept(part), null, false);
  const others = LEFT[heard()] ?? [];
  const said = sentence((others[turn % others.length] ?? '').replace('{about}', spoken(about)));
  return as(said, said, false);
}
export const SARCASM =
  /^(?:wow|oh|great|nice|well)?,? ?thanks (?:for nothing|a lot for)|^(?:wow|oh great|great|nice),? thanks/i;

/** A thing can be named in a talk; the name of a topic is nobody's word. */
export const spoken = (about: string) => (about.startsWith('the ') ? about : 'this');

function shapeOf(bare: string, turn: number): string | undefined {
  for (const [shape, said] of SHAPES) {
    const match = shape.exec(bare);
    if (!match) continue;
    const found = said((at) => (match[at] ?? '').trim());
    if (found)
      return marked(
        found
          .replace('{felt}', FELT[turn % FELT.length] ?? '')
          .replace(/\s+([,.?])/g, '$1')
          .replace(/\s+/g, ' '),
      );
  }
  return undefined;
}

/** A sentence that is kept, without its noise: the same words, with one mark at the end. */
export const kept = (part: string) => {
  const bare = spelt(part)
    .trim()
    .replace(OPENS, '')
    .replace(/[,\s]+(?:jesus|lol|ffs|omg|god|haha)(?=[.!?]*$)/gi, '')
    .replace(/([!?])[!?]+$/, '$1')
    .replace(/\?!/, '?')
    .trim();
  return marked(bare);
};
/** A question keeps, or gets, its mark. */
export const marked = (text: string) =>
  sentence(
    /[.!?]$/.test(text) ||
      !/^(?:can|could|did|do|does|would|will|are|is|was|why|what(?! I\b)|how|when|where|who|have|has|shall)\b|; can we\b/i.test(
        text,
      )
      ? text
      : `${text}?`,
  );
const SPLIT =
  /,\s+(?=(?:i told you|what (?:was|should)|i (?:felt|feel|was) |you (?:always|never|did|said|are|were)\b))/i;

/** What stands before an item of a list. */
const BULLET = /^\s*(?:[-–—•*]\s+|[–—•])/;

export const partsOf = (text: string): string[] =>
  (text.replace(/\n+/g, ' ').match(/[^.!?…]+[.!?…]*(?:\d[^.!?…]*[.!?…]*)?["”]?\s*/g) ?? [text])
    .flatMap((part) => part.split(SPLIT))
    .map((part) => part.replace(BULLET, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

const STUNG = [
  'That stung; give me a moment.',
  'I need a second to take that in.',
  'I do not know what to say to that yet.',
];

/** Several sentences of one speaker, each said anew where it needs it. */
export function recastAll(
  text: string,
  about: string,
  turn: number,
  whole?: () => Move,
): { said: string; parts: Recast[] } {
  const all = partsOf(text);
  // Where the whole is not hard, no part of it is read again; and of one part the whole is all there is.
  const moveOf = (part: string): Move => {
    const move = whole?.();
    return move !== undefined && (all.length === 1 || !HARD.has(move)) ? move : ownMove(part);
  };
  const parts = all.map((part, at) => recast(part, about, turn + at, moveOf));
  const said = [...new Set(parts.map((part) => part.said).filter(Boolean))].join(' ');
  return { said: said || (STUNG[turn % STUNG.length] ?? ''), parts };
}
