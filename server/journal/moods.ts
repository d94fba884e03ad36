import type { MoodBeside, MoodDay, Moods } from '#contract/journal.ts';
import { levelOf, moodAt } from '#contract/journal-moods.ts';
import { dayAt, earliestOf } from '#server/clock/time-zone.ts';
import type { Context } from '#server/http/context.ts';
import type { OpenEntry } from '#server/journal/entry.ts';
import { openedOf } from '#server/journal/find.ts';
import { relationshipData } from '#server/relationships/relationships.ts';

/** With fewer entries nothing is said about what they have in common. */
const ENOUGH = 3;
const PARTS = ['night', 'morning', 'afternoon', 'evening'] as const;

/** The part of the day, where an entry was written on the day it is about. */
function partOf({ createdAt, on }: OpenEntry, timeZone: string): string[] {
  const at = Temporal.Instant.from(createdAt).toZonedDateTimeISO(timeZone);
  return at.toPlainDate().toString() === on ? [PARTS[Math.floor(at.hour / 6)] ?? 'night'] : [];
}

/** Running averages by name. */
class Averages {
  readonly #all = new Map<string, { entries: number; sum: number }>();

  add(name: string, level: number) {
    const one = this.#all.get(name) ?? { entries: 0, sum: 0 };
    this.#all.set(name, { entries: one.entries + 1, sum: one.sum + level });
  }

  list() {
    return [...this.#all].map(([name, { entries, sum }]) => ({ name, entries, average: sum / entries }));
  }
}

type Five = [Averages, Averages, Averages, Averages, Averages];

/** The mood of each day that has an entry, and the average mood by topic. */
export async function readMoods(
  context: Pick<Context, 'db' | 'vault' | 'now'>,
  ownerId: string,
  asked: { days: number; timeZone: string },
): Promise<Moods> {
  const { timeZone } = asked;
  const to = dayAt(context.now(), timeZone);
  const from = Temporal.PlainDate.from(to)
    .subtract({ days: asked.days - 1 })
    .toString();
  const [day, tag, person, time, event] = Array.from({ length: 5 }, () => new Averages()) as Five;
  const by = { day, tag, person, time, event };
  const events = new Map<string, Set<string>>();
  for (const { kind, at } of await relationshipData.loggedBy(context, ownerId, earliestOf(from))) {
    const there = dayAt(at, timeZone);
    events.set(there, (events.get(there) ?? new Set()).add(kind));
  }
  for await (const entry of openedOf(context, ownerId, { from, to })) {
    const level = levelOf(entry.mood);
    by.day.add(entry.on, level);
    for (const tag of entry.tags) by.tag.add(tag.toLocaleLowerCase(), level);
    if (entry.relationshipId) by.person.add(entry.relationshipId, level);
    for (const kind of events.get(entry.on) ?? []) by.event.add(kind, level);
    for (const part of partOf(entry, timeZone)) by.time.add(part, level);
  }
  const days: MoodDay[] = by.day
    .list()
    .map(({ name, entries, average }) => ({ on: name, mood: moodAt(average), entries }))
    .sort((a, b) => (a.on < b.on ? -1 : 1));
  const beside = (['tag', 'person', 'time', 'event'] as const).flatMap((kind): MoodBeside[] =>
    by[kind]
      .list()
      .filter(({ entries }) => entries >= ENOUGH)
      .sort((a, b) => b.entries - a.entries)
      .slice(0, 10)
      .map((one) => ({ kind, ...one, average: Number(one.average.toFixed(2)) })),
  );
  const tags = by.tag.list().sort((a, b) => b.entries - a.entries);
  return { from, to, days, beside, tags: tags.slice(0, 50).map(({ name }) => name) };
}
