import type { Going, RunnerHouse } from '#server/coach/run/going.ts';
import { sealProgress } from '#server/coach/run/seal.ts';
import { saveProgress } from '#server/coach/run/store.ts';

/** An event of the bus has room for so many ids. */
const IDS_IN_ONE = 150;

function hasGrown(going: Going): boolean {
  const { edition, text, ending } = going.draft.look();
  const is = `${edition}.${text.length}`;
  if (ending || !text || going.saved === is) return false;
  going.saved = is;
  return true;
}

/** All that grew since the last time, in one statement, for readers in other processes. */
export async function saveGrown({ db, bus, vault }: Pick<RunnerHouse, 'db' | 'bus' | 'vault'>, all: Iterable<Going>) {
  const grown = [...all].filter(hasGrown);
  if (grown.length === 0) return;
  const rows = grown.map(async ({ row, draft }) => sealProgress(await vault.of(row.ownerId), row.id, draft.look()));
  await saveProgress(db, await Promise.all(rows));
  for (let at = 0; at < grown.length; at += IDS_IN_ONE) {
    const runs = grown.slice(at, at + IDS_IN_ONE).map(({ row }) => row.id);
    await bus.publish({ kind: 'coach.told', ids: { runs: runs.join() } });
  }
}
