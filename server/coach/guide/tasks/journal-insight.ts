import type { JournalInsight } from '#contract/coach.ts';
import { plainWords } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { clipped, listed } from '#server/coach/guide/sentences.ts';
import type { Context } from '#server/coach/port.ts';
import type { Entry } from '#server/coach/tasks/readings.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { policyOf } from '#server/safety/policy.ts';

const VALUE: Record<Entry['mood'], number> = { very_happy: 2, happy: 1, neutral: 0, sad: -1, very_sad: -2 };
const MOST = 7;
const LIGHTER = 0.5;
const titled = ({ title, content }: Entry) =>
  `“${clipped(plainWords(title), 8) || clipped(plainWords(content), 8) || 'your entry'}”`;

/** What stands in more than one entry, the most frequent first. */
function repeated(lists: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const one of lists.flatMap((list) => [...new Set(list)])) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort((a, b) => b[1] - a[1])
    .map(([one]) => one);
}

const split = (text: string) =>
  plainWords(text)
    .toLowerCase()
    .split(/[,;/]| and /)
    .map((one) => one.trim())
    .filter((one) => /\p{L}/u.test(one) && one.split(' ').length < 4);

function trend(entries: readonly Entry[]): string {
  const half = Math.floor(entries.length / 2);
  if (half === 0 || entries.length < 3) return '';
  const mean = (some: readonly Entry[]) => some.reduce((sum, { mood }) => sum + VALUE[mood], 0) / some.length;
  const change = mean(entries.slice(0, half)) - mean(entries.slice(-half));
  if (Math.abs(change) < LIGHTER) return 'Your mood stayed about level.';
  return `Your mood went ${change > 0 ? 'up' : 'down'} over your last ${entries.length} entries.`;
}

/** What was marked in the last entries, the newest first: moods, feelings and tags, never what may lie beneath. */
export function journalInsight(
  { entries }: { entries: Entry[] },
  standing: Assessment,
  context: Context,
): JournalInsight {
  const recent = entries.slice(0, MOST);
  const [latest] = recent;
  if (!latest)
    return { emotionalPattern: 'No entries yet. After one or two, you’ll see what changes here.', evidence: [] };
  if (policyOf(standing).coach === 'card') return { emotionalPattern: cardWords(standing, context), evidence: [] };
  const feelings = repeated(recent.map(({ emotions }) => split(emotions))).slice(0, 3);
  const tags = repeated(recent.map((entry) => entry.tags.map((tag) => tag.trim()).filter(Boolean))).slice(0, 2);
  const lightest = recent.reduce((a, b) => (VALUE[b.mood] > VALUE[a.mood] ? b : a));
  const heaviest = recent.reduce((a, b) => (VALUE[b.mood] < VALUE[a.mood] ? b : a));
  const parts = [
    `In ${titled(latest)} your mood was ${latest.mood.replace('_', ' ')}.`,
    feelings.length > 0 ? `You named ${listed(feelings)} more than once.` : '',
    tags.length > 0 ? `${listed(tags)} came up more than once.` : '',
    trend(recent),
    VALUE[lightest.mood] - VALUE[heaviest.mood] >= 2
      ? `It was lightest in ${titled(lightest)}. What was different that day?`
      : '',
  ];
  return { emotionalPattern: parts.filter(Boolean).join(' '), evidence: recent.slice(0, 3).map(titled) };
}
