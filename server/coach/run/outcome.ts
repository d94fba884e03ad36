import { answer, type Made } from '#server/coach/run/answer.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import type { Ending } from '#server/coach/run/draft.ts';
import type { Going, RunnerHouse, Why } from '#server/coach/run/going.ts';
import { drop } from '#server/coach/run/prepare.ts';
import { openQuestion } from '#server/coach/run/seal.ts';
import { withoutContent } from '#server/http/failure.ts';

/** A reply over which so many processes died or stopped is not begun again. */
const ATTEMPTS = 5;

export type Outcome = { ending: Ending; made?: Made } | 'left';

const nothing = (status: 'stopped' | 'failed'): Outcome => ({ ending: { status, meta: null } });

/** Writes the reply into its draft, and says how that ended: always by name. */
export async function outcomeOf(house: RunnerHouse, desk: Desk, { row, draft, stop, ready }: Going): Promise<Outcome> {
  let isUsed = false;
  try {
    if (row.stopAskedAt) return nothing('stopped');
    if (row.attempts > ATTEMPTS) return nothing('failed');
    const question = openQuestion(await house.vault.of(row.ownerId), row);
    const asked = { ...question, task: row.task, people: row.people };
    isUsed = true;
    const made = await answer(desk, asked, draft, stop.signal, ready);
    return { ending: { status: 'done', meta: made.meta }, made };
  } catch (error) {
    if (stop.signal.reason === ('leaving' satisfies Why)) return 'left';
    if (stop.signal.aborted) return nothing('stopped');
    house.log.error({ task: row.task, error: withoutContent(error) }, 'no coach could answer');
    return nothing('failed');
  } finally {
    if (ready && !isUsed) await drop(desk, ready);
  }
}
