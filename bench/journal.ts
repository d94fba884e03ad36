// A journal of 5,000 entries: how long a search takes and how late others get their turn meanwhile, how long the page's
// first answers take, and the CPU of saving an entry beside a bare insert of the same sealed row.
//   node bench/journal.ts [entries] [rounds]
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildApp } from '#server/app.ts';
import { newId } from '#server/clock/ids.ts';
import { parseConfig } from '#server/config.ts';
import { startPostgres } from '#server/database/embedded/supervisor.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openHouse } from '#server/house.ts';
import { sealWords } from '#server/journal/entry.ts';
import { journalEntries } from '#server/journal/table.ts';
import { addMembers } from './members.ts';

const [entries = 5000, rounds = 15] = process.argv.slice(2).map(Number);
const WORDS = 'the dishes were in the sink again and I said that I wanted company while she dried the plates '.split(
  ' ',
);
const MOODS = ['sad', 'neutral', 'happy'] as const;
const form = (at: number) => ({
  ...{ title: `Entry ${at}`, emotions: 'calm', mood: MOODS[at % 3] ?? 'sad', tags: ['maya', `tag ${at % 20}`] },
  content: Array.from({ length: 150 }, (_, word) => WORDS[(at * 7 + word * 5) % WORDS.length]).join(' '),
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
chmodSync(folder, 0o711);
const postgres = await startPostgres(join(folder, 'postgres'));
try {
  await migrateDatabase(postgres.connection);
  const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
  const house = await openHouse(parseConfig({ DATA_DIR: folder, MASTER_KEY, LOG_LEVEL: 'warn' }), postgres.connection);
  const app = await buildApp(house, house.identity.identify, join(folder, 'no-web'));
  const [member] = await addMembers(house, app, 1);
  if (!member) throw new Error('Nobody lives here.');
  const safe = await house.vault.of(member.id);
  const rowOf = (at: number) => {
    const now = new Date(Date.now() - at * 8_640_000);
    const id = newId(now);
    const dates = { day: now.toISOString().slice(0, 10), createdAt: now, updatedAt: now };
    return { id, ownerId: member.id, relationshipId: null, ...dates, sealed: sealWords(safe, id, form(at)) };
  };
  for (let at = 0; at < entries; at += 500)
    await house.db.insert(journalEntries).values(Array.from({ length: 500 }, (_, more) => rowOf(at + more)));

  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = { authorization: `Bearer ${member.token}`, 'idempotency-key': randomUUID() };
    const began = performance.now();
    const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return performance.now() - began;
  };
  const search = () => ask('POST', '/journal/search', { words: 'nowhere to be found', limit: 60 });
  await search();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await search());
  delay.disable();
  console.log(`search over ${entries}: ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`);
  console.log(`event-loop delay meanwhile: p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms`);

  const opening: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await Promise.all([
      ask('POST', '/journal/search', { words: '', limit: 60 }),
      ask('GET', '/journal/moods?days=14'),
      ask('GET', '/journal/moods?days=366'),
    ]);
    opening.push(performance.now() - began);
  }
  console.log(`what the page asks for first: ${median(opening).toFixed(0)} ms`);

  /** Milliseconds of this process's CPU for one. */
  const cpu = async (work: (at: number) => Promise<unknown>) => {
    const before = process.cpuUsage();
    for (let at = 0; at < 100; at++) await work(at);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 100_000;
  };
  const bare = (at: number) => house.db.insert(journalEntries).values(rowOf(at));
  const ratios: number[] = [];
  const [ours, theirs]: number[][] = [[], []];
  for (let round = 0; round < 5; round++) {
    const [inserted, saved] = [await cpu(bare), await cpu((at) => ask('POST', '/journal', form(at)))];
    ours?.push(saved);
    theirs?.push(inserted);
    ratios.push(saved / inserted);
    await house.db.execute('truncate limits');
  }
  const [saved, inserted] = [median(ours ?? []), median(theirs ?? [])];
  console.log(
    `saving ${saved.toFixed(2)} ms of CPU, a bare insert ${inserted.toFixed(2)} ms: ${median(ratios).toFixed(1)}x`,
  );
  await app.close();
  await house.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
