// A page of the learning feed with 100,000 stories and 1,000,000 comments beside the same with 1,000 and 10,000, in turn.
//   node bench/feed.ts [requests a round] [rounds]
import pg from 'pg';
import { at, type Bench, inHouse, median } from './house.ts';

const [requests = 300, rounds = 5] = process.argv.slice(2).map(Number);
const CATEGORIES = "array['romantic', 'family', 'friendship', 'workplace']";

async function fill({ connection, member }: Bench, count: number) {
  const db = new pg.Client(connection);
  await db.connect();
  await db.query('truncate stories cascade');
  await db.query(`insert into stories (id, category, title, summary, lesson, day, likes, comments)
    select gen_random_uuid(), (${CATEGORIES})[1 + i % 4], 'A title', repeat('A summary. ', 20), 'A lesson',
      current_date - (i % 700), i % 90, 10 from generate_series(1, ${count}) i`);
  await db.query(`insert into story_comments (id, story_id, owner_id, created_at, sealed)
    select gen_random_uuid(), s.id, '${member.id}', now(), decode('00', 'hex')
      from stories s, generate_series(1, 10)`);
  await db.query('analyze stories, story_comments');
  await db.query('checkpoint');
  await db.end();
}

/** Milliseconds of pages of all and of one category, from the beginning and from deep within. */
async function measure({ ask }: Bench): Promise<number[]> {
  const deep = `before=${new Date(Date.now() - 350 * 86_400_000).toISOString().slice(0, 10)}_${crypto.randomUUID()}`;
  const paths = ['', `?${deep}`, '?category=family', `?category=family&${deep}`];
  const took: number[] = [];
  for (let i = 0; i < requests; i++) took.push((await ask('GET', `/learning-feed${paths[i % 4]}`)).took);
  return took;
}

await inHouse((small) =>
  inHouse(async (large) => {
    await fill(small, 1000);
    await fill(large, 100_000);
    for (const one of [small, large]) await measure(one);
    const all: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      all[0].push(...(await measure(small)));
      all[1].push(...(await measure(large)));
    }
    for (const [name, took] of [
      ['1,000', all[0]],
      ['100,000', all[1]],
    ] as const)
      console.log(`${name} stories: p50 ${median(took).toFixed(2)} ms, p99 ${at(took, 0.99).toFixed(2)} ms`);
    const ratio = (part: number) => (at(all[1], part) / at(all[0], part)).toFixed(2);
    console.log(`p50 ${ratio(0.5)}x, p99 ${ratio(0.99)}x`);
  }),
);
