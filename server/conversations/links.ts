import { createHash, randomBytes } from 'node:crypto';
import { JOIN_DAYS, type JoinLink } from '#contract/mediation.ts';
import type { joinLinks } from '#server/conversations/table.ts';

export type LinkRow = typeof joinLinks.$inferSelect;

const DAY = 24 * 60 * 60 * 1000;

/** 256 bits that nobody can guess: a plain hash of them is enough, and is all that is kept. */
export const newToken = () => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export const expiryFrom = (now: Date) => new Date(now.getTime() + JOIN_DAYS * DAY);

/** The token stands in the fragment, which no server is ever sent. */
export const addressOf = (publicUrl: string, threadId: string, token: string) =>
  `${publicUrl}/conversations?join=${threadId}#${token}`;

const isLive = (row: Pick<LinkRow, 'usedBy' | 'closedAt' | 'expiresAt'>, now: Date) =>
  row.usedBy === null && row.closedAt === null && row.expiresAt > now;

/** Who used it is not told here: whoever came in is seen there. */
export const presentLink = (row: LinkRow, now: Date): JoinLink => ({
  id: row.id,
  state: row.usedBy ? 'used' : isLive(row, now) ? 'open' : 'closed',
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
