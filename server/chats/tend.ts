import { breakQuiet, QUIET } from '#server/chats/quiet.ts';
import { SHRED } from '#server/chats/remove.ts';
import { holdForReply, ROOM, replyEnded } from '#server/chats/reply.ts';
import type { Ground } from '#server/chats/say.ts';
import { FORGET, forgetAbout, TIDY, TIDY_SECONDS, tidyChats } from '#server/chats/tidy.ts';

/** What happens to chats while nobody looks. */
export async function tendChats(house: Ground) {
  house.coach.runs.onEnd(ROOM, (tx, closed) => replyEnded(house, tx, closed), holdForReply);
  house.jobs.handle(QUIET, ({ thread = '', message = '' }) => breakQuiet(house, thread, message));
  house.jobs.handle(SHRED, ({ thread = '' }) => house.vault.shred(thread));
  house.jobs.handle(FORGET, ({ id = '' }) => forgetAbout(house, id));
  house.jobs.handle(TIDY, () => tidyChats(house));
  await house.jobs.every(TIDY, TIDY_SECONDS);
}
