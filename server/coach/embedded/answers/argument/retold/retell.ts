import { BACK } from '#server/coach/embedded/answers/argument/retold/answers.ts';
import { BARBS } from '#server/coach/embedded/answers/argument/retold/barbs.ts';
import { DEEDS } from '#server/coach/embedded/answers/argument/retold/deeds.ts';
import { HABITS } from '#server/coach/embedded/answers/argument/retold/habits.ts';
import { LEAVING } from '#server/coach/embedded/answers/argument/retold/leaving.ts';
import { TURNS } from '#server/coach/embedded/answers/argument/retold/more.ts';
import { ownWays } from '#server/coach/embedded/answers/argument/retold/own-shape.ts';
import { filledIn, type Way } from '#server/coach/embedded/answers/argument/retold/shape.ts';
import { wishIn } from '#server/coach/embedded/answers/recast/wishes.ts';

const WAYS: readonly Way[] = [...TURNS, ...LEAVING, ...BARBS, ...HABITS, ...BACK, ...DEEDS];
const NAMING =
  /^(?:(?:and|so|but|because|god|wow) )*you(?:'re| are| were) (?:just |being |really |too |so |such an? |always |a total |an? |like an? )*(.+)$/i;
const HARD_WORD = 'I am so upset that only hard words come to me, and I do not want to use them';
const LOST = ['I am at a loss right now', 'I do not know what to say to that yet'];

/** The ways to say a hard sentence, by how it is built; undefined where it is not hard. */
export function waysFor(bare: string, matter: string): readonly string[] | undefined {
  for (const [shape, ...ways] of WAYS) {
    const match = shape.exec(bare);
    if (match) return ways.map((way) => filledIn(way, match, matter));
  }
  const name = NAMING.exec(bare)?.[1];
  const named = name && (naming(name) ?? (/^you(?:'re| are) \w+ing\b/i.test(bare) ? doing(bare) : undefined));
  if (named) return named;
  if (/^(?:\w+ )?you(?:'re| are) (?:such|just|a total|a complete) an? \w+$/i.test(bare)) return [HARD_WORD];
  return ownWays(bare);
}

function naming(name: string): readonly string[] | undefined {
  if (/^(?:unbelievable|impossible|unreal|incredible|something else)$/i.test(name)) return LOST;
  if (DOES.test(name)) return undefined;
  const wish = /^(?:not|right|welcome|my|so right|sweet|kind)\b/i.test(name) ? undefined : wishIn(name);
  return wish ? [wish] : undefined;
}

/** What somebody does is no name, except for these. */
const DOES =
  /^(?!overreacting|controlling|lying|exaggerating|embarrassing|disgusting|exhausting|smothering|suffocating|twisting|imagining)\w+ing\b/i;

const doing = (bare: string) => {
  const what = bare.replace(/^you(?:'re| are) /i, '').replace(/,?\s*\bagain$/i, '');
  return /^(?:kidding|joking|going to|getting there|doing (?:great|well|fine)|welcome)/i.test(what)
    ? undefined
    : [`It is hard for me that you are ${what}`, `I find it hard when you are ${what}`];
};
