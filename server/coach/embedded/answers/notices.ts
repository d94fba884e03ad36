import type { Understood } from '#server/coach/embedded/understand/understand.ts';

const UNREAD: Record<Exclude<Understood['unread'], null>, string> = {
  nothing: 'There are no words here to read yet.',
  signs: 'There are only signs here and no words, so this is a guess at most.',
  language: 'This is not in English. The embedded coach reads English, and other languages only in part.',
};
export const TO_AI = 'Part of this text speaks to an AI. It was read as text and not followed.';

/** What a reader should know about an answer before trusting it; null where there is nothing to say. */
export function noticeOf({ unread, addressesAi }: Pick<Understood, 'unread' | 'addressesAi'>): string | null {
  const said = [addressesAi ? TO_AI : '', unread && !(addressesAi && unread === 'nothing') ? UNREAD[unread] : ''];
  return said.filter(Boolean).join(' ') || null;
}
