import { queryClient } from '#web/app/queryClient.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { memberMark } from '#web/app/session/member.ts';
import { SessionStore } from '#web/app/session/SessionStore.ts';
import { sessionPort } from '#web/app/session/sessionPort.ts';

export const session = new SessionStore({
  openDoor: async () => (await import('#web/app/session/door.ts')).openDoor(),
  mark: memberMark,
  now: serverNow,
  onPersonGone: () => queryClient.clear(),
});

sessionPort.recheck = () => {
  if (session.read().state === 'signed_in') void session.recheck();
};
