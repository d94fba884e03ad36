// A page of the learning feed with 100,000 stories and 1,000,000 comments beside the same with 1,000 and 10,000: p50 and p99.
//   node bench/feed.ts [requests a round] [rounds]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import { startPostgres } from '#server/database/embedded/supervisor.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openHouse } from '#server/house.ts';
import { addMembers } from './members.ts';

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

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
chmodSync(folder, 0o711);
const postgres = await startPostgres(join(folder, 'postgres'));
try {
  await migrateDatabase(postgres.connection);
  const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
  const house = await openHouse(parseConfig({ DATA_DIR: folder, MASTER_KEY, LOG_LEVEL: 'warn' }), postgres.connection);
  const app = await buildApp(house, house.identity.identify, join(folder, 'no-web'));
  const [member] = await addMembers(house, app, 1);
  const headers = { authorization: `Bearer ${member?.token}` };

  /** Pages of all and of one category, from the beginning and from deep within. */
  async function measure(): Promise<number[]> {
    const deep = `before=${new Date(Date.now() - 350 * 86_400_000).toISOString().slice(0, 10)}_${crypto.randomUUID()}`;
    const paths = ['', `?${deep}`, '?category=family', `?category=family&${deep}`];
    const took: number[] = [];
    for (let i = 0; i < requests; i++) {
      const begun = performance.now();
      const answer = await app.inject({ method: 'GET', url: `/api/learning-feed${paths[i % 4]}`, headers });
      if (answer.statusCode !== 200 || answer.json().length !== 20) throw new Error(`A page: ${answer.statusCode}`);
      took.push(performance.now() - begun);
    }
    return took;
  }
  const at = (all: number[], part: number) => all.toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? 0;
  const db = new pg.Client(postgres.connection);
  await db.connect();
  const results: number[] = [];
  for (const count of [1000, 100_000]) {
    await fill(db, member?.id ?? '', count);
    await measure();
    const all: number[] = [];
    for (let round = 0; round < rounds; round++) all.push(...(await measure()));
    results.push(at(all, 0.99));
    console.log(`${count} stories: p50 ${at(all, 0.5).toFixed(2)} ms, p99 ${at(all, 0.99).toFixed(2)} ms`);
  }
  console.log(`p99 ${((results[1] ?? 0) / (results[0] ?? 1)).toFixed(2)}x`);
  await db.end();
  await app.close();
  await house.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
