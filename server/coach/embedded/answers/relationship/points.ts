import { DEEDS, type Deed } from '#server/coach/embedded/answers/relationship/deeds.ts';
import { type Strain, type Strength, signalsIn } from '#server/coach/embedded/answers/relationship/signals.ts';
import { DENIED_GOOD, GOODS, MENDED, SIGNS, STOOD_BY } from '#server/coach/embedded/answers/relationship/signs.ts';
import { partsOf, type Statement } from '#server/coach/embedded/answers/statements/statements.ts';
import { lineOf } from '#server/coach/embedded/line.ts';
import { curve, valence } from '#server/coach/embedded/valence.ts';

export type Pain = 'silence' | 'longing' | 'grief' | 'fear' | 'unsure' | 'hurt';
export type Hard = Strain | Pain;

/** Something that was told which carries or strains. */
export type Point = { text: string; actor: Statement['actor'] } & (
  | { good: Strength; hard: null; deed: null }
  | { good: null; hard: Hard; deed: Deed | null }
);

/** What somebody else did, when it is told of oneself, is a deed of one's own or a feeling. */
const THEIRS = new Set<Hard>(['unheard', 'mistrust', 'criticism', 'pressure', 'neglect', 'unfair', 'conflict']);

function hardIn(text: string, actor: Statement['actor'], strains: readonly Strain[]): Hard | null {
  const signs = SIGNS.filter(([, form]) => form.test(text)).map(([kind]) => kind);
  if (FEELS.test(text) && signs.includes('hurt')) return 'hurt';
  const told = actor === 'me' ? strains.filter((kind) => !THEIRS.has(kind) || OF_THEM.test(text)) : strains;
  return (
    signs.find((kind) => kind === 'grief') ?? told.find((kind) => kind !== 'change') ?? signs[0] ?? told[0] ?? null
  );
}
const FEELS = /^I (?:\w+ )?(?:feel|felt)\b/i;
/** "I hate that she lies": somebody else acts in it as well. */
const OF_THEM = /\b(?:he|she|they|my \w+|his|her|their) (?:\w+ )?(?:\w+s|\w+ed|never|always|keeps?|don't|doesn't)\b/i;

const NOT = /\b(?:not|never|nobody|wasn't|isn't|weren't|hasn't)\b/i;

/** So clearly sad in its words that it is no neutral news. */
const SAD = -0.3;

function pointOf(text: string, actor: Statement['actor']): Point | null {
  const deed = DEEDS.find(({ told }) => told.test(text)) ?? null;
  const { strengths, strains } = signalsIn(lineOf(text));
  const good = GOODS.find(([, form]) => form.test(text) && !DENIED_GOOD.test(text))?.[0] ?? strengths[0]?.kind;
  if (good && MENDED.test(text)) return { text, actor, good: 'repair', hard: null, deed: null };
  if (STOOD_BY.test(text) && !NOT.test(text)) return { text, actor, good: 'support', hard: null, deed: null };
  const hard = hardIn(
    text,
    actor,
    strains.map(({ kind }) => kind as Strain),
  );
  if (deed) return { text, actor, good: null, hard: hard ?? deed.kind, deed };
  if (hard) return { text, actor, good: null, hard, deed: null };
  if (good) return { text, actor, good: good as Strength, hard: null, deed: null };
  return curve(valence(text)) < SAD ? { text, actor, good: null, hard: 'hurt', deed: null } : null;
}

/** What carries and what strains in what was told, each in its own sentence or a part of it that can stand alone. */
export const pointsIn = (statements: readonly Statement[]): Point[] =>
  statements.flatMap(({ text, actor }) => {
    const parts = partsOf(text);
    return (parts.length > 1 ? parts : [text]).flatMap((part) => pointOf(part, actor) ?? []);
  });
