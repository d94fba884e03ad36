import type { DeedKind, StoryPart } from '#contract/dashboard-week.ts';
import { dayAndMonth, localDay, weekdayName } from '#web/kit/dates.ts';
import type { ShareItem } from '#web/kit/share/share.ts';

/** What was done with one person on one day, in one sentence with quotations. */
export type StoryLine = {
  id: string;
  person: { id: string; name: string } | null;
  sentence: string;
  quotes: string[];
  shares: { label: string; item: ShareItem }[];
};
type StoryDay = { on: string; title: string; lines: StoryLine[] };

/** More quotations per day would be too long. */
const MOST_QUOTES = 2;

const often = (times: number) => (times === 1 ? '' : times === 2 ? ' twice' : ` ${times} times`);
const some = (times: number, one: string, many: string) => (times === 1 ? one : `${times} ${many}`);

type Telling = (times: number, name: string | null) => string;
const TELLINGS: Record<DeedKind, Telling> = {
  added: (_times, name) => `added ${name}`,
  check_in: (times) => `checked in${often(times)}`,
  good_moment: (times) => `noted ${some(times, 'a good moment', 'good moments')}`,
  conflict: (times) => `noted ${some(times, 'a conflict', 'conflicts')}`,
  planned: (times) => `did ${some(times, 'something', 'things')} you had planned`,
  agreed: (times) => `came to ${some(times, 'an agreement', 'agreements')}`,
  chat: (_times, name) => (name ? 'talked it over with Mallama' : 'talked with Mallama'),
  saved_chat: (times) => `saved ${some(times, 'a chat', 'chats')}`,
  conversation: () => 'talked something through with Mallama',
  mediation: () => 'spoke in a mediation',
  entry: (times) => `wrote in your journal${often(times)}`,
  text_analysis: (times) => `analyzed ${some(times, 'a message', 'messages')}`,
  relationship_analysis: (_times, name) => (name ? 'analyzed the relationship' : 'analyzed a relationship'),
  argument: (times) => `went through ${some(times, 'an argument', 'arguments')}`,
  message: (times) => `worked on ${some(times, 'a message', 'messages')}`,
};

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What is offered to share holds none of what was written there. */
const SHARES: Partial<Record<DeedKind, StoryLine['shares'][number]>> = {
  text_analysis: {
    label: 'Share this text analysis',
    item: {
      title: 'Reading a message before answering it',
      content: 'I looked at the tone of a message before I answered. It read differently the second time.',
      type: 'analysis',
    },
  },
  relationship_analysis: {
    label: 'Share feedback on this relationship analysis',
    item: {
      title: 'Looking at a relationship with fresh eyes',
      content: 'I took a few minutes to look at what works between us, and what to try next.',
      type: 'feedback',
    },
  },
};

function lineOf({ on, relationshipId, personName, deeds }: StoryPart): StoryLine {
  const quotes = new Set(deeds.flatMap(({ words }) => words));
  return {
    id: `${on} ${relationshipId}`,
    person: relationshipId && personName ? { id: relationshipId, name: personName } : null,
    sentence: `You ${listed.format(deeds.map(({ kind, times }) => TELLINGS[kind](times, personName)))}.`,
    quotes: [...quotes].slice(0, MOST_QUOTES),
    shares: deeds.flatMap(({ kind }) => SHARES[kind] ?? []),
  };
}

const DAY = 24 * 60 * 60 * 1000;

/** "Today", "Yesterday", the weekday within a week, then the date. */
export function dayTitle(on: string, now: Date): string {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.round((today.getTime() - localDay(on).getTime()) / DAY);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 7 ? weekdayName(localDay(on)) : dayAndMonth(localDay(on));
}

/** Parts come newest first. */
export function storyOf(parts: readonly StoryPart[], now: Date): StoryDay[] {
  const days = Map.groupBy(parts, ({ on }) => on);
  return [...days].map(([on, those]) => ({ on, title: dayTitle(on, now), lines: those.map(lineOf) }));
}

/** The first lines, grouped by day. */
export function firstLines(days: readonly StoryDay[], most: number): StoryDay[] {
  let left = most;
  return days.flatMap((day) => {
    const lines = day.lines.slice(0, left);
    left -= lines.length;
    return lines.length > 0 ? [{ ...day, lines }] : [];
  });
}
