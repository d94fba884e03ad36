import { stories } from '#server/learning-feed/table.ts';
import type { House } from '#server/services.ts';
import { type StoryKeys, storyFrom } from '#server/stories/compose.ts';

/** How many days before today each story is dated, and its keys. */
const STARTING: readonly (StoryKeys & { id: string })[] = [
  { id: '01', category: 'romantic', issue: 'chores', help: 'plan', end: 'better' },
  { id: '02', category: 'family', issue: 'relatives', help: 'limit', end: 'better' },
  { id: '03', category: 'friendship', issue: 'plans', help: 'asking', end: 'better' },
  { id: '04', category: 'workplace', issue: 'workload', help: 'calmTalk', end: 'better' },
  { id: '05', category: 'romantic', issue: 'unheard', help: 'listening', end: 'better' },
  { id: '06', category: 'family', issue: 'parenting', help: 'turns', end: 'open' },
  { id: '07', category: 'friendship', issue: 'money', help: 'apology', end: 'better' },
  { id: '08', category: 'romantic', issue: 'closeness', help: 'pause', end: 'open' },
];
const DAY = 24 * 60 * 60 * 1000;

/** Gives a new installation something to read. Existing stories stay as they are. */
export async function writeStartingStories({ db, now }: Pick<House, 'db' | 'now'>) {
  const rows = STARTING.map(({ id, ...keys }, at) => {
    const { title, category, summary, lessonLearned: lesson } = storyFrom(keys);
    const day = new Date(now().getTime() - (at + 1) * DAY).toISOString().slice(0, 10);
    return { id: `00000000-0000-4000-8000-0000000000${id}`, category, title, summary, lesson, day, isByMallama: true };
  });
  await db.insert(stories).values(rows).onConflictDoNothing();
}
