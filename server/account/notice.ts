import { eq } from 'drizzle-orm';
import type { NoticeCause } from '#contract/account.ts';
import { aiNotices } from '#server/account/table.ts';
import type { House } from '#server/services.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** After such a pause a conversation counts as new. */
const PAUSE = 30 * MINUTE;
const LONG = 3 * HOUR;
const ABSENCE = 7 * DAY;

type Talk = { due: NoticeCause | null; talkingSince: Date; lastTalkAt: Date };

/** The state after one more message. A notice that is due stays due until it is acknowledged. */
export function afterTalk(before: Talk | undefined, now: Date): Talk {
  if (!before) return { due: 'first', talkingSince: now, lastTalkAt: now };
  const pause = now.getTime() - before.lastTalkAt.getTime();
  const talkingSince = pause >= PAUSE ? now : before.talkingSince;
  return { due: before.due ?? causeOf(pause, now.getTime() - talkingSince.getTime()), talkingSince, lastTalkAt: now };
}

function causeOf(pause: number, talked: number): NoticeCause | null {
  if (pause >= ABSENCE) return 'absence';
  return talked >= LONG ? 'hours' : null;
}

type Deps = Pick<House, 'db' | 'now'>;

/** Records a message by the server's clock, so that a reload changes nothing. */
export async function noteTalk({ db, now }: Deps, ownerId: string) {
  return db.transaction(async (tx) => {
    const first = await tx
      .insert(aiNotices)
      .values({ ownerId, ...afterTalk(undefined, now()) })
      .onConflictDoNothing()
      .returning({ due: aiNotices.due });
    if (first[0]) return first[0];
    const [row] = await tx.select().from(aiNotices).where(eq(aiNotices.ownerId, ownerId)).for('update');
    const talk = afterTalk(row, now());
    await tx.update(aiNotices).set(talk).where(eq(aiNotices.ownerId, ownerId));
    return { due: talk.due };
  });
}

/** Starts the three hours again. */
export async function acknowledgeNotice({ db, now }: Deps, ownerId: string) {
  const at = now();
  const heard = { due: null, talkingSince: at, lastTalkAt: at, acknowledgedAt: at };
  await db
    .insert(aiNotices)
    .values({ ownerId, ...heard })
    .onConflictDoUpdate({ target: aiNotices.ownerId, set: heard });
  return { due: null };
}
