// Everything that somebody with 5,000 entries and 2,000 messages has, as a ZIP from a server process of its own:
// when it began, when it was there, and how much more memory the server held at most than before.
//   node bench/export.ts [entries] [messages] [rounds]
import { readFileSync } from 'node:fs';
import { plain, sealBody } from '#server/chats/message/rows.ts';
import { threadMessages } from '#server/chats/table.ts';
import { newId } from '#server/clock/ids.ts';
import { startServer } from '#test/process.ts';
import { writeEntries } from './entries.ts';
import { type Bench, inHouse, MASTER_KEY } from './house.ts';

const [entries = 5000, messages = 2000, rounds = 3] = process.argv.slice(2).map(Number);
const OFTEN = 20;

/** Half of them the member's, half of them Mallama's. */
async function talk({ house, member, ask }: Bench) {
  const { id: threadId } = JSON.parse((await ask('POST', '/conversations', { title: 'Years' })).body);
  const safe = await house.vault.of(member.id);
  const rows = Array.from({ length: messages }, (_, n) => {
    const id = newId(house.now());
    const sealed = sealBody(safe, id, plain(`Message ${n} `.repeat(30)));
    return { id, threadId, authorId: n % 2 ? member.id : null, createdAt: house.now(), sealed };
  });
  for (let from = 0; from < messages; from += 500)
    await house.db.insert(threadMessages).values(rows.slice(from, from + 500));
}

/** Megabytes that a process holds. */
const held = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function take(url: string, pid: number, token: string) {
  const before = held(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, held(pid));
  }, OFTEN);
  const began = performance.now();
  const answer = await fetch(`${url}/api/account/export.zip`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
  const first = performance.now() - began;
  let size = 0;
  for await (const piece of answer.body) size += piece.length;
  const took = performance.now() - began;
  clearInterval(watch);
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  console.log(
    [
      `${megabytes(size)} in ${(took / 1000).toFixed(1)} s, answered after ${first.toFixed(0)} ms; the server `,
      `held ${before.toFixed(0)} MB before and ${most.toFixed(0)} MB at most`,
    ].join(''),
  );
}

let token = '';
await inHouse(
  async (bench) => {
    await writeEntries(bench, entries);
    await talk(bench);
    token = bench.member.token;
  },
  async (folder) => {
    const server = await startServer({ DATA_DIR: folder, MASTER_KEY });
    for (let round = 0; round < rounds; round++) await take(server.url, server.pid, token);
    await server.stop();
  },
);
