import type { KnownKind } from '#contract/coach.ts';
import { NEXT_DAYS } from '#contract/relationship-dates.ts';
import { itemsOf } from '#contract/relationship-lists.ts';
import { typeLabel } from '#contract/relationship-types.ts';
import { dayAt } from '#server/clock/time-zone.ts';
import type { MomentRow } from '#server/relationships/check-ins/moments.ts';
import { presentMoment, sourceOf } from '#server/relationships/check-ins/moments.ts';
import { trendOver } from '#server/relationships/check-ins/trend.ts';
import { daysLater, nextOn } from '#server/relationships/dates/calendar.ts';
import { dateLabel } from '#server/relationships/dates/dates.ts';
import { openText } from '#server/relationships/plan/plan-items.ts';
import { type Row, ratedAt, type Words } from '#server/relationships/record/record.ts';
import type { relationshipDates, relationshipPlanItems } from '#server/relationships/table.ts';
import type { Safe } from '#server/vault/vault.ts';

/** Notes of one kind, as lines for a coach. */
export type Known = { kind: KnownKind; about: string; lines: string[] };

export type Asked = {
  ownerId: string;
  /** The kinds that the member allows a coach to use. */
  kinds: ReadonlySet<KnownKind>;
  now: Date;
  timeZone: string;
};

type PlanRow = typeof relationshipPlanItems.$inferSelect;
type DateRow = typeof relationshipDates.$inferSelect;

/** A person's rows. A kind that is switched off has none. */
export type About = { row: Row; words: Words; moments: MomentRow[]; plan: PlanRow[]; dates: DateRow[] };

const LONGEST = { line: 240, whole: 600 } as const;
const MOST = { items: 6, itemsInShort: 2, checkIns: 2, moments: 5, goals: 6, steps: 8, dates: 5 } as const;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text);
const listed = (text: string, most: number) => itemsOf(text).slice(0, most).join('; ');

const day = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone }).format(at);
const calendarDay = (on: string) => day(new Date(`${on}T00:00:00Z`), 'UTC');

/** Each list, with its title on the page. */
const LISTS = [
  ['strugglingWith', 'Struggling with'],
  ['currentIssues', 'Current issues'],
  ['triggers', 'Triggers'],
  ['redLines', 'Red lines'],
  ['nonNegotiables', 'Non-negotiables'],
  ['learned', 'Learned'],
  ['likes', 'Likes'],
  ['values', 'Values'],
  ['aspirations', 'Hopes for'],
  ['incompatibilities', 'Differences'],
] as const;

const DIRECTIONS = { improving: 'improving', stable: 'steady', declining: 'declining', unknown: '' } as const;

function scoresIn({ row, moments }: About, now: Date): string | undefined {
  const rated = ratedAt(row, now);
  if (!rated.isRated) return undefined;
  const { overallHealthScore, trustSafetyScore, communicationClarityScore, growthScore, joyFulfillmentScore } = rated;
  const { direction } = trendOver(moments.map(sourceOf), now);
  const sides = `trust ${trustSafetyScore}, communication ${communicationClarityScore}, growth ${growthScore}, joy ${joyFulfillmentScore}`;
  const trend = DIRECTIONS[direction] && `; ${DIRECTIONS[direction]} over the last month`;
  return `Their own rating out of 100: overall ${overallHealthScore} (${sides})${trend}`;
}

const typeOf = ({ row, words }: About) => typeLabel(row.type, words.customLabel).toLowerCase();

function describing(about: About, { now }: Asked, most: number = MOST.items): string[] {
  const { words } = about;
  const lists = LISTS.map(([field, name]) => words[field].trim() && `${name}: ${listed(words[field], most)}`);
  return [`Relationship: ${typeOf(about)}`, ...lists, scoresIn(about, now)].flatMap((line) => line || []);
}

function goalsIn(safe: Safe, { plan }: About): string[] {
  const goals = plan.filter(({ kind }) => kind === 'goal').reverse();
  return goals.slice(0, MOST.goals).map((row) => `${openText(safe, row)}${row.doneAt ? ' (done)' : ''}`);
}

function checkInsIn(safe: Safe, { moments }: About, { timeZone }: Asked): string[] {
  const checkIns = moments.filter(({ kind }) => kind === 'check_in').slice(0, MOST.checkIns);
  return checkIns.map((row) => {
    const { ratings, note } = presentMoment(safe, row);
    const { trustSafety, communicationClarity, growth, joyFulfillment } = ratings ?? {};
    const sides = `trust ${trustSafety}, communication ${communicationClarity}, growth ${growth}, joy ${joyFulfillment}`;
    return `${day(row.at, timeZone)}: ${sides}${note ? `. ${note}` : ''}`;
  });
}

function momentsTold(safe: Safe, { moments }: About, { timeZone }: Asked): string[] {
  const events = moments.filter(({ kind }) => kind !== 'check_in').slice(0, MOST.moments);
  return events.map((row) => {
    const { kind, note } = presentMoment(safe, row);
    return `${day(row.at, timeZone)}, ${kind === 'conflict' ? 'conflict' : 'good moment'}${note ? `: ${note}` : ''}`;
  });
}

function datesAhead(safe: Safe, { dates }: About, { now, timeZone }: Asked): string[] {
  const today = dayAt(now, timeZone);
  const last = daysLater(today, NEXT_DAYS);
  return dates
    .flatMap((row) => {
      const on = nextOn(row, today);
      return on && on <= last ? [{ on, row }] : [];
    })
    .sort((a, b) => a.on.localeCompare(b.on))
    .slice(0, MOST.dates)
    .map(({ on, row }) => `${calendarDay(on)}: ${dateLabel(safe, row)}`);
}

/** Who does it; an agreement says so in its own words. */
const WHOSE = {
  agreement: 'Agreed by all in a mediation',
  promise: 'The member promised',
  step: 'Step of the member',
  goal: 'Goal',
};

const isLeftBySavedChat = ({ source }: PlanRow) => source === 'saved_chat';

const openSteps = (safe: Safe, plan: readonly PlanRow[], whose: (row: PlanRow) => string) =>
  plan
    .filter(({ kind, doneAt }) => kind !== 'goal' && doneAt === null)
    .slice(0, MOST.steps)
    .map((row) => `${whose(row)}: ${openText(safe, row)}${row.dueOn ? ` (by ${calendarDay(row.dueOn)})` : ''}`);

const stepsIn = (safe: Safe, { plan }: About) =>
  openSteps(
    safe,
    plan.filter((row) => !isLeftBySavedChat(row)),
    ({ source, kind }) => WHOSE[source === 'agreement' ? 'agreement' : kind],
  );

/** Open action items of saved chats count as part of the saved chat. */
const leftToDo = (safe: Safe, { plan }: About) =>
  openSteps(safe, plan.filter(isLeftBySavedChat), () => 'From a saved chat, still to do');

type Telling = (safe: Safe, about: About, asked: Asked) => string[];

/** In the order of importance for an answer. */
const KINDS: readonly (readonly [KnownKind, Telling])[] = [
  ['about', (_safe, about, asked) => describing(about, asked)],
  ['dates', datesAhead],
  ['steps', stepsIn],
  ['goals', goalsIn],
  ['checkIns', checkInsIn],
  ['notes', (_safe, { words }) => (words.notes.trim() ? [words.notes.trim()] : [])],
  ['moments', momentsTold],
  ['savedChats', leftToDo],
];

export function inFull(safe: Safe, asked: Asked, about: About): Known[] {
  return KINDS.flatMap(([kind, tell]) => {
    if (!asked.kinds.has(kind)) return [];
    const most = kind === 'notes' ? LONGEST.whole : LONGEST.line;
    const lines = tell(safe, about, asked).map((line) => cut(line, most));
    return lines.length > 0 ? [{ kind, about: about.words.personName, lines }] : [];
  });
}

/** A short form with one line of each kind. */
export function inShort(safe: Safe, asked: Asked, about: About): Known[] {
  const all = () => [cut(describing(about, asked, MOST.itemsInShort).join('; '), LONGEST.whole)];
  return inFull(safe, asked, about).map((one) => ({
    ...one,
    lines: one.kind === 'about' ? all() : one.lines.slice(0, 1),
  }));
}
