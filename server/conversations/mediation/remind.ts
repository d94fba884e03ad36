import { eq } from 'drizzle-orm';
import { threads } from '#server/chats/table.ts';
import { type Held, holdMediation } from '#server/conversations/mediation/held.ts';
import type { Transaction } from '#server/database/open.ts';
import { users } from '#server/database/users.ts';
import type { Profile } from '#server/identity/claims.ts';
import type { House } from '#server/services.ts';

export const CHECK_IN = 'conversations.checkIn';
/** By the clock of the world's middle: in the morning there, and on that day nearly everywhere. */
const HOUR = 8;

/** On the day that they chose, everybody is reminded, once. */
export async function remindOn({ jobs }: Pick<House, 'jobs'>, { tx, thread, checkInOn }: Held) {
  if (checkInOn === null) return;
  const runAt = new Date(`${checkInOn}T0${HOUR}:00:00Z`);
  await jobs.add(CHECK_IN, { id: thread.id }, { runAt, key: `${CHECK_IN}:${thread.id}`, tx });
}

async function addressOf({ vault }: Pick<House, 'vault'>, tx: Transaction, userId: string) {
  const [row] = await tx.select({ sealed: users.sealed }).from(users).where(eq(users.id, userId));
  return row ? (await vault.of(userId)).open<Profile>('users', userId, row.sealed).email : null;
}

/** Words that tell a bystander nothing. */
export async function checkIn(house: Omit<House, 'close'>, threadId: string) {
  await house.db.transaction(async (tx) => {
    const [thread] = await tx.select().from(threads).where(eq(threads.id, threadId)).for('update');
    const held = thread && (await holdMediation(house, tx, thread));
    if (held?.state.phase !== 'agreed') return;
    const link = `${house.config.publicUrl}/`;
    const text = `There's something you wanted to be reminded of. Log in to see it:\n\n${link}\n`;
    for (const id of held.circle) {
      await house.live.tell(id, { kind: 'conversations.checkIn', id: threadId }, tx);
      const to = await addressOf(house, tx, id);
      if (to) await house.mail.send({ kind: 'reminder', to, subject: 'A reminder from Mallama', text }, tx);
    }
  });
}
