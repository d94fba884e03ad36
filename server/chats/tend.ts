import { LOOK_BACK, lookBack } from '#server/chats/look-back.ts';
import { PART, partChats } from '#server/chats/part.ts';
import { breakQuiet, QUIET } from '#server/chats/quiet.ts';
import { holdForReply, ROOM, replyEnded } from '#server/chats/reply.ts';
import type { Ground } from '#server/chats/say.ts';
import { FORGET, forgetAbout, TIDY, TIDY_SECONDS, tidyChats } from '#server/chats/tidy.ts';

/** What happens to chats while nobody looks. */
export async function tendChats(house: Ground) {
  house.coach.runs.onEnd(ROOM, (tx, closed) => replyEnded(house, tx, closed), holdForReply);
  house.jobs.handle(LOOK_BACK, ({ thread = '', message = '' }) => lookBack(house, thread, message));
  house.jobs.handle(QUIET, ({ thread = '', message = '' }) => breakQuiet(house, thread, message));
  // Added by an older version.
  house.jobs.handle('chats.shred', ({ thread = '' }) => house.vault.shred(thread));
  house.jobs.handle(FORGET, ({ id = '' }) => forgetAbout(house, id));
  house.jobs.handle(PART, ({ one = '', other = '' }) => partChats(house, one, other));
  house.jobs.handle(TIDY, () => tidyChats(house));
  await house.jobs.every(TIDY, TIDY_SECONDS);
}
