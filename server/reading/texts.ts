import { Classifier } from '#server/reading/classifier.ts';
import { learned } from '#server/reading/learned.ts';
import { derive, type Reading, readingOf } from '#server/reading/reading.ts';

/** The kinds of text between two people; `other` fits none of them. */
export const TEXT_KINDS = [
  ...(['insult', 'reproach', 'guilt', 'defending', 'closed', 'demand', 'tracking', 'plea', 'ending', 'space'] as const),
  ...(['apology', 'thanks', 'request', 'plan', 'news', 'hello', 'feelings', 'question', 'other'] as const),
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];
type TextSeen = {
  /** Null where that is not certain. */
  kind: TextKind | null;
  /** Certainly hard to hear, whichever of its kinds it is. */
  isHard: boolean;
  isMild: boolean;
};

const HARD = ['insult', 'reproach', 'guilt', 'defending', 'closed', 'demand'] as const;
const HELPS: ReadonlySet<TextKind | null> = new Set(['apology', 'thanks', 'request']);
export const helps = ({ kind }: TextSeen): boolean => HELPS.has(kind);

const kinds = new Classifier<TextKind>(learned('#server/reading/weights/texts.json'));
/** Below this a question is taken literally. */
const HARDLY_HARD = 0.25;
const ASKED_FOR = new Set<TextKind>(['tracking', 'plea']);
/** From here on 97 of 100 texts are hard to hear, measured on writers not learned from. */
const SURELY_HARD = 0.75;
const MILD = 0.2;
const NOTHING_SEEN: TextSeen = { kind: null, isHard: false, isMild: false };

function seenIn(reading: Reading): TextSeen {
  if (!reading.tokens.some(({ kind }) => kind === 'word')) return NOTHING_SEEN;
  const { ranked, chanceOf } = kinds.classify(reading);
  const [first] = ranked;
  if (!first) return NOTHING_SEEN;
  const { label } = first;
  const hard = HARD.reduce((sum, one) => sum + chanceOf(one), 0);
  const isSaid = label !== 'other' && kinds.isSaid(first);
  const isPlain = hard < HARDLY_HARD && !ASKED_FOR.has(label) && reading.sentences.every(({ question }) => question);
  const kind = isSaid ? label : isPlain ? 'question' : null;
  return { kind, isHard: hard >= SURELY_HARD, isMild: hard < MILD };
}

export const textSeen = (text: string): TextSeen => {
  const reading = readingOf(text);
  return derive(reading, reading, seenIn);
};
