import type { Found, FoundKind } from '#contract/search.ts';
import { matcherFor } from '#server/search/match.ts';
import { type Deps, newestFirst, type Source, type Written } from '#server/search/written.ts';

/** How much is looked through for one question, so that nobody's search is another one's wait. */
type Patience = { texts: number; milliseconds: number };
const PATIENCE: Patience = { texts: 50_000, milliseconds: 2000 };
/** Milliseconds after which others get a turn: a text may be a line, or all of a long chat. */
const BREATH = 10;

type Question = { words: string; kinds?: readonly FoundKind[] | null | undefined; limit: number };

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The newest places where all the words stand; `isAll` where there are no others. */
export async function find(
  house: Deps,
  userId: string,
  { words, kinds, limit }: Question,
  sources: readonly Source[],
  patience: Patience = PATIENCE,
): Promise<{ found: Found[]; isAll: boolean }> {
  const match = matcherFor(words);
  const until = performance.now() + patience.milliseconds;
  let breathed = performance.now();
  const found: Found[] = [];
  let seen = 0;
  for await (const { text, at, ...place } of newestFirst(sources.map((source) => source(house, userId)))) {
    if (seen === patience.texts || performance.now() > until) return { found, isAll: false };
    seen += 1;
    if (performance.now() - breathed > BREATH) {
      await breathe();
      breathed = performance.now();
    }
    const hit = !kinds || kinds.includes(place.kind) ? match(withTitle(place, text)) : undefined;
    if (!hit) continue;
    if (found.length === limit) return { found, isAll: false };
    found.push({ ...place, ...hit, at: at.toISOString() });
  }
  return { found, isAll: true };
}

/** What opens as a whole is found by its name too. */
const withTitle = ({ part, title }: Pick<Written, 'part' | 'title'>, text: string) =>
  part === null && !text.includes(title) ? `${title} ${text}`.trim() : text;
