import { wentWell } from '#server/coach/health/health.ts';
import { Failed, type Made } from '#server/coach/run/answer.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import type { Ending } from '#server/coach/run/draft.ts';
import type { Going, RunnerHouse, Why } from '#server/coach/run/going.ts';
import { drop } from '#server/coach/run/prepare.ts';
import { openQuestion } from '#server/coach/run/seal.ts';
import { write } from '#server/coach/run/write.ts';
import type { FaultKind } from '#server/wire/fault.ts';
import { withoutContent } from '#server/without-content.ts';

/** After so many processes stopped during a reply, it is not started again. */
const ATTEMPTS = 5;
/** After so many processes died during a reply, it is set aside, since it may be the cause. */
const CRASHES = 2;

export type Outcome = { ending: Ending; made?: Made; fault?: FaultKind | null } | 'left';

const nothing = (status: 'stopped' | 'failed'): Outcome => ({ ending: { status, meta: null } });

/** Writes the reply into its draft and returns how it ended, always by name. */
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
