import type { SafetyNote } from '#contract/chat.ts';
import type { Message } from '#contract/messages.ts';

/** Mallama is still writing it. */
export const isOpen = ({ reply }: Message): boolean => reply?.status === 'queued' || reply?.status === 'running';

/** The newest messages as the server has them, behind those that were on the screen before and are older. */
export function joinMessages(known: readonly Message[], newest: readonly Message[]): readonly Message[] {
  const [first] = newest;
  if (!first) return [];
  const ids = new Set(newest.map(({ id }) => id));
  const older = known.filter(({ id, createdAt }) => !ids.has(id) && createdAt <= first.createdAt);
  return older.length === 0 ? newest : [...older, ...newest];
}

/** The crisis card above which nothing is written until it is acknowledged: only the newest exchange can ask for that. */
export function openCrisis(messages: readonly Message[], acknowledged: readonly string[]): string | undefined {
  const mine = messages.findLastIndex(({ isMine }) => isMine);
  const latest = messages.slice(Math.max(mine, 0));
  const ids = latest.filter(({ safety }) => (safety?.level ?? 0) >= 2).map(({ id }) => id);
  return ids.some((id) => acknowledged.includes(id)) ? undefined : ids[0];
}

/** What was found last, grave or not: whom to turn to afterwards is whom its card named. */
export const lastFound = (messages: readonly Message[]): SafetyNote | undefined =>
  messages.findLast(({ safety }) => (safety?.level ?? 0) >= 1)?.safety ?? undefined;

/** The message of the newest exchange with people to turn to: in its own words before the answer to them. */
export function newestCard(messages: readonly Message[]): string | undefined {
  const mine = messages.findLastIndex(({ isMine }) => isMine);
  return messages.slice(Math.max(mine, 0)).findLast(({ safety }) => (safety?.level ?? 0) >= 1)?.id;
}

const VISIT = 6 * 60 * 60 * 1000;

/** Whether that card is from an earlier visit: then they are asked how they are now, before anything else. */
export function isFromBefore(messages: readonly Message[], crisis: string | undefined, now: number): boolean {
  const shown = messages.find(({ id }) => id === crisis);
  return shown !== undefined && now - Date.parse(shown.createdAt) >= VISIT;
}

const DAY = 24 * 60 * 60 * 1000;

/** What was found in the last day that was grave: for as long, people to turn to stay in sight, and nothing is called resolved. */
export function graveLately(messages: readonly Message[], now: number): SafetyNote | undefined {
  const found = messages.findLast(({ safety }) => (safety?.level ?? 0) >= 2);
  return found?.safety && now - Date.parse(found.createdAt) < DAY ? found.safety : undefined;
}
