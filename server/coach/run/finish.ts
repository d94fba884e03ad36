import type { Going, Rooms, RunnerHouse } from '#server/coach/run/going.ts';
import type { Outcome } from '#server/coach/run/outcome.ts';
import { sealKept } from '#server/coach/run/seal.ts';
import { close, putBack } from '#server/coach/run/store.ts';

type Ended = Exclude<Outcome, 'left'>;

/** Writes the end down, once, and tells it; in the same transaction the room does what it does with a reply. */
export async function finish(house: RunnerHouse, rooms: Rooms, worker: string, { row, draft }: Going, ended: Ended) {
  const { db, bus, vault, now } = house;
  const { id, ownerId, subject, room } = row;
  const { text, edition, reason, safety } = draft.look();
  const { ending, made } = ended;
  const notice = made?.notice ?? null;
  const guide = made?.guide ?? null;
  const failure = ending.failure ?? null;
  // Who answered and what failed is sealed as well: where a provider is there, the guide speaks up in danger.
  const kept = { text, edition, reason, safety, meta: ending.meta, notice, guide, failure, fault: ended.fault ?? null };
  const output = sealKept(await vault.of(ownerId), id, kept);
  const its = rooms.get(room);
  const isMine = await db.transaction(async (tx) => {
    if (subject) await its?.hold?.(tx, subject);
    if (!(await close(tx, id, worker, ending.status, { output, endedAt: now() }))) return false;
    await its?.onEnd(tx, { id, ownerId, subject, ...ending, text, notice, guide });
    await bus.publish({ kind: 'coach.told', ids: { runs: id } }, tx);
    return true;
  });
  if (isMine) draft.end(ending);
  else draft.lose();
}

/** Leaves the reply to another process, which begins it anew. */
export async function giveBack({ db, bus }: RunnerHouse, worker: string, { row, draft }: Going) {
  await putBack(db, worker, row.id);
  await bus.publish({ kind: 'coach.waiting', ids: {} });
  draft.lose();
}
