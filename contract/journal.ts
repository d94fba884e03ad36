import * as z from 'zod/mini';
import { SafetyNote } from '#contract/chat.ts';
import { CoachMeta } from '#contract/coach.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Day } from '#contract/relationship-dates.ts';

export const MOODS = ['very_sad', 'sad', 'neutral', 'happy', 'very_happy'] as const;
export const Mood = z.enum(MOODS, 'Please choose how you feel');
export type Mood = z.infer<typeof Mood>;

const MOST_TAGS = 20;
/** How many earlier entries are searched for recurring topics. */
export const LOOKED_BACK = 10;
/** Seconds in which a deleted entry can be brought back. */
export const UNDO_SECONDS = 10;
/** Entries in one import request. */
const MOST_BROUGHT = 200;
const MOST_DAYS = 366;

const Tag = z
  .string('A tag is text')
  .check(
    z.trim(),
    z.minLength(1, 'A tag cannot be empty'),
    z.maxLength(40, 'Please keep each tag under 40 characters'),
  );
const title = z
  .string('Title is required')
  .check(z.trim(), z.minLength(1, 'Title is required'), z.maxLength(100, 'Title too long'));
const content = z
  .string('Content must be at least 10 characters')
  .check(z.trim(), z.minLength(10, 'Content must be at least 10 characters'), z.maxLength(5000, 'Content too long'));
const emotions = z
  .string('Please describe your emotions')
  .check(
    z.trim(),
    z.minLength(1, 'Please describe your emotions'),
    z.maxLength(500, 'Please keep it under 500 characters'),
  );
const tags = z.array(Tag, 'Tags are a list').check(z.maxLength(MOST_TAGS, `Please use at most ${MOST_TAGS} tags`));
/** An IANA name ("Europe/Lisbon"), which decides the writer's date. */
const timeZone = z.string('Please name a time zone').check(z.maxLength(60, 'There is no such time zone'));

/** Saving an entry sends all of it. */
export const EntryForm = z.object({
  title,
  content,
  emotions,
  mood: Mood,
  tags: z._default(tags, []),
  relationshipId: z._default(z.nullable(z.string()), null),
  /** The day it is about; today in the writer's time zone if left out. */
  on: z.optional(Day),
  timeZone: z._default(timeZone, 'UTC'),
});
export type EntryForm = z.infer<typeof EntryForm>;

const Source = z.object({ id: z.string(), title: z.string(), on: z.iso.date() });

export const Entry = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  emotions: z.string(),
  mood: Mood,
  tags: z.array(z.string()),
  relationshipId: z.nullable(z.string()),
  on: z.iso.date(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** What recurs in this entry and the ones before it, with those entries; null where nothing does. */
  aiInsights: z.nullable(z.object({ emotionalPattern: z.string(), sources: z.array(Source) })),
});
export type Entry = z.infer<typeof Entry>;

/** What an entry says beyond its title, which in a file without titles is its first line or the beginning of that. */
export function afterTitle({ title, content }: Pick<Entry, 'title' | 'content'>): string {
  const [first = ''] = content.trimStart().split('\n', 1);
  if (first.trim() === title) return content.trimStart().slice(first.length).trimStart();
  const begun = title.endsWith('…') ? title.slice(0, -1) : '';
  return begun && content.startsWith(begun) ? `…${content.slice(begun.length).trimStart()}` : content;
}

/** A question that a model asked about words in an entry. */
export const EntryPrompt = z.extend(Source, { question: z.string(), quote: z.string() });
export type EntryPrompt = z.infer<typeof EntryPrompt>;

/** What a model found in the latest entries. Each quotation occurs word for word in an entry. */
export const JournalReading = z.object({
  /** Null where no model answered, or nothing it said is backed by a quotation. */
  pattern: z.nullable(z.string()),
  quotes: z.array(z.extend(Source, { quote: z.string() })),
  prompts: z.array(EntryPrompt),
  meta: CoachMeta,
});
export type JournalReading = z.infer<typeof JournalReading>;

const WrittenEntry = z.extend(Entry, { safety: z.nullable(SafetyNote) });

/** A day's mood is the average of its entries. */
export const MoodDay = z.object({ on: z.iso.date(), mood: Mood, entries: z.int() });
export type MoodDay = z.infer<typeof MoodDay>;

/** The average mood of entries with one thing in common, from 1 (very sad) to 5 (very happy). */
export const MoodBeside = z.object({
  kind: z.enum(['tag', 'person', 'time', 'event']),
  /** A tag, a relationship's id, a part of the day, or a kind of moment. */
  name: z.string(),
  entries: z.int(),
  average: z.number(),
});
export type MoodBeside = z.infer<typeof MoodBeside>;

/** The last days up to today, in the reader's time zone. */
export const Moods = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  days: z.array(MoodDay),
  beside: z.array(MoodBeside),
  /** All tags of that time, most used first. */
  tags: z.array(z.string()),
});
export type Moods = z.infer<typeof Moods>;

/** Filters of the list. They are sent in the body, so that words never appear in an address. */
const Wanted = z.object({
  words: z._default(z.string().check(z.trim(), z.maxLength(200, 'Please keep it under 200 characters')), ''),
  mood: z.optional(z.nullable(Mood)),
  tag: z.optional(z.nullable(z.string())),
  relationshipId: z.optional(z.nullable(z.string())),
  from: z.optional(z.nullable(Day)),
  to: z.optional(z.nullable(Day)),
});

const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50);
const before = z.optional(z.string());
const One = z.object({ id: z.string() });
const reading = { access: 'member', touches: [] } as const;
const writing = { access: 'member', touches: ['journal', 'dashboard', 'progress', 'search'] } as const;

export const journal = {
  list: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/journal', summary: 'Your journal, the latest day first' })
    .input(z.object({ before, limit }))
    .output(z.array(Entry)),
  get: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/journal/{id}', summary: 'One entry' })
    .input(One)
    .output(Entry),
  find: endpoint
    .meta({ ...reading, limit: { max: 240, seconds: 60, by: 'member' } })
    .route({
      method: 'POST',
      path: '/journal/search',
      summary: 'Entries with these words, this mood, tag, person or days',
    })
    .input(z.extend(Wanted, { before, limit }))
    .output(z.array(Entry)),
  ask: endpoint
    .meta({ ...reading, limit: { max: 10, seconds: 86_400, by: 'member' } })
    .route({ method: 'POST', path: '/journal/ask', summary: 'Ask the AI what comes back in your last entries' })
    .output(JournalReading),
  prompt: endpoint
    .meta(reading)
    .route({
      method: 'GET',
      path: '/journal/prompt',
      summary: 'The day’s question from your own entries, where you asked the AI that day',
    })
    .input(z.object({ on: z.optional(Day) }))
    .output(z.object({ prompt: z.nullable(EntryPrompt) })),
  moods: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/journal/moods', summary: 'Your mood by day, and beside what it stands' })
    .input(
      z.object({
        days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_DAYS)), 14),
        timeZone: z._default(timeZone, 'UTC'),
      }),
    )
    .output(Moods),
  create: endpoint
    .meta({ ...writing, limit: { max: 200, seconds: 3600, by: 'member' } })
    .route({ method: 'POST', path: '/journal', summary: 'Write an entry' })
    .input(EntryForm)
    .output(WrittenEntry),
  change: endpoint
    .meta(writing)
    .route({ method: 'PUT', path: '/journal/{id}', summary: 'Save an entry again' })
    .input(
      z.extend(EntryForm, {
        id: z.string(),
        /** When the version being edited was saved. If there is a newer one, both are kept. */
        basedOn: z.optional(z.iso.datetime('Please give the day and time')),
      }),
    )
    .output(z.extend(WrittenEntry, { isCopy: z.boolean() })),
  bring: endpoint
    .meta({ ...writing, limit: { max: 120, seconds: 3600, by: 'member' } })
    .route({
      method: 'POST',
      path: '/journal/import',
      summary: 'Add entries from a file; the same one twice stays one',
    })
    .input(z.object({ entries: z.array(EntryForm, 'Entries are a list').check(z.maxLength(MOST_BROUGHT)) }))
    .output(z.object({ added: z.int(), known: z.int(), safety: z.nullable(SafetyNote) })),
  remove: endpoint
    .meta(writing)
    .route({
      method: 'DELETE',
      path: '/journal/{id}',
      summary: 'Delete an entry; it can be brought back for a few seconds',
      successStatus: 204,
    })
    .input(One)
    .output(z.void()),
  restore: endpoint
    .meta(writing)
    .route({ method: 'POST', path: '/journal/{id}/restore', summary: 'Bring back what was deleted a moment ago' })
    .input(One)
    .output(Entry),
};
