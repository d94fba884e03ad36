// A page of the learning feed with 100,000 stories and 1,000,000 comments beside the same with 1,000 and 10,000: p50 and p99.
//   node bench/feed.ts [requests a round] [rounds]
import pg from 'pg';
import { at, inHouse } from './house.ts';

const [requests = 400, rounds = 5] = process.argv.slice(2).map(Number);
const CATEGORIES = "array['romantic', 'family', 'friendship', 'workplace']";

async function fill(db: pg.Client, owner: string, count: number) {
  await db.query('truncate stories cascade');
  await db.query(`insert into stories (id, category, title, summary, lesson, day, likes, comments)
    select gen_random_uuid(), (${CATEGORIES})[1 + i % 4], 'A title', repeat('A summary. ', 20), 'A lesson',
      current_date - (i % 700), i % 90, 10 from generate_series(1, ${count}) i`);
  await db.query(`insert into story_comments (id, story_id, owner_id, created_at, sealed)
    select gen_random_uuid(), s.id, '${owner}', now(), decode('00', 'hex') from stories s, generate_series(1, 10)`);
  await db.query('analyze stories, story_comments');
}

await inHouse(async ({ connection, member, ask }) => {
  /** Pages of all and of one category, from the beginning and from deep within. */
  async function measure(): Promise<number[]> {
    const deep = `before=${new Date(Date.now() - 350 * 86_400_000).toISOString().slice(0, 10)}_${crypto.randomUUID()}`;
    const paths = ['', `?${deep}`, '?category=family', `?category=family&${deep}`];
    const took: number[] = [];
    for (let i = 0; i < requests; i++) took.push((await ask('GET', `/learning-feed${paths[i % 4]}`)).took);
    return took;
  }
  const db = new pg.Client(connection);
  await db.connect();
  const results: number[] = [];
  for (const count of [1000, 100_000]) {
    await fill(db, member.id, count);
    await measure();
    const all: number[] = [];
    for (let round = 0; round < rounds; round++) all.push(...(await measure()));
    results.push(at(all, 0.99));
    console.log(`${count} stories: p50 ${at(all, 0.5).toFixed(2)} ms, p99 ${at(all, 0.99).toFixed(2)} ms`);
  }
  console.log(`p99 ${((results[1] ?? 0) / (results[0] ?? 1)).toFixed(2)}x`);
  await db.end();
});
