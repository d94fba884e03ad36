import type { Found, FoundKind } from '#contract/search.ts';
import { matcherFor } from '#server/search/match.ts';
import { type Deps, newestFirst, type Source, type Written } from '#server/search/written.ts';

/** Limits of one search, so that others do not have to wait. */
type Patience = { texts: number; milliseconds: number };
const PATIENCE: Patience = { texts: 50_000, milliseconds: 2000 };
/** Milliseconds of work after which other requests get a turn: a text may be a line or a long chat. */
const BREATH = 10;

type Question = { words: string; kinds?: readonly FoundKind[] | null | undefined; limit: number };

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The newest matches; `isAll` where there are no others. */
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

/** Things that open as a whole are also found by their title. */
const withTitle = ({ part, title }: Pick<Written, 'part' | 'title'>, text: string) =>
  part === null && !text.includes(title) ? `${title} ${text}`.trim() : text;
