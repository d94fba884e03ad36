import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { READABLE } from '#contract/readers.ts';
import type { Person } from '#test/people.ts';
import { BY_TYPE, COLUMNS } from '#test/readable.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

type Column = { place: string; type: string };

let server: TestServer;
let columns: Column[];
beforeAll(async () => {
  server = await openTestServer();
  const { rows } = await server.house.db.execute<Column>(
    sql`select table_name || '.' || column_name as place, data_type as type
        from information_schema.columns where table_schema = 'public' order by 1`,
  );
  columns = rows.map(({ place, type }) => ({ place: String(place), type: String(type) }));
});
afterAll(() => server.close());

describe('the table of who can read what', () => {
  test('knows what every column of the database tells', () => {
    expect(columns.length).toBeGreaterThan(250);
    expect(columns.filter(({ place, type }) => !COLUMNS.has(place) && !(type in BY_TYPE))).toEqual([]);
    expect([...COLUMNS.keys()].filter((place) => !columns.some((one) => one.place === place))).toEqual([]);
  });

  test('names nothing that no column tells', () => {
    const told = new Set(columns.map(({ place, type }) => COLUMNS.get(place) ?? BY_TYPE[type]));
    expect(Object.keys(READABLE).filter((kind) => !told.has(kind as keyof typeof READABLE))).toEqual([]);
  });
});

/** The contents of a member's rows in columns that are neither ids, times nor sealed. */
async function toldAbout(person: Person): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = {};
  const tables = [...new Set(columns.map(({ place }) => place.split('.')[0] ?? ''))];
  for (const table of tables) {
    const its = columns.filter(({ place }) => place.startsWith(`${table}.`));
    const plain = its.filter(
      ({ type, place }) =>
        !/^(?:uuid|ARRAY|bytea|timestamp)/.test(type) && !/hash$/.test(place) && COLUMNS.get(place) !== 'ours',
    );
    // Counts over all members, without any reference to one.
    if (plain.length === 0 || table === 'safety_counts' || table === 'limits') continue;
    const { rows } = await server.house.db.execute<{ row: string }>(
      sql.raw(`select row_to_json(t)::text as row from "${table}" t`),
    );
    const mine = rows
      .map(({ row }) => JSON.parse(String(row)))
      .filter((row) => JSON.stringify(row).includes(person.id));
    const seen = mine.map((row) => JSON.stringify(plain.map(({ place }) => row[place.slice(table.length + 1)])));
    told[table] = seen.toSorted().map((line) => line.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'an id'));
  }
  const marks = await server.house.db.execute<Record<string, unknown>>(
    sql`select octet_length(u.sealed_age) as age, octet_length(r.sealed_guard) as guard,
        u.age_doubted_at, u.adult_on, r.connecting_off
        from users u left join relationships r on r.owner_id = u.id where u.id = ${person.id}`,
  );
  return { ...told, marks: marks.rows };
}

test('somebody in danger, young, or hurt by a partner cannot be told from somebody who is not', async () => {
  const live = async (texts: { about: string; said: string; mentioned: string }) => {
    const person = await server.person();
    const { headers } = person;
    const post = (url: string, payload: object) => server.ask({ method: 'POST', url: `/api${url}`, headers, payload });
    const maya = { personName: 'Maya', relationshipType: 'romantic_partner', notes: texts.about };
    const url = `/api/relationships/${(await post('/relationships', maya)).json().id}`;
    const { canConnect } = (await server.ask({ method: 'GET', url, headers })).json();
    expect((await post('/chat', { message: texts.mentioned })).statusCode).toBe(200);
    expect((await post('/chat', { message: texts.said })).statusCode).toBe(200);
    const user = async () => (await server.ask({ method: 'GET', url: '/api/auth/user', headers })).json();
    return { person, user, canConnect };
  };
  const calm = await live({
    about: 'We cook on Sundays',
    said: 'I am fifty and my mum reads the paper every day',
    mentioned: 'Maya and I want to plan a trip',
  });
  const hurt = await live({
    about: 'She hits me when she is angry and I am afraid of her',
    said: "I'm 15 and my mum reads all my messages",
    mentioned: 'I want to kill myself tonight',
  });
  await vi.waitFor(async () => expect((await hurt.user()).ageInDoubt).toBe(true));
  expect([calm.canConnect, (await calm.user()).ageInDoubt, hurt.canConnect]).toEqual([true, false, false]);
  expect(await toldAbout(hurt.person)).toEqual(await toldAbout(calm.person));
});

test('what was asked under a key cannot be tried from the table', async () => {
  const { headers } = await server.person();
  const payload = { personName: 'I want to leave him', relationshipType: 'romantic_partner' };
  const once = { ...headers, 'idempotency-key': 'one-key' };
  await server.ask({ method: 'POST', url: '/api/relationships', headers: once, payload });
  const { rows } = await server.house.db.execute<{ body_hash: string }>(sql`select body_hash from idempotency_keys`);
  const plain = (['base64', 'base64url', 'hex'] as const).map((form) =>
    createHash('sha256').update(JSON.stringify(payload)).digest(form),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ body_hash }) => plain.includes(String(body_hash)))).toEqual([]);
});
