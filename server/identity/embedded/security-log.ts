import { desc, eq } from 'drizzle-orm';
import { SecurityEvent } from '#contract/account.ts';
import type { Db } from '#server/database/open.ts';
import type { IdentityDeps } from '#server/identity/deps.ts';
import { securityKey } from '#server/identity/embedded/security.ts';
import { identityEvents } from '#server/identity/embedded/table.ts';
import type { KeyedHash } from '#server/identity/secret.ts';

export type LogDeps = Pick<IdentityDeps, 'db' | 'vault' | 'now'> & { keyedHash: KeyedHash };
type Row = typeof identityEvents.$inferSelect;

/** The most events that are read, and the most lines that are shown. */
const READ = 500;
const SHOWN = 50;
const HOUR = 60 * 60 * 1000;

/** The security events of an account, newest first. */
export const eventsOf = (db: Db, names: { keyedHash: KeyedHash }, accountId: string): Promise<Row[]> =>
  db
    .select()
    .from(identityEvents)
    .where(eq(identityEvents.who, securityKey(names, accountId)))
    .orderBy(desc(identityEvents.at), desc(identityEvents.id))
    .limit(READ);

type Line = { event: Row; since: Date; times: number };

const continues = ({ event, since }: Line, older: Row) =>
  older.kind === event.kind && older.device === event.device && since.getTime() - older.at.getTime() < HOUR;

/** A hundred wrong passwords within an hour of each other are one line, so that they hide nothing else. */
function inLines(events: readonly Row[]): SecurityEvent[] {
  const lines: Line[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (last && continues(last, event)) Object.assign(last, { since: event.at, times: last.times + 1 });
    else lines.push({ event, since: event.at, times: 1 });
  }
  return lines.slice(0, SHOWN).map(({ event: { id, kind, device, at }, times }) => ({
    id,
    kind: SecurityEvent.shape.kind.parse(kind),
    device,
    at: at.toISOString(),
    times,
  }));
}

export const securityLog = async (deps: LogDeps, accountId: string) =>
  inLines(await eventsOf(deps.db, deps, accountId));
