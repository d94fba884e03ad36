import type { Lines } from '#server/coach/embedded/answers/relationship/known.ts';
import type { Strain } from '#server/coach/embedded/answers/relationship/signals.ts';
import { KNOWN, type Known } from '#server/coach/embedded/answers/relationship/strains.ts';
import { filled, type Slots } from '#server/coach/embedded/say/fill.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';
import { storyOf } from '#server/coach/embedded/understand/story.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

export type Ground = {
  seen: Understood;
  slots: Slots & { who: string };
  known: Lines | undefined;
  strains: readonly { kind: Strain; bit: string; toThem: string | null }[];
  /** What is good, said back. */
  good: readonly string[];
  atWork: boolean;
};

/** A line about a strain, filled, and still open at both ends. */
export const strainLine = ({ seen, slots }: Ground, kind: Strain, field: keyof Known, turn: number): string =>
  open(pick(KNOWN[kind][field], seen.seed, turn), slots);

const KEEP = [
  'Tell {who} this week, in one sentence, what you are glad of: that {good}.',
  'Say once aloud to {who} what you told here, that {good}; it is heard less often than you think.',
  'Keep what works and let {who} know that you see it: {good}.',
];

const HEAVY = 'Write down in two sentences what weighs most in it for you, and tell {who} the first of them this week';
const CALM = 'Ask {who} what one more good thing in your week would be, and answer the same question yourself';

/** Things to do, each with a when or a how: what is known to help, a way to begin, something to agree on, something to keep. */
export function recommended(ground: Ground): string[] {
  const { known, strains, good, slots, seen } = ground;
  const steps = [
    known?.of('step', 1) ?? '',
    ...strains
      .slice(0, known ? 1 : 2)
      .map(({ kind }, at) => sentence(strainLine(ground, kind, ground.atWork ? 'work' : 'step', at + 2))),
  ].filter(Boolean);
  const [only] = strains;
  if (steps.length === 1 && only) steps.push(second(ground, only.kind, steps[0] ?? ''));
  const best = good.find((bit) => !/^You (?!two\b|have\b)/.test(bit));
  const keep = best
    ? filled(pick(KEEP, seen.seed, 5), { ...slots, good: lowered(best) })
    : filled(
        'Write down one moment with {who} in the coming week that went better than usual, and what was different',
        slots,
      );
  const calm = steps.length ? '' : filled(seen.sentiment < 0 ? HEAVY : CALM, slots);
  const deal = known ? sentence(`You two could ${known.of('deal', 3).replace(/^never /, 'agree never to ')}`) : '';
  return [...steps, calm, beginning(ground), deal, keep].filter(Boolean).slice(0, 5);
}

/** Another step for the same strain. */
function second(ground: Ground, kind: Strain, before: string): string {
  const all = KNOWN[kind][ground.atWork ? 'work' : 'step'].map((line) => sentence(open(line, ground.slots)));
  return pick(
    all.filter((line) => line !== before),
    ground.seen.seed,
    3,
  );
}

/** A first sentence to the other one: what happens, how it is, and one question. */
function beginning(ground: Ground): string {
  const { seen, known, strains } = ground;
  const one = strains.find(({ toThem }) => toThem);
  if (!one?.toThem) return '';
  const { felt: word } = storyOf(seen);
  const felt =
    word && new RegExp(`\\b(?:I|i)(?:'m| am| feel| felt| get| got)\\b[^.!?]{0,24}${word}`, 'i').test(seen.text)
      ? word
      : null;
  const rest = known ? known.of('words', 4) : strainLine(ground, one.kind, 'ask', 4);
  return `A way to begin the talk: “${sentence(one.toThem + (felt ? `, and I feel ${felt}` : ''))} ${rest}”`;
}

/** Filled in, as part of a longer sentence. */
export const open = (template: string, slots: Slots): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');

export const lowered = (text: string) =>
  /^(?:You|Your|He|She|They|His|Her|Their|The|It|Its|Nobody|Everyone|Yesterday|Today|Last|This|Lately|When|If|Since|After|Every|Once|On|In|At|There|Some|And|Nobody|Your)\b/.test(
    text,
  ) || !/^\p{Lu}\p{Ll}+\b/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
