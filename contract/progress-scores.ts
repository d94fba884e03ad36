import { STEPS, type Step } from '#contract/conversations.ts';

/**
 * How the progress scores are computed. Each category counts inputs: things done, out of the opportunities to do them.
 * A score is the share of opportunities taken in the last eight weeks. With fewer than three inputs there is no score.
 */
export const CATEGORIES = [
  'emotional_intelligence',
  'communication',
  'conflict_resolution',
  'active_listening',
  'self_awareness',
  'consistency',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_LABELS = {
  emotional_intelligence: 'Emotional intelligence',
  communication: 'Communication',
  conflict_resolution: 'Conflict resolution',
  active_listening: 'Active listening',
  self_awareness: 'Self-awareness',
  consistency: 'Consistency',
} as const satisfies Record<Category, string>;

/** What each category counts, as its page explains it. */
export const CATEGORY_MEANS = {
  emotional_intelligence: 'How many of the five steps you took in your conversations.',
  communication: 'How often you said what happened, and what you need, in your conversations.',
  conflict_resolution:
    'How many conflicts had something good after them within two weeks, and how many saved chats are resolved.',
  active_listening: 'In how many conversations you looked at it from the other side.',
  self_awareness:
    'In how many conversations you put a feeling into words, and in how many weeks you wrote in your journal.',
  consistency: 'How many steps and promises you kept once they were due, and in how many weeks you did anything here.',
} as const satisfies Record<Category, string>;

export const WINDOW_WEEKS = 8;
export const ENOUGH_INPUTS = 3;
export const HISTORY_WEEKS = 12;
/** Days in which a follow-up to a conflict counts. An unanswered conflict counts only after they have passed. */
const FOLLOWED_DAYS = 14;

export const DEEDS = [
  'entry',
  'check_in',
  'good_moment',
  'conflict',
  'commitment',
  'resolved',
  'needs_attention',
] as const;
/** Something with a date. A commitment has the day it is due, if any, and the day it was done. */
export type Deed = {
  kind: (typeof DEEDS)[number];
  id: string;
  relationshipId: string | null;
  on: string | null;
  doneOn: string | null;
};
export type Talk = { id: string; on: string; steps: readonly Step[] };
export type Done = { deeds: readonly Deed[]; talks: readonly Talk[] };

export const INPUT_KINDS = ['conversation', 'week', 'conflict', 'saved_chat', 'commitment'] as const;
/** One input: `done` out of `of`. A week has its first day and no id. */
export type Input = {
  kind: (typeof INPUT_KINDS)[number];
  id: string | null;
  relationshipId: string | null;
  on: string;
  done: number;
  of: number;
};

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
export const dayAfter = (day: string, days: number) =>
  new Date((numberOf(day) + days) * 86_400_000).toISOString().slice(0, 10);

/** For each conversation, how many of these steps were taken. */
const steps = (talks: readonly Talk[], wanted: readonly Step[]): Input[] =>
  talks.map(({ id, on, steps: taken }) => {
    const done = wanted.filter((step) => taken.includes(step)).length;
    return { kind: 'conversation', id, relationshipId: null, on, done, of: wanted.length };
  });

/** The weeks up to today: whether at least one of the days falls in each. */
function weeks(days: readonly string[], today: string): Input[] {
  if (days.length === 0) return [];
  const numbers = days.map((day) => Math.floor((numberOf(today) - numberOf(day)) / 7));
  const lived = new Set(numbers);
  return Array.from({ length: Math.max(...numbers) + 1 }, (_, week) => ({
    kind: 'week',
    id: null,
    relationshipId: null,
    on: dayAfter(today, -7 * week - 6),
    done: lived.has(week) ? 1 : 0,
    of: 1,
  }));
}

const one = ({ id, relationshipId }: Deed, kind: Input['kind'], on: string, isDone: boolean): Input => ({
  ...{ kind, id, relationshipId, on },
  ...{ done: isDone ? 1 : 0, of: 1 },
});

function conflicts(deeds: readonly Deed[], today: string): Input[] {
  const good = deeds.flatMap(({ kind, relationshipId, on, doneOn }) => {
    const day = kind === 'good_moment' || kind === 'resolved' ? on : kind === 'commitment' ? doneOn : null;
    return day ? [{ relationshipId, day }] : [];
  });
  return deeds.flatMap((deed) => {
    const { kind, relationshipId, on } = deed;
    if (kind !== 'conflict' || on === null) return [];
    const last = dayAfter(on, FOLLOWED_DAYS);
    const isFollowed = good.some((one) => one.relationshipId === relationshipId && one.day >= on && one.day <= last);
    return isFollowed || last < today ? [one(deed, 'conflict', on, isFollowed)] : [];
  });
}

const savedChats = (deeds: readonly Deed[]): Input[] =>
  deeds.flatMap((deed) =>
    deed.on !== null && (deed.kind === 'resolved' || deed.kind === 'needs_attention')
      ? [one(deed, 'saved_chat', deed.on, deed.kind === 'resolved')]
      : [],
  );

const commitments = (deeds: readonly Deed[]): Input[] =>
  deeds.flatMap((deed) =>
    deed.kind === 'commitment' && deed.on !== null ? [one(deed, 'commitment', deed.on, deed.doneOn !== null)] : [],
  );

const inputsIn: Record<Category, (done: Done, today: string) => Input[]> = {
  emotional_intelligence: ({ talks }) => steps(talks, STEPS),
  communication: ({ talks }) => steps(talks, ['told', 'asked']),
  active_listening: ({ talks }) => steps(talks, ['seen']),
  conflict_resolution: ({ deeds }, today) => [...conflicts(deeds, today), ...savedChats(deeds)],
  self_awareness: ({ deeds, talks }, today) => [
    ...steps(talks, ['felt']),
    ...weeks(
      deeds.flatMap(({ kind, on }) => (kind === 'entry' && on !== null ? [on] : [])),
      today,
    ),
  ],
  consistency: ({ deeds, talks }, today) => [
    ...commitments(deeds),
    ...weeks(
      [
        ...talks.map(({ on }) => on),
        ...deeds.flatMap(({ kind, on, doneOn }) => (kind === 'commitment' ? [doneOn] : [on])),
      ].filter((day) => day !== null),
      today,
    ),
  ],
};

/** The first day of the window that ends today. */
export const windowStart = (today: string) => dayAfter(today, 1 - 7 * WINDOW_WEEKS);

/** What counted at the end of a day. Commitments due later are left out. */
function doneBy({ deeds, talks }: Done, today: string): Done {
  const from = windowStart(today);
  const counts = (day: string | null) => (day !== null && day >= from && day <= today ? day : null);
  return {
    talks: talks.filter(({ on }) => counts(on)),
    deeds: deeds
      .map((deed) => ({
        ...deed,
        on: counts(deed.on),
        doneOn: deed.doneOn && deed.doneOn <= today ? deed.doneOn : null,
      }))
      .filter(({ on, doneOn }) => on !== null || counts(doneOn)),
  };
}

/** The inputs of each category on a day, newest first. */
export function inputsOn(done: Done, today: string): Record<Category, Input[]> {
  const known = doneBy(done, today);
  const latestFirst = (a: Input, b: Input) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0);
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, inputsIn[category](known, today).sort(latestFirst)]),
  ) as Record<Category, Input[]>;
}

/** The share of opportunities taken, in percent; null with too few inputs. */
export function scoreFrom(inputs: readonly Input[]): number | null {
  if (inputs.length < ENOUGH_INPUTS) return null;
  const sum = (of: (input: Input) => number) => inputs.reduce((all, input) => all + of(input), 0);
  return Math.round((100 * sum(({ done }) => done)) / sum(({ of }) => of));
}
