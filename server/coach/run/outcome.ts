import { wentWell } from '#server/coach/health/health.ts';
import type { FaultKind } from '#server/coach/model/fault.ts';
import { Failed, type Made } from '#server/coach/run/answer.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import type { Ending } from '#server/coach/run/draft.ts';
import type { Going, RunnerHouse, Why } from '#server/coach/run/going.ts';
import { drop } from '#server/coach/run/prepare.ts';
import { openQuestion } from '#server/coach/run/seal.ts';
import { write } from '#server/coach/run/write.ts';
import { withoutContent } from '#server/without-content.ts';

/** A reply that so many processes stopped over is not begun again. */
const ATTEMPTS = 5;
/** A reply under which so many processes died is set aside: it may be what they died of. */
const CRASHES = 2;

export type Outcome = { ending: Ending; made?: Made; fault?: FaultKind | null } | 'left';

const nothing = (status: 'stopped' | 'failed'): Outcome => ({ ending: { status, meta: null } });

/** Writes the reply into its draft, and says how that ended: always by name. */
export async function outcomeOf(house: RunnerHouse, desk: Desk, going: Going): Promise<Outcome> {
  const { row, stop, ready } = going;
  let isUsed = false;
  const begun = performance.now();
  try {
    if (row.stopAskedAt) return nothing('stopped');
    if (row.attempts > ATTEMPTS || row.crashes >= CRASHES) return nothing('failed');
    const question = openQuestion(await house.vault.of(row.ownerId), row);
    isUsed = true;
    const made = await write(desk, going, question);
    desk.ledger.tally(wentWell(made.meta, performance.now() - begun));
    return { ending: { status: 'done', meta: made.meta }, made };
  } catch (error) {
    if (stop.signal.reason === ('leaving' satisfies Why)) return 'left';
    if (stop.signal.aborted) return nothing('stopped');
    const adapter = desk.provider?.adapter ?? desk.embedded.name;
    desk.ledger.tally({ adapter, milliseconds: 0, outcome: 'failed' });
    // Why, the draft's readers are told; what was shown so far stays.
    if (error instanceof Failed) {
      const { failure, fault } = error;
      return { ending: { status: 'failed', meta: null, failure }, ...(fault && { fault }) };
    }
    house.log.error({ task: row.task, error: withoutContent(error) }, 'no coach could answer');
    return nothing('failed');
  } finally {
    if (ready && !isUsed) await drop(desk, ready);
  }
}
