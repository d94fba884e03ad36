import type { Snapshot } from '#server/coach/run/draft.ts';
import type { Going, RunnerHouse } from '#server/coach/run/going.ts';
import { sealProgress } from '#server/coach/run/seal.ts';
import { saveProgress } from '#server/coach/run/store.ts';
import { NoKey } from '#server/vault/vault.ts';

/** So many ids fit into one event of the bus. */
const IDS_IN_ONE = 150;

const placeOf = ({ edition, text }: Snapshot) => `${edition}.${text.length}`;

/**
 * Saves every draft that grew since the last time in one statement, for readers in other processes. One that can't be
 * sealed holds up no other, and that of someone who was erased meanwhile is left out.
 */
export async function saveGrown({ db, bus, vault }: Pick<RunnerHouse, 'db' | 'bus' | 'vault'>, all: Iterable<Going>) {
  const grown = [...all]
    .map((going) => ({ going, row: going.row, now: going.draft.look() }))
    .filter(({ going, now }) => !now.ending && now.text && going.saved !== placeOf(now));
  if (grown.length === 0) return;
  const rows = grown.map(async ({ row, now }) => sealProgress(await vault.of(row.ownerId), row.id, now));
  const sealed = await Promise.allSettled(rows);
  const saved = await saveProgress(
    db,
    sealed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
  );
  for (const { going, row, now } of grown) if (saved.has(row.id)) going.saved = placeOf(now);
  for (let at = 0; at < grown.length; at += IDS_IN_ONE) {
    const runs = grown.slice(at, at + IDS_IN_ONE).map(({ row }) => row.id);
    await bus.publish({ kind: 'coach.told', ids: { runs: runs.join() } });
  }
  const failed = sealed.find((one) => one.status === 'rejected' && !(one.reason instanceof NoKey));
  if (failed?.status === 'rejected') throw failed.reason;
}
