import { newId } from '#server/clock/ids.ts';
import { sealWords } from '#server/journal/entry.ts';
import { journalEntries } from '#server/journal/table.ts';
import type { Bench } from './house.ts';

const WORDS = 'the dishes were in the sink again and I said that I wanted company while she dried the plates '.split(
  ' ',
);
const MOODS = ['sad', 'neutral', 'happy'] as const;

/** An entry of 150 words. */
export const entryAt = (at: number) => ({
  ...{ title: `Entry ${at}`, emotions: 'calm', mood: MOODS[at % 3] ?? 'sad', tags: ['maya', `tag ${at % 20}`] },
  content: Array.from({ length: 150 }, (_, word) => WORDS[(at * 7 + word * 5) % WORDS.length]).join(' '),
});

/** Its sealed row, ten a day and the later the further back. */
export async function rowMaker({ house, member }: Pick<Bench, 'house' | 'member'>) {
  const safe = await house.vault.of(member.id);
  return (at: number) => {
    const now = new Date(Date.now() - at * 8_640_000);
    const id = newId(now);
    const dates = { day: now.toISOString().slice(0, 10), createdAt: now, updatedAt: now };
    return { id, ownerId: member.id, relationshipId: null, ...dates, sealed: sealWords(safe, id, entryAt(at)) };
  };
}

export async function writeEntries(bench: Pick<Bench, 'house' | 'member'>, count: number) {
  const rowOf = await rowMaker(bench);
  for (let at = 0; at < count; at += 500) {
    const rows = Array.from({ length: Math.min(500, count - at) }, (_, more) => rowOf(at + more));
    await bench.house.db.insert(journalEntries).values(rows);
  }
}
