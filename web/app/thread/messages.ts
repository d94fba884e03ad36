import type { SafetyNote } from '#contract/chat.ts';
import type { Message } from '#contract/messages.ts';
import { isCalm } from '#web/kit/safety/isCalm.ts';

export const isOpen = ({ reply }: Message): boolean => reply?.status === 'queued' || reply?.status === 'running';

/** Whether no person has written yet: in a shared chat the others' words count as well. */
export const isUnwritten = (messages: readonly Message[]): boolean => !messages.some(({ role }) => role === 'user');

/** Merges the newest messages from the server with older ones already on the screen. */
export function joinMessages(known: readonly Message[], newest: readonly Message[]): readonly Message[] {
  const [first] = newest;
  if (!first) return [];
  const ids = new Set(newest.map(({ id }) => id));
  const older = known.filter(({ id, createdAt }) => !ids.has(id) && createdAt <= first.createdAt);
  return older.length === 0 ? newest : [...older, ...newest];
}

/** The crisis card that must be acknowledged before writing; only the newest exchange can have one. */
export function openCrisis(messages: readonly Message[], acknowledged: readonly string[]): string | undefined {
  const mine = messages.findLastIndex(({ isMine }) => isMine);
  const latest = messages.slice(Math.max(mine, 0));
  const ids = latest.filter(({ safety }) => (safety?.level ?? 0) >= 2).map(({ id }) => id);
  return ids.some((id) => acknowledged.includes(id)) ? undefined : ids[0];
}

/** The latest safety finding of any level; its card's helplines are shown afterwards. */
export const lastFound = (messages: readonly Message[]): SafetyNote | undefined =>
  messages.findLast(({ safety }) => !isCalm(safety))?.safety ?? undefined;

/** The message of the newest exchange with a safety card: the person's own before the reply. */
export function newestCard(messages: readonly Message[]): string | undefined {
  const mine = messages.findLastIndex(({ isMine }) => isMine);
  return messages.slice(Math.max(mine, 0)).findLast(({ safety }) => (safety?.level ?? 0) >= 1)?.id;
}

const VISIT = 6 * 60 * 60 * 1000;

/** Whether that card is from an earlier visit. Then the person is first asked how they are now. */
export function isFromBefore(messages: readonly Message[], crisis: string | undefined, now: number): boolean {
  const shown = messages.find(({ id }) => id === crisis);
  return shown !== undefined && now - Date.parse(shown.createdAt) >= VISIT;
}

const DAY = 24 * 60 * 60 * 1000;

/** The latest grave finding within a day. Until then helplines stay visible, and nothing is offered as resolved. */
export function graveLately(messages: readonly Message[], now: number): SafetyNote | undefined {
  const found = messages.findLast(({ safety }) => (safety?.level ?? 0) >= 2);
  return found?.safety && now - Date.parse(found.createdAt) < DAY ? found.safety : undefined;
}
