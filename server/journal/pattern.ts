import { type Entry, LOOKED_BACK } from '#contract/journal.ts';
import { levelOf } from '#contract/journal-moods.ts';
import { hasTag, type OpenEntry } from '#server/journal/entry.ts';

/** Fewer times are chance. */
const TIMES = 3;

/** How the entries with it felt, where two in three felt alike. */
function feltLike(sources: readonly OpenEntry[]): string {
  const low = sources.filter(({ mood }) => levelOf(mood) <= 2).length;
  const high = sources.filter(({ mood }) => levelOf(mood) >= 4).length;
  const all = sources.length;
  const times = (count: number) => (count === all ? `all ${all}` : `${count} of those ${all}`);
  if (low / all >= 2 / 3) return ` You felt low in ${times(low)}.`;
  if (high / all >= 2 / 3) return ` You felt good in ${times(high)}.`;
  return '';
}

/** Which of its tags comes up most in an entry and the ones before it: counted, with the entries it was counted in. */
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

/** Entries of a list, the latest first, each with what comes up again in it; `more` are those that follow. */
export const withPatterns = (shown: readonly OpenEntry[], more: readonly OpenEntry[] = []): Entry[] => {
  const all = [...shown, ...more];
  return shown.map((entry, at) => ({ ...entry, aiInsights: patternOf(entry, all.slice(at + 1, at + LOOKED_BACK)) }));
};
