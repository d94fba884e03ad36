import type { Draft, Ended, Snapshot } from '#server/coach/run/draft.ts';
import type { Rooms } from '#server/coach/run/going.ts';
import type { Source } from '#server/coach/run/reply-events.ts';
import { type Kept, openKept, openProgress } from '#server/coach/run/seal.ts';
import { find, progressOf, type Run } from '#server/coach/run/store.ts';
import type { Waiters } from '#server/coach/run/waiters.ts';
import type { Foundation } from '#server/foundation.ts';

type Deps = Pick<Foundation, 'db' | 'vault'>;

const NOTHING_YET = { edition: 0, text: '', reason: null, safety: null };
/** Milliseconds after which a reader looks without being woken. */
const LOOK_AGAIN = 1500;

/** An ended reply, from where it is stored. */
export async function keptOf({ vault }: Pick<Deps, 'vault'>, rooms: Rooms, row: Run): Promise<Kept | undefined> {
  const kept = openKept(await vault.of(row.ownerId), row);
  return kept ?? (row.endedAt ? rooms.get(row.room)?.read?.(row) : undefined);
}

async function snapshotOf(deps: Deps, rooms: Rooms, row: Run): Promise<Snapshot> {
  const kept = await keptOf(deps, rooms, row);
  if (kept || row.endedAt) {
    const { text, edition, reason, safety, meta } = kept ?? { ...NOTHING_YET, meta: null };
    return {
      text,
      edition,
      reason,
      safety,
      ending: { status: row.status as Ended, meta, failure: kept?.failure ?? null },
    };
  }
  const progress = await progressOf(deps.db, row.id);
  if (!progress) return { ...NOTHING_YET, ending: null };
  return { ...openProgress(await deps.vault.of(row.ownerId), progress), ending: null };
}

const GONE: Snapshot = { ...NOTHING_YET, ending: { status: 'failed', meta: null } };

/** Reads this process's draft while it is being written, and the tables afterwards. */
export function sourceOf(
  deps: Deps,
  { waiters, rooms }: { waiters: Waiters; rooms: Rooms },
  run: { ownerId: string; id: string },
  draft?: Draft,
): Source {
  const here = () => (draft && !draft.isLost ? draft : undefined);
  return {
    changed: () => here()?.changed() ?? waiters.wait(run.id, LOOK_AGAIN),
    async look() {
      const written = here();
      if (written) return written.look();
      const row = await find(deps.db, run.ownerId, run.id);
      return row ? snapshotOf(deps, rooms, row) : GONE;
    },
  };
}
