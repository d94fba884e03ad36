import { eq } from 'drizzle-orm';
import { remindOf } from '#server/account/account.ts';
import { threads } from '#server/chats/table.ts';
import { type Held, holdMediation } from '#server/conversations/mediation/held.ts';
import type { House } from '#server/services.ts';

export const CHECK_IN = 'conversations.checkIn';
/** In UTC: morning there, and the same date nearly everywhere. */
const HOUR = 8;

/** Reminds everyone once, on the date they chose. */
export async function remindOn({ jobs }: Pick<House, 'jobs'>, { tx, thread, checkInOn }: Held) {
  if (checkInOn === null) return;
  const runAt = new Date(`${checkInOn}T0${HOUR}:00:00Z`);
  await jobs.add(CHECK_IN, { id: thread.id }, { runAt, key: `${CHECK_IN}:${thread.id}`, tx });
}

/** Reminds everyone who agreed, each in the way they chose. */
export async function checkIn(house: Omit<House, 'close'>, threadId: string) {
  await house.db.transaction(async (tx) => {
    const [thread] = await tx.select().from(threads).where(eq(threads.id, threadId)).for('update');
    const held = thread && (await holdMediation(house, tx, thread));
    if (held?.state.phase !== 'agreed') return;
    for (const id of held.circle) await remindOf(house, tx, id, [{ kind: 'conversations.checkIn', id: threadId }]);
  });
}
