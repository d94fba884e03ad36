import { afterAll, beforeAll, expect, test } from 'vitest';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let amara: Person;
beforeAll(async () => {
  server = await openTestServer({ PUBLIC_URL: 'http://localhost:3000' });
  amara = await server.person('admin');
});
afterAll(() => server.close());

const { get, post, patch } = asking(() => server);

let count = 0;
const marks: string[] = [];
const mark = () => {
  const made = `Seraphina${count++}x`;
  marks.push(made);
  return made;
};

/** Writes a marked text into every private field of the API. */
async function plant() {
  const lists = ['relationshipGoals', 'strugglingWith', 'currentIssues', 'triggers', 'redLines', 'incompatibilities'];
  const more = ['aspirations', 'values', 'nonNegotiables', 'learned', 'likes', 'notes'];
  const fields = Object.fromEntries([...lists, ...more].map((field) => [field, mark()]));
  const about = { personName: mark(), relationshipType: 'other', customLabel: mark(), ...fields };
  const { id } = (await post(amara, '/relationships', about, { 'idempotency-key': 'planted' })).body;
  const at = `/relationships/${id}`;
  const sides = { trustSafety: 50, communicationClarity: 50, growth: 50, joyFulfillment: 50 };
  await post(amara, `${at}/check-ins`, { ...sides, note: mark() });
  await post(amara, `${at}/events`, { kind: 'conflict', note: mark() });
  await post(amara, `${at}/plan`, { kind: 'promise', text: mark() });
  await post(amara, `${at}/dates`, { label: mark(), on: '1990-12-24' });
  await post(amara, `${at}/plan/generate-steps`);
  await patch(amara, '/dashboard/cards/strengths-1', { content: mark() });
  const { code } = (await post(amara, `${at}/invitations`, { email: `${mark()}@example.com` })).body;
  marks.push(code);
  const ben = await server.person();
  const accepted = (await post(ben, `/invitations/${code}/accept`, { personName: mark(), relationshipType: 'friend' }))
    .body;
  await post(ben, `/relationships/${accepted.relationshipId}/disconnect`);
  return { id, ben };
}

test('of all that is private nothing can be read in any table, nor by anybody else', async () => {
  const { id, ben } = await plant();
  const { rows: tables } = await server.house.db.execute<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(tables.length).toBeGreaterThan(20);
  let bytes = 0;
  for (const { name } of tables) {
    const { rows } = await server.house.db.execute<Record<string, unknown>>(`select * from "${name}"`);
    const text = JSON.stringify(rows, (_key, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    bytes += text.length;
    expect(
      marks.filter((one) => text.includes(one)),
      `readable in ${name}`,
    ).toEqual([]);
  }
  expect(bytes).toBeGreaterThan(10_000);
  const theirs = await Promise.all(
    ['/relationships', '/dashboard', '/next', '/connections', '/connections/refused'].map(
      async (path) => (await get(ben, path)).raw,
    ),
  );
  const shown = marks.filter((one) => theirs.join(' ').includes(one));
  // Ben named Amara himself, in two of his own fields.
  expect(shown).toEqual([marks.at(-1)]);
  expect((await get(amara, `/relationships/${id}`)).raw).toContain(marks[0]);
});

test('a refusal repeats nothing that was sent', async () => {
  const secret = 'Seraphina'.repeat(20);
  const { raw, status } = await post(amara, '/relationships', { personName: secret, relationshipType: secret });
  expect(status).toBe(400);
  expect(raw).not.toContain('Seraphina');
  expect((await get(amara, `/relationships?before=${secret}`)).raw).not.toContain('Seraphina');
});
