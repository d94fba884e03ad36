import { createHash, randomBytes } from 'node:crypto';
import { JOIN_DAYS, type JoinLink } from '#contract/mediation.ts';
import type { joinLinks } from '#server/conversations/table.ts';

export type LinkRow = typeof joinLinks.$inferSelect;

const DAY = 24 * 60 * 60 * 1000;

/** 256 random bits, so a plain hash is safe to store. */
export const newToken = () => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export const expiryFrom = (now: Date) => new Date(now.getTime() + JOIN_DAYS * DAY);

/** The token stands in the fragment, which browsers send to no server. */
export const addressOf = (publicUrl: string, threadId: string, token: string) =>
  `${publicUrl}/conversations?join=${threadId}#${token}`;

const isLive = (row: Pick<LinkRow, 'usedBy' | 'closedAt' | 'expiresAt'>, now: Date) =>
  row.usedBy === null && row.closedAt === null && row.expiresAt > now;

/** Without who used it: that is visible in the conversation. An export names nobody. */
export const presentLink = (row: LinkRow, now: Date, invited: string | null = null): JoinLink => ({
  id: row.id,
  invited,
  state: row.usedBy ? 'used' : isLive(row, now) ? 'open' : 'closed',
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
