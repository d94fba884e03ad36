// A journal of 5,000 entries: how long a search takes and how late others get their turn meanwhile, how long the page's
// first answers take, and the CPU of saving an entry beside a bare insert of the same sealed row.
//   node bench/journal.ts [entries] [rounds]
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { journalEntries } from '#server/journal/table.ts';
import { entryAt, rowMaker, writeEntries } from './entries.ts';
import { inHouse, median } from './house.ts';

const [entries = 5000, rounds = 15] = process.argv.slice(2).map(Number);
const SAVES = 100;

await inHouse(async (bench) => {
  const { house, ask } = bench;
  await writeEntries(bench, entries);
  const rowOf = await rowMaker(bench);

  const search = async () => (await ask('POST', '/journal/search', { words: 'nowhere to be found', limit: 60 })).took;
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
    for (let at = 0; at < SAVES; at++) await work(at);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / SAVES;
  };
  const bare = (at: number) => house.db.insert(journalEntries).values(rowOf(at));
  const ratios: number[] = [];
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round++) {
    const [inserted, saved] = [await cpu(bare), await cpu((at) => ask('POST', '/journal', entryAt(at)))];
    ours.push(saved);
    theirs.push(inserted);
    ratios.push(saved / inserted);
    await house.db.execute('truncate limits');
  }
  const [saved, inserted] = [median(ours).toFixed(2), median(theirs).toFixed(2)];
  console.log(`saving ${saved} ms of CPU, a bare insert ${inserted} ms: ${median(ratios).toFixed(1)}x`);
});
