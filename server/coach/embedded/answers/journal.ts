import type { JournalInsight } from '#contract/coach.ts';
import { cardWords } from '#server/coach/embedded/answers/withheld.ts';
import { listed, quoted } from '#server/coach/embedded/say/words.ts';
import { topics } from '#server/coach/embedded/understand/topics.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';
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
  const seen = recent.map(({ content, emotions }) => understand(`${content}\n${emotions}`));
  const feelings = counted(seen.flatMap(({ feelings: felt }) => [...new Set(felt.map(({ word }) => word))]));
  const matters = counted(seen.flatMap(({ topics: about }) => about.slice(0, 2))).map((topic) => topics[topic].matter);
  const said = [
    `In ${quoted(latest.title, 8)} you write ${seen[0] ? quoted(seen[0].detail.quote, 9) : quoted(latest.content, 9)}, and your mood was ${SAID[latest.mood]}.`,
    feelings.length
      ? `${recent.length > 1 ? `Over your last ${recent.length} entries` : 'In it'} you speak most of feeling ${listed(feelings.slice(0, 2))}${matters[0] ? `, often around ${matters[0]}` : ''}.`
      : matters[0]
        ? `${recent.length > 1 ? `Over your last ${recent.length} entries` : 'In it'} ${matters[0]} comes up most.`
        : '',
    trend(recent),
  ];
  return {
    emotionalPattern: said.filter(Boolean).join(' '),
    evidence: seen
      .slice(0, 3)
      .map(({ detail }) => detail.quote)
      .filter(Boolean),
  };
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
  if (Math.abs(change) < 0.5 || !now || !before)
    return `Your mood has stayed about the same over these ${recent.length} entries.`;
  return `From ${quoted(before.title, 6)} to ${quoted(now.title, 6)} your mood went ${change > 0 ? 'up' : 'down'}.`;
}
