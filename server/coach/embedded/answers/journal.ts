import type { JournalInsight } from '#contract/coach.ts';
import { partsOf } from '#server/coach/embedded/answers/recast/recast.ts';
import { cardWords } from '#server/coach/embedded/answers/withheld.ts';
import { listed, quoted } from '#server/coach/embedded/say/words.ts';
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
  const best = [...recent].sort((a, b) => VALUE[b.mood] - VALUE[a.mood])[0];
  const worst = [...recent].sort((a, b) => VALUE[a.mood] - VALUE[b.mood])[0];
  const parts = [
    `In ${quoted(latest.title, 8)} you write ${quoted(seen[0]?.detail.quote.replace(/ …$/, '') ? tellingOf(latest.content, seen[0]?.detail.quote ?? '') : latest.content, 16)}, and your mood was ${SAID[latest.mood]}.`,
    mostlyIn(recent, seen),
    best && worst && VALUE[best.mood] - VALUE[worst.mood] > 1
      ? `It was lighter in ${quoted(best.title, 6)} than in ${quoted(worst.title, 6)}.`
      : '',
    trend(recent),
  ];
  return {
    emotionalPattern: parts.filter(Boolean).join(' '),
    evidence: seen
      .slice(0, 3)
      .map(({ detail }) => detail.quote)
      .filter(Boolean),
  };
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

/** The whole sentence that a quotation begins. */
function tellingOf(content: string, quote: string): string {
  const begun = quote.replace(/ …$/, '').slice(0, 14);
  return partsOf(content).find((part) => part.includes(begun)) ?? quote;
}

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
