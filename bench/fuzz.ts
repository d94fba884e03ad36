// Hostile requests to every endpoint and to the provider of sign-ins, several faults at once: nothing may be answered with
// a bug. Only a deliberate 503 may be. The same seed sends the same requests.
//   node bench/fuzz.ts [requests] [seed]
import { rmSync } from 'node:fs';
import type { InjectOptions } from 'fastify';
import { startPostgres } from '#server/database/embedded/supervisor.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { type Endpoint, endpoints } from '#server/http/endpoints.ts';
import { limits } from '#server/http/limits-table.ts';
import { addressOf, asQuery, fieldsOf, HOSTILE, IDENTITY_CALLS, IDENTITY_FIELDS, inputOf } from '#test/hostile.ts';
import { matrix } from '#test/matrix.ts';
import { temporaryFolder } from '#test/process.ts';
import { openTestServerOn } from '#test/test-server-on.ts';

const [requests = 100_000, first = 1] = process.argv.slice(2).map(Number);
const AT_ONCE = 10;
/** One in so many is broken in its form, and not in what it says. */
const MISSHAPEN = 20;
const JSON_TYPE = { 'content-type': 'application/json' };

let seed = first;
const random = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};
const oneOf = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)] as One;

/** Hostile as a word: where only text can stand. */
function aWord(length: number): string {
  const value = oneOf(HOSTILE);
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed().slice(0, length);
}

/** Hostile, or something hostile within something. */
function anything(depth = 0): unknown {
  const kind = random();
  if (depth > 2 || kind < 0.7) return oneOf(HOSTILE);
  if (kind < 0.85) return Array.from({ length: random() * 5 }, () => anything(depth + 1));
  return Object.fromEntries(Array.from({ length: random() * 4 }, () => [aWord(20), anything(depth + 1)]));
}

function spoil(right: object, fields: readonly string[]): Record<string, unknown> {
  const spoiled = {
    ...right,
    ...Object.fromEntries(Array.from({ length: 1 + random() * 3 }, () => [oneOf(fields), anything()])),
  };
  return spoiled;
}

/** What is no JSON, has no end, or says that it is something else. */
const FORMS: readonly Pick<InjectOptions, 'payload' | 'headers'>[] = [
  { payload: '{"a":', headers: JSON_TYPE },
  { payload: '['.repeat(10_000), headers: JSON_TYPE },
  { payload: '\0', headers: JSON_TYPE },
  { payload: 'a=b&c', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { payload: '{}', headers: { 'content-type': 'application/json; charset=utf-7' } },
  { payload: '{}', headers: { ...JSON_TYPE, 'idempotency-key': 'a'.repeat(500) } },
  { payload: '{}', headers: { ...JSON_TYPE, authorization: 'Bearer ..' } },
  { payload: '{}', headers: { ...JSON_TYPE, cookie: '__Host-x=%00; ;=;' } },
  { payload: `{"a":"${'x'.repeat(300_000)}"}`, headers: JSON_TYPE },
  { payload: '{"__proto__":{"a":1},"constructor":null}', headers: JSON_TYPE },
];
const PATHS = [
  '/api/%00',
  '/api/..%2f',
  '/api/relationships/%ff',
  '/api//',
  '/%',
  '/api/threads/%2e%2e/messages',
  '/api/journal?limit=%',
];

const folder = temporaryFolder();
const postgres = await startPostgres(`${folder}/postgres`);
const statuses = new Map<number, number>();
const bugs: string[] = [];
let sent = 0;
try {
  await migrateDatabase(postgres.connection);
  const server = await openTestServerOn(postgres.connection, { ADMIN_EMAIL: 'operator@example.org' });

  async function send(what: string, options: InjectOptions) {
    sent++;
    const answer = await server.app.inject({ ...options, payloadAsStream: true });
    answer.stream().destroy();
    const { statusCode } = answer;
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode >= 500 && statusCode !== 503)
      bugs.push(`${statusCode} ${what} ${JSON.stringify(options).slice(0, 300)}`);
    if (statusCode === 429) await server.house.db.delete(limits);
    return statusCode;
  }

  async function ofEndpoint(endpoint: Endpoint) {
    const row = matrix[endpoint.name];
    const who = await server.person(endpoint.access === 'admin' ? 'admin' : 'trial');
    const ids = (await row?.own?.of(server, who)) ?? row?.params ?? {};
    const right = Object(row?.body ?? {});
    const named = new Set([...fieldsOf(inputOf(endpoint.name)), ...Object.keys(right), 'extra', 'id']);
    return { who, ids, right, fields: [...named].filter((field) => !endpoint.ids.includes(field)) };
  }

  async function fuzzEndpoint(endpoint: Endpoint, times: number) {
    const { name, method } = endpoint;
    let at = await ofEndpoint(endpoint);
    const once = async () => {
      const { who, ids, right, fields } = at;
      const spoiled = random() < 0.2 ? { ...ids, [oneOf(Object.keys(ids)) ?? '']: aWord(200) } : ids;
      const url = addressOf(endpoint, spoiled);
      const sentMethod = method as 'POST';
      if (random() < 1 / MISSHAPEN) {
        const { headers, payload } = oneOf(FORMS);
        const wrong = random() < 0.2 ? oneOf(PATHS) : url;
        return send(name, {
          method: sentMethod,
          url: wrong,
          headers: { ...who.headers, ...headers },
          ...(method !== 'GET' && { payload }),
        });
      }
      const input = spoil(right, fields);
      const said = JSON.stringify(input);
      return method === 'GET'
        ? send(name, { method: sentMethod, url: `${url}?${asQuery(input)}`.slice(0, 30_000), headers: who.headers })
        : send(name, { method: sentMethod, url, headers: { ...who.headers, ...JSON_TYPE }, payload: said });
    };
    for (let left = times; left > 0; left -= AT_ONCE) {
      const all = await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, once));
      // Whoever erased themselves, or signed out, comes again.
      if (all.includes(401) && endpoint.access !== 'anyone') at = await ofEndpoint(endpoint);
    }
  }

  async function fuzzIdentity(verb: string, times: number) {
    const right = { email: 'amara@example.org', password: 'seven quiet herons', requestType: 'PASSWORD_RESET' };
    const url = `/identitytoolkit.googleapis.com/v1/${verb}?key=any`;
    const once = () =>
      send(verb, { method: 'POST', url, headers: JSON_TYPE, payload: JSON.stringify(spoil(right, IDENTITY_FIELDS)) });
    for (let left = times; left > 0; left -= AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, once));
  }

  // A stream that goes on has no end to wait for.
  const all = endpoints.filter(({ name }) => !matrix[name]?.goesOn);
  const each = Math.ceil(requests / (all.length + IDENTITY_CALLS.length));
  const began = performance.now();
  for (const endpoint of all) await fuzzEndpoint(endpoint, each);
  for (const verb of IDENTITY_CALLS) await fuzzIdentity(verb, each);
  const seconds = Math.round((performance.now() - began) / 1000);
  const told = [...statuses].toSorted(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  console.log(
    `${sent} requests to ${all.length + IDENTITY_CALLS.length} endpoints in ${seconds} s, seed ${first}: ${told.join(', ')}`,
  );
  console.log(`${bugs.length} bugs`);
  for (const bug of new Set(bugs.slice(0, 40))) console.log(`  ${bug}`);
  if (bugs.length > 0) process.exitCode = 1;
  await server.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
