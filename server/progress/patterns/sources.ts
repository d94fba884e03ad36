import { PATTERN_WEEKS } from '#contract/patterns.ts';
import { dayAfter } from '#contract/progress-scores.ts';
import { saidBy } from '#server/chats/chats.ts';
import { dayAt } from '#server/clock/time-zone.ts';
import { diaryOf } from '#server/journal/journal.ts';
import type { Told } from '#server/progress/patterns/words.ts';
import { loggedBy } from '#server/relationships/relationships.ts';
import type { House } from '#server/services.ts';

type Ground = Pick<House, 'db' | 'read' | 'vault' | 'now'>;
type Names = ReadonlyMap<string, string>;

/** The one of their people whom a text names, if it is one alone. */
export function personIn(text: string, names: Names): string | null {
  const words = new Set(text.match(/\p{L}+/gu) ?? []);
  const named = [...names].filter(([, name]) => words.has(name.split(/\s+/)[0] ?? ''));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

/** Everything that a member wrote or logged in the last half year, by their own days. */
export async function toldBy(house: Ground, ownerId: string, names: Names, timeZone: string): Promise<Told[]> {
  const today = dayAt(house.now(), timeZone);
  const from = dayAfter(today, -7 * PATTERN_WEEKS);
  const all: Told[] = [];
  const person = (id: string | null, text: string) => (id && names.has(id) ? id : personIn(text, names));
  for await (const { id, title, content, on, relationshipId } of diaryOf(house, ownerId, from)) {
    const about = person(relationshipId, `${title} ${content}`);
    all.push({ id, on, title, text: content, path: `/journal?entry=${id}`, person: about, isConflict: false });
  }
  for (const { id, relationshipId, kind, at, note } of await loggedBy(house, ownerId, new Date(`${from}T00:00:00Z`))) {
    const path = `/relationships/${relationshipId}`;
    const on = dayAt(at, timeZone);
    all.push({ id, on, title: '', text: note ?? '', path, person: relationshipId, isConflict: kind === 'conflict' });
  }
  for await (const { part, text, at, title, path, kind, relationshipId } of saidBy(house, ownerId)) {
    const on = dayAt(at, timeZone);
    if (on < from) break;
    const about = person(kind === 'chat' ? relationshipId : null, text);
    all.push({ id: part ?? path, on, title, text, path, person: about, isConflict: false });
  }
  return all;
}
