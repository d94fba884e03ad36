import { type MessageRow, openBody } from '#server/chats/messages.ts';
import { joined, type Member } from '#server/chats/people.ts';
import type { Safe } from '#server/vault/vault.ts';

type Held = { members: readonly Member[]; safe: Safe };

const CALLS = /\bmallama\b/i;

/**
 * In a shared session Mallama does not answer every line: only when it is called by name, or when everybody has
 * said something since its last answer. What the safety layer heeded never makes it speak: the answer would show.
 * Takes the messages since then, newest first, and answers the one to reply to.
 */
export function isTurnDue({ members, safe }: Held, since: readonly MessageRow[]): MessageRow | undefined {
  const said = since.filter((row) => row.authorId !== null && !row.isRemoved && openBody(safe, row).safety === null);
  const spoke = new Set(said.map(({ authorId }) => authorId));
  if (said.some((row) => CALLS.test(openBody(safe, row).text))) return said[0];
  return joined(members).every(({ id }) => spoke.has(id)) ? said[0] : undefined;
}
