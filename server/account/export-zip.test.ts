import { afterAll, beforeAll, expect, test } from 'vitest';
import { plain, sealBody } from '#server/chats/message/rows.ts';
import { threadMessages } from '#server/chats/table.ts';
import { newId } from '#server/clock/ids.ts';
import { sealWords } from '#server/journal/entry.ts';
import { journalEntries } from '#server/journal/table.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';
import { unzip } from '#test/unzip.ts';

let server: TestServer;
let amara: Person;
const { get, post } = asking(() => server);

const ENTRIES = 5000;
const MESSAGES = 2000;

/** Years of data, inserted as rows, since writing it through the API would take too long. */
async function liveLong() {
  const { house } = server;
  const safe = await house.vault.of(amara.id);
  const at = house.now();
  const entry = (n: number) => {
    const id = newId(at);
    const words = {
      title: `Day ${n}`,
      content: `Entry ${n}: `.padEnd(600, 'é'),
      emotions: 'calm',
      mood: 'happy' as const,
    };
    const row = { id, ownerId: amara.id, relationshipId: null, day: '2026-01-01', createdAt: at, updatedAt: at };
    return { ...row, sealed: sealWords(safe, id, { ...words, tags: ['one'] }) };
  };
  const { body: chat } = await post(amara, '/conversations', { title: 'Years', type: 'solo_session' });
  const message = (n: number) => {
    const id = newId(at);
    const row = { id, threadId: chat.id, authorId: amara.id, createdAt: at };
    return { ...row, sealed: sealBody(safe, id, plain(`Message ${n}`.padEnd(300, '.'))) };
  };
  for (let from = 0; from < ENTRIES; from += 500)
    await house.db.insert(journalEntries).values(Array.from({ length: 500 }, (_, n) => entry(from + n)));
  for (let from = 0; from < MESSAGES; from += 500)
    await house.db.insert(threadMessages).values(Array.from({ length: 500 }, (_, n) => message(from + n)));
}

beforeAll(async () => {
  server = await openTestServer();
  amara = await server.person('trial');
  await post(amara, '/relationships', { personName: 'Maya', relationshipType: 'friend', notes: 'Sings in the choir' });
  await liveLong();
}, 60_000);

afterAll(() => server.close());

test('years of life come as an archive that any program opens, piece by piece', async () => {
  const before = process.cpuUsage();
  const answer = await server.app.inject({
    url: '/api/account/export.zip',
    headers: amara.headers,
    payloadAsStream: true,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="mallama-export.zip"');
  const pieces: Buffer[] = [];
  for await (const piece of answer.stream()) pieces.push(piece);
  const { user, system } = process.cpuUsage(before);
  // Ten seconds of processor time, which does not depend on what else the machine does.
  expect(user + system).toBeLessThan(10_000_000);
  // It arrives in pieces, so it is not held in memory as a whole.
  expect(pieces.length).toBeGreaterThan(10);
  const files = unzip(Buffer.concat(pieces));
  const read = (name: string) => files.get(name) ?? '';
  expect(JSON.parse(read('mallama.json'))).toMatchObject({ format: 'mallama-export', version: 1 });
  const { entries } = JSON.parse(read('journal.json'));
  expect(entries).toHaveLength(ENTRIES);
  expect(entries[7]).toMatchObject({ title: 'Day 7', mood: 'happy', tags: ['one'] });
  expect(JSON.parse(read('chats.json')).threads[0].messages).toHaveLength(MESSAGES);
  expect(read('journal.md')).toContain('### Day 7\n\n**Content**\n\nEntry 7: éé');
  expect(read('chats.md')).toContain('**You**, ');
  expect(read('relationships.md')).toMatch(/## Maya\n[\s\S]*\*\*Notes:\*\* Sings in the choir/);
  expect((await get(amara, '/account/export')).body.rooms.journal.entries).toEqual(entries);
});
