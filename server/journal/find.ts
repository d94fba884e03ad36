import { setImmediate as breathe } from 'node:timers/promises';
import { type Entry, LOOKED_BACK, type Mood } from '#contract/journal.ts';
import type { Context } from '#server/http/context.ts';
import { hasTag, type OpenEntry, openEntry } from '#server/journal/entry.ts';
import { withPatterns } from '#server/journal/pattern.ts';
import { type Range, rowsOf } from '#server/journal/reads.ts';

type Wanted = Range & {
  words: string;
  mood?: Mood | null | undefined;
  tag?: string | null | undefined;
  relationshipId?: string | null | undefined;
};

/** Rows per query: few at first, for a list that shows only the newest. */
const [FIRST, BATCH] = [100, 500];
/** Milliseconds of work after which other requests get a turn. */
const TURN = 5;

/** Whether an entry matches the filter: it contains every word. */
function matcherFor({ words, mood, tag, relationshipId }: Wanted): (entry: OpenEntry) => boolean {
  const sought = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const holds = ({ title, content, emotions, tags }: OpenEntry) => {
    const text = [title, content, emotions, ...tags].join('\n').toLocaleLowerCase();
    return sought.every((word) => text.includes(word));
  };
  return (entry) =>
    (!mood || entry.mood === mood) &&
    (!relationshipId || entry.relationshipId === relationshipId) &&
    (!tag || hasTag(entry, tag)) &&
    (sought.length === 0 || holds(entry));
}

/** A member's entries, newest first, opened in small batches. */
export async function* openedOf(context: Pick<Context, 'db' | 'vault'>, ownerId: string, range: Range) {
  const safe = await context.vault.of(ownerId);
  let since = performance.now();
  for (let before = range.before, limit = FIRST; ; limit = BATCH) {
    const rows = await rowsOf(context, ownerId, { ...range, before }, limit);
    for (const row of rows) {
      if (performance.now() - since > TURN) {
        await breathe();
        since = performance.now();
      }
      yield openEntry(safe, row);
    }
    if (rows.length < limit) return;
    before = rows.at(-1)?.id;
  }
}

/** The matching entries, each with what recurs in it and the entries before it. */
export async function findEntries(
  context: Pick<Context, 'db' | 'vault'>,
  ownerId: string,
  { limit, ...wanted }: Wanted & { limit: number },
): Promise<Entry[]> {
  const fits = matcherFor(wanted);
  /** Matches wait here until the entries before them are read. */
  const waiting: { entry: OpenEntry; earlier: OpenEntry[] }[] = [];
  for await (const entry of openedOf(context, ownerId, wanted)) {
    const open = waiting.filter(({ earlier }) => earlier.length < LOOKED_BACK - 1);
    for (const one of open) one.earlier.push(entry);
    if (waiting.length === limit && open.length === 0) break;
    if (waiting.length < limit && fits(entry)) waiting.push({ entry, earlier: [] });
  }
  return waiting.flatMap(({ entry, earlier }) => withPatterns([entry], earlier));
}
