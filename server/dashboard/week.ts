import { and, eq, getColumns, gte, sql } from 'drizzle-orm';
import {
  CHANGE_DAYS,
  type DashboardWeek,
  DEED_KINDS,
  type DeedKind,
  STORY_DAYS,
  type StoryPart,
} from '#contract/dashboard-week.ts';
import { argumentRows } from '#server/arguments/table.ts';
import { chatThreads } from '#server/chats/chats.ts';
import { savedChats, threadMembers, threadMessages, threads } from '#server/chats/table.ts';
import { dayAt } from '#server/clock/time-zone.ts';
import { mediations } from '#server/conversations/table.ts';
import { craftings } from '#server/crafting/table.ts';
import { diaryOf } from '#server/journal/journal.ts';
import { relationshipAnalyses } from '#server/relationship-analysis/table.ts';
import { knownPeople, peopleOverview } from '#server/relationships/relationships.ts';
import type { House } from '#server/services.ts';
import { textAnalyses } from '#server/text-analysis/table.ts';

const DAY = 24 * 60 * 60 * 1000;

type Deps = Pick<House, 'db' | 'read' | 'vault' | 'now'>;
type Asked = { ownerId: string; since: Date; timeZone: string };
type Done = { kind: DeedKind; on: string; relationshipId: string | null; words: string | null };

const OF_THREADS = {
  relationship: 'chat',
  shared_session: 'chat',
  argument: 'argument',
  solo_session: 'conversation',
  group_mediation: 'mediation',
} as const;

/** Every time zone's midnight falls on one. */
const QUARTER_HOUR = 900;

/**
 * On which days the member wrote in which chat. Others' messages are not counted. The database doesn't tell the days:
 * it knows other time zones than this process, and reads "+05:30" as being west of Greenwich.
 */
async function talks(deps: Deps, { ownerId, since, timeZone }: Asked): Promise<Done[]> {
  const quarter = sql`floor(extract(epoch from ${threadMessages.createdAt}) / ${sql.raw(`${QUARTER_HOUR}`)})::int`;
  const rows = await deps.read
    .select({
      thread: getColumns(threads),
      relationshipId: threadMembers.relationshipId,
      quarters: sql<number[]>`array_agg(distinct ${quarter})`,
    })
    .from(threadMembers)
    .innerJoin(
      threads,
      and(eq(threads.id, threadMembers.threadId), gte(threads.updatedAt, since), eq(threads.isTemporary, false)),
    )
    .innerJoin(
      threadMessages,
      and(
        eq(threadMessages.threadId, threads.id),
        eq(threadMessages.authorId, ownerId),
        gte(threadMessages.createdAt, since),
        eq(threadMessages.isRemoved, false),
      ),
    )
    .where(and(eq(threadMembers.memberId, ownerId), eq(threadMembers.state, 'joined')))
    .groupBy(threads.id, threadMembers.relationshipId);
  const told = rows.map(async ({ thread, relationshipId, quarters }) => {
    const kind = OF_THREADS[thread.kind];
    const isNamed = kind === 'conversation' || kind === 'mediation';
    const words = isNamed ? (await chatThreads.words(deps, thread)).title || null : null;
    const days = new Set(quarters.map((one) => dayAt(new Date(one * QUARTER_HOUR * 1000), timeZone)));
    return [...days].map((on) => ({ kind, on, relationshipId, words }));
  });
  return (await Promise.all(told)).flat();
}

/** Mediations that ended in an agreement. */
async function agreements(deps: Deps, { ownerId, since, timeZone }: Asked): Promise<Done[]> {
  const rows = await deps.read
    .select({ thread: getColumns(threads), relationshipId: threadMembers.relationshipId, at: mediations.updatedAt })
    .from(threadMembers)
    .innerJoin(threads, and(eq(threads.id, threadMembers.threadId), eq(threads.isTemporary, false)))
    .innerJoin(
      mediations,
      and(eq(mediations.threadId, threads.id), eq(mediations.phase, 'agreed'), gte(mediations.updatedAt, since)),
    )
    .where(and(eq(threadMembers.memberId, ownerId), eq(threadMembers.state, 'joined')));
  const told = rows.map(async ({ thread, relationshipId, at }) => {
    const { title } = await chatThreads.words(deps, thread);
    return { kind: 'agreed' as const, on: dayAt(at, timeZone), relationshipId, words: title || null };
  });
  return Promise.all(told);
}

async function entries(deps: Deps, { ownerId, since, timeZone }: Asked): Promise<Done[]> {
  const done: Done[] = [];
  for await (const { on, relationshipId, title } of diaryOf(deps, ownerId, dayAt(since, timeZone)))
    done.push({ kind: 'entry', on, relationshipId, words: title || null });
  return done;
}

/** When the tools were used, and about whom. */
async function papers({ read }: Deps, { ownerId, since, timeZone }: Asked): Promise<Done[]> {
  const of = (table: typeof textAnalyses | typeof relationshipAnalyses) =>
    read
      .select({ at: table.createdAt, relationshipId: table.relationshipId })
      .from(table)
      .where(and(eq(table.ownerId, ownerId), gte(table.createdAt, since)));
  const alone = (table: typeof argumentRows | typeof craftings) =>
    read
      .select({ at: table.createdAt })
      .from(table)
      .where(and(eq(table.ownerId, ownerId), gte(table.createdAt, since)));
  const [texts, described, argued, crafted, saved] = await Promise.all([
    of(textAnalyses),
    of(relationshipAnalyses),
    alone(argumentRows),
    alone(craftings),
    read
      .select({ at: savedChats.createdAt, relationshipId: savedChats.relationshipId })
      .from(savedChats)
      .where(and(eq(savedChats.ownerId, ownerId), gte(savedChats.createdAt, since))),
  ]);
  const told = (kind: DeedKind, rows: readonly { at: Date; relationshipId?: string | null }[]): Done[] =>
    rows.map(({ at, relationshipId = null }) => ({ kind, on: dayAt(at, timeZone), relationshipId, words: null }));
  return [
    ...told('text_analysis', texts),
    ...told('relationship_analysis', described),
    ...told('argument', argued),
    ...told('message', crafted),
    ...told('saved_chat', saved),
  ];
}

/** By day and person, newest first; within a day, people come before what was done alone. */
export function storyFrom(all: readonly Done[], names: ReadonlyMap<string, string>): StoryPart[] {
  const parts = new Map<string, StoryPart>();
  for (const { kind, on, relationshipId: id, words } of all) {
    const personName = (id && names.get(id)) || null;
    const relationshipId = personName ? id : null;
    const key = `${on} ${relationshipId ?? ''}`;
    const part = parts.get(key) ?? { on, relationshipId, personName, deeds: [] };
    parts.set(key, part);
    const deed = part.deeds.find((one) => one.kind === kind);
    const said = words === null ? [] : [words];
    if (!deed) part.deeds.push({ kind, times: 1, words: said });
    else {
      deed.times += 1;
      deed.words.push(...said);
    }
  }
  for (const { deeds } of parts.values()) deeds.sort((a, b) => DEED_KINDS.indexOf(a.kind) - DEED_KINDS.indexOf(b.kind));
  return [...parts.values()].sort(
    (a, b) =>
      b.on.localeCompare(a.on) ||
      Number(a.personName === null) - Number(b.personName === null) ||
      (a.personName ?? '').localeCompare(b.personName ?? ''),
  );
}

/** The last days: whose score changed, and what was done, by the member's own days. */
export async function weekOf(deps: Deps, ownerId: string, timeZone: string): Promise<DashboardWeek> {
  const now = deps.now().getTime();
  const asked = { ownerId, since: new Date(now - STORY_DAYS * DAY), timeZone };
  const [changes, names, people, ...others] = await Promise.all([
    peopleOverview.changesLately(deps, ownerId, new Date(now - CHANGE_DAYS * DAY)),
    knownPeople.namesOf(deps, ownerId),
    peopleOverview.doneLately(deps, ownerId, asked.since),
    talks(deps, asked),
    agreements(deps, asked),
    entries(deps, asked),
    papers(deps, asked),
  ]);
  const withPeople = people.map(({ at, ...done }) => ({ ...done, on: dayAt(at, timeZone) }));
  return { changes, story: storyFrom([...withPeople, ...others.flat()], names) };
}
