import type { JournalInsight } from '#contract/coach.ts';
import { back } from '#server/coach/embedded/answers/gather.ts';
import { partsOf } from '#server/coach/embedded/answers/recast/recast.ts';
import { linesOf } from '#server/coach/embedded/answers/relationship/known.ts';
import { cardWords } from '#server/coach/embedded/answers/withheld.ts';
import { listed, quoted, sentence } from '#server/coach/embedded/say/words.ts';
import { situationOf } from '#server/coach/embedded/situations/recognise.ts';
import { inward } from '#server/coach/embedded/understand/echo.ts';
import { topics } from '#server/coach/embedded/understand/topics.ts';
import { type Understood, understand } from '#server/coach/embedded/understand/understand.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import type { Entry } from '#server/coach/tasks/journal-insight.ts';

const VALUE: Record<Entry['mood'], number> = { very_happy: 2, happy: 1, neutral: 0, sad: -1, very_sad: -2 };
const SAID: Record<Entry['mood'], string> = {
  very_happy: 'very happy',
  happy: 'happy',
  neutral: 'neutral',
  sad: 'sad',
  very_sad: 'very sad',
};

/** A pattern over the last entries, the newest first, in the words that were written. */
export function journalInsight(
  { entries }: { entries: Entry[] },
  standing: Standing,
  context: Context,
): JournalInsight {
  const recent = entries.slice(0, 7);
  const [latest] = recent;
  if (!latest) return { emotionalPattern: 'There is no entry to look at yet.', evidence: [] };
  if (standing.level >= 2) return { emotionalPattern: cardWords(standing, context), evidence: [] };
  const seen = recent.map(({ content }) => understand(content));
  const parts = [
    newest(latest, seen[0]),
    mostlyIn(recent, seen),
    contrast(recent, seen),
    trend(recent),
    standing.level > 0 ? '' : beneath(latest, seen[0]),
  ];
  return {
    emotionalPattern: parts.filter(Boolean).join(' '),
    evidence: seen
      .slice(0, 3)
      .map(({ detail }) => detail.quote)
      .filter(Boolean),
  };
}

/** What the newest entry tells, said back. */
function newest({ title, content, mood }: Entry, seen: Understood | undefined): string {
  const names = namesIn(seen);
  const told = partsOf(content)
    .filter((part) => part.split(/\s+/).length > 2)
    .slice(0, 2)
    .map((part) => inward(back(part), names));
  const tone = SAID[mood];
  const said = told.length ? told.join('; ') : inward(seen?.detail.quote ?? content, names);
  return `In ${quoted(title, 8)} your mood was ${tone}: ${said}.`;
}

const namesIn = (seen: Understood | undefined): string[] =>
  seen?.people.flatMap(({ name }) => (name ? [name] : [])) ?? [];

/** What was different where it was lighter. */
function contrast(recent: readonly Entry[], seen: readonly Understood[]): string {
  const order = recent
    .map((entry, at) => ({ entry, at }))
    .toSorted((a, b) => VALUE[b.entry.mood] - VALUE[a.entry.mood]);
  const [best, worst] = [order[0], order.at(-1)];
  if (!best || !worst || VALUE[best.entry.mood] - VALUE[worst.entry.mood] < 2) return '';
  const light = partsOf(best.entry.content)[0] ?? '';
  const heavy = seen[worst.at]?.topics[0];
  return best.at === 0
    ? `That is lighter than ${quoted(worst.entry.title, 6)}${heavy ? `, where it was about ${topics[heavy].matter}` : ''}.`
    : `It was lighter in ${quoted(best.entry.title, 6)}: ${inward(back(light), namesIn(seen[best.at]))}. Whatever made room for that may be worth repeating.`;
}

/** An entry speaks of many things: only where it is plainly about one. */
const SURE = 0.2;
/** What the newest may be about underneath, where it was not a good day. */
function beneath({ mood }: Entry, seen: Understood | undefined): string {
  const found = seen && VALUE[mood] <= 0 ? situationOf(seen.text) : undefined;
  return seen && found && found.sure >= SURE ? sentence(linesOf(found.situation, seen, null).of('under', 1)) : '';
}

/** Which feelings were named most, and whom or what they stood beside more than once. */
function mostlyIn(recent: readonly Entry[], seen: readonly Understood[]): string {
  const feelings = feelingsOf(recent, seen);
  const around = twice(
    seen.map(({ people }) => people.map(({ name, role }) => name ?? (role ? `your ${role}` : '')).filter(Boolean)),
  );
  const topic = twice(seen.map(({ topics: about }) => about.slice(0, 2)));
  const matter = topic && topics[topic].matter;
  const over = recent.length > 1 ? `Over your last ${recent.length} entries` : 'In it';
  const beside = around ? `, and ${around} comes up more than once` : matter ? `, often around ${matter}` : '';
  const named = recent.some(({ emotions }) => emotions.trim());
  if (feelings.length)
    return `${over} you ${named ? 'name' : 'speak most of feeling'} ${listed(feelings.slice(0, 3))}${beside}.`;
  return (around ?? matter) ? `${over} ${around ?? matter} comes up most.` : '';
}

const SMALL = /\b(?:but|also|very|a bit|so)\b/g;
function feelingsOf(recent: readonly Entry[], seen: readonly Understood[]): string[] {
  const named = recent
    .flatMap(({ emotions }) => emotions.toLowerCase().split(/[,;/]| and /))
    .map((one) => one.replace(SMALL, '').trim())
    .filter((one) => one && one.split(' ').length < 4);
  return counted(named.length ? named : seen.flatMap(({ feelings }) => feelings.map(({ word }) => word)));
}

/** What comes up in more than one entry. */
const twice = <T extends string>(all: readonly (readonly T[])[]): T | undefined =>
  counted(all.flatMap((some) => [...new Set(some)])).find((one) => all.filter((some) => some.includes(one)).length > 1);

/** What occurs, the most frequent first; the earlier seen first among equals. */
function counted<T extends string>(all: readonly T[]): T[] {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([one]) => one);
}

function trend(recent: readonly Entry[]): string {
  if (recent.length < 3) return '';
  const half = Math.floor(recent.length / 2);
  const mean = (some: readonly Entry[]) => some.reduce((sum, { mood }) => sum + VALUE[mood], 0) / some.length;
  const change = mean(recent.slice(0, half)) - mean(recent.slice(-half));
  const [now, before] = [recent[0], recent.at(-1)];
  if (Math.abs(change) < 0.5 || !now || !before) return '';
  return `From ${quoted(before.title, 6)} to ${quoted(now.title, 6)} your mood went ${change > 0 ? 'up' : 'down'}.`;
}
