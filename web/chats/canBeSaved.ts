import type { Message } from '#contract/messages.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { graveLately } from '#web/app/thread/messages.ts';

/** Saving asks how the chat ended, and then for notes and a title. */
export type Saving = 'ending' | 'form';

/** Something was written in it, and nothing grave lately: nobody is asked that day whether it is resolved. */
export const canBeSaved = (messages: readonly Message[]): boolean =>
  messages.some(({ isMine }) => isMine) && !graveLately(messages, serverNow());
