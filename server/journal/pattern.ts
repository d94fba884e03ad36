import { type Entry, LOOKED_BACK } from '#contract/journal.ts';
import { levelOf } from '#contract/journal-moods.ts';
import { hasTag, type OpenEntry } from '#server/journal/entry.ts';

/** Fewer times may be chance. */
const TIMES = 3;

/** The mood of these entries, where two in three share it. */
function feltLike(sources: readonly OpenEntry[]): string {
  const low = sources.filter(({ mood }) => levelOf(mood) <= 2).length;
  const high = sources.filter(({ mood }) => levelOf(mood) >= 4).length;
  const all = sources.length;
  const times = (count: number) => (count === all ? `all ${all}` : `${count} of those ${all}`);
  if (low / all >= 2 / 3) return ` You felt low in ${times(low)}.`;
  if (high / all >= 2 / 3) return ` You felt good in ${times(high)}.`;
  return '';
}

/** The tag of an entry that recurs most in the entries before it, with those entries. */
export function patternOf(entry: OpenEntry, earlier: readonly OpenEntry[]): Entry['aiInsights'] {
  const seen = [entry, ...earlier.slice(0, LOOKED_BACK - 1)];
  const counted = entry.tags
    .map((tag) => ({ tag, sources: seen.filter((one) => hasTag(one, tag)) }))
    .toSorted((a, b) => b.sources.length - a.sources.length);
  const [most] = counted;
  if (!most || most.sources.length < TIMES) return null;
  const { tag, sources } = most;
  return {
    emotionalPattern: `“${tag}” is in ${sources.length} of your last ${seen.length} entries.${feltLike(sources)}`,
    sources: sources.map(({ id, title, on }) => ({ id, title, on })),
  };
}

/** The entries of a list, newest first, each with what recurs in it; `more` are the entries that follow the list. */
export const withPatterns = (shown: readonly OpenEntry[], more: readonly OpenEntry[] = []): Entry[] => {
  const all = [...shown, ...more];
  return shown.map((entry, at) => ({ ...entry, aiInsights: patternOf(entry, all.slice(at + 1, at + LOOKED_BACK)) }));
};
