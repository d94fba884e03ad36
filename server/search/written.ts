import type { FoundKind } from '#contract/search.ts';
import type { House } from '#server/services.ts';

/** Something a member wrote, and the address it opens at. */
export type Written = {
  kind: FoundKind;
  id: string;
  part: string | null;
  title: string;
  text: string;
  at: Date;
  path: string;
};

export type Deps = Pick<House, 'db' | 'read' | 'vault' | 'now'>;

/** A room's texts of a member, newest first. Rows are read as the caller asks for more. */
export type Source = (house: Deps, userId: string) => AsyncIterable<Written>;

/** Merges sources, newest first. */
export async function* newestFirst(sources: readonly AsyncIterable<Written>[]): AsyncGenerator<Written> {
  const readers = sources.map((source) => source[Symbol.asyncIterator]());
  try {
    const heads = await Promise.all(readers.map((reader) => reader.next()));
    for (;;) {
      const at = newestOf(heads);
      const head = heads[at];
      const reader = readers[at];
      if (!head || head.done || !reader) return;
      yield head.value;
      heads[at] = await reader.next();
    }
  } finally {
    await Promise.all(readers.map((reader) => reader.return?.()));
  }
}

function newestOf(heads: readonly IteratorResult<Written>[]): number {
  let best = -1;
  let latest = Number.NEGATIVE_INFINITY;
  heads.forEach((head, i) => {
    if (head.done || head.value.at.getTime() <= latest) return;
    best = i;
    latest = head.value.at.getTime();
  });
  return best;
}
