import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { SafetyNote } from '#contract/chat.ts';
import { threads } from '#server/chats/table.ts';
import { holdMediation, keep } from '#server/conversations/mediation/held.ts';
import { countNote, dangerIn, noteDanger } from '#server/conversations/mediation/intake.ts';
import { unavailable } from '#server/conversations/phase.ts';
import type { Transaction } from '#server/database/open.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';

export const END = 'conversations.end';
const HELD_BACK = 'This wasn’t sent, and nobody else has seen it.';

type Guarding = Pick<House, 'db' | 'jobs' | 'live' | 'log' | 'now' | 'vault'>;

/** Minutes. The delay is random, so that its time does not reveal whose words ended the mediation. */
const SOONEST = 5;
const LATEST = 30;
const MINUTE = 60_000;

/**
 * Records the danger for the authors of the words. Some time later the mediation ends for everyone, without a reason.
 */
export async function endSoon(
  house: Guarding,
  tx: Transaction,
  threadId: string,
  whose: readonly string[],
  note: SafetyNote,
) {
  const { jobs, live, now } = house;
  for (const memberId of whose) await noteDanger(house, tx, threadId, memberId, note);
  const runAt = new Date(now().getTime() + randomInt(SOONEST * MINUTE, LATEST * MINUTE));
  await jobs.add(END, { id: threadId }, { runAt, key: `${END}:${threadId}`, tx });
  for (const memberId of whose) await live.notify(memberId, { kind: 'conversations.mediation', id: threadId }, tx);
}

/** A message that indicates danger is shown to nobody. Its author gets a card, and the mediation ends. */
export async function holdBack(house: Guarding, threadId: string, memberId: string, text: string) {
  const { isUnsafe, note } = dangerIn(text);
  if (!isUnsafe || !note) return;
  await house.db.transaction((tx) => endSoon(house, tx, threadId, [memberId], note));
  await countNote(house, note);
  throw refuse('forbidden', { reason: 'held_back' }, HELD_BACK);
}

/** Ends it for everyone, and looks the same to everyone. */
export async function endMediation(house: Omit<House, 'close'>, threadId: string) {
  await house.db.transaction(async (tx) => {
    const [thread] = await tx.select().from(threads).where(eq(threads.id, threadId)).for('update');
    const held = thread && (await holdMediation(house, tx, thread));
    if (!held || held.state.phase === 'agreed') return;
    await keep(house, held, { state: unavailable });
  });
}
