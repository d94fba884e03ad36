import type { Made } from '#server/coach/run/answer.ts';
import type { Ended } from '#server/coach/run/draft.ts';
import type { Going, Rooms, RunnerHouse } from '#server/coach/run/going.ts';
import type { Outcome } from '#server/coach/run/outcome.ts';
import { type Kept, openQuestion, sealKept } from '#server/coach/run/seal.ts';
import { close, forgetRun, putBack, type Run } from '#server/coach/run/store.ts';

type Ending = { status: Ended; kept: Kept; worker?: string; output?: Made['output'] };

/** Ends the reply once and publishes it. What the room does at the end is in the same transaction. */
export async function end(house: RunnerHouse, rooms: Rooms, run: Run, { status, kept, worker, output: made }: Ending) {
  const { db, bus, vault, now } = house;
  const { id, ownerId, subject, room } = run;
  const its = rooms.get(room);
  const safe = await vault.of(ownerId);
  const output = its?.read ? null : sealKept(safe, id, kept);
  const result = made && { input: openQuestion(safe, run).input, output: made };
  return db.transaction(async (tx) => {
    if (subject) await its?.hold?.(tx, subject);
    if (!(await close(tx, id, worker, status, { output, endedAt: now() }))) return false;
    await its?.onEnd(tx, { id, ownerId, subject, status, ...kept, ...(result && { result }) });
    if (its?.takes && status === 'done') await forgetRun(tx, id);
    await bus.publish({ kind: 'coach.told', ids: { runs: id } }, tx);
    return true;
  });
}

/** Saves what was written here, unless another process writes the reply now. */
export async function finish(
  house: RunnerHouse,
  rooms: Rooms,
  worker: string,
  { row, draft }: Going,
  { ending, made, fault = null }: Exclude<Outcome, 'left'>,
) {
  const { text, edition, reason, safety } = draft.look();
  const { meta, failure = null, status } = ending;
  // Who answered and what failed is sealed too: with a provider configured, an answer by the guide can reveal danger.
  const kept = { text, edition, reason, safety, meta, failure, fault };
  const { notice = null, guide = null, output } = made ?? {};
  const how = { status, worker, kept: { ...kept, notice, guide }, ...(output && { output }) };
  if (await end(house, rooms, row, how)) draft.end(ending);
  else draft.lose();
}

/** Leaves the reply to another process, which starts it again. */
export async function giveBack({ db, bus }: RunnerHouse, worker: string, { row, draft }: Going) {
  await putBack(db, worker, row.id);
  await bus.publish({ kind: 'coach.waiting', ids: {} });
  draft.lose();
}
