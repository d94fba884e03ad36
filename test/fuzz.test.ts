import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '#server/http/endpoints.ts';
import { limits } from '#server/http/limits-table.ts';
import { addressOf, asQuery, fieldsOf, HOSTILE, IDENTITY_CALLS, IDENTITY_FIELDS, inputOf } from '#test/hostile.ts';
import { matrix } from '#test/matrix.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ ADMIN_EMAIL: 'operator@example.org' });
});
afterAll(() => server.close());

/** Each field by itself in each hostile way, beside what is right. */
function* inputs(endpoint: Endpoint): Generator<Record<string, unknown>> {
  const right = Object(matrix[endpoint.name]?.body ?? {});
  for (const field of new Set([...fieldsOf(inputOf(endpoint.name)), ...Object.keys(right)])) {
    if (endpoint.ids.includes(field)) continue;
    for (const value of HOSTILE) yield { ...right, [field]: value };
  }
}

async function send(endpoint: Endpoint, input: Record<string, unknown>, ids: Record<string, string>, headers: object) {
  const url = addressOf(endpoint, ids);
  const reads = endpoint.method === 'GET';
  const answer = await server.app.inject({
    method: endpoint.method as 'GET',
    url: reads ? `${url}?${asQuery(input)}` : url,
    headers: { ...headers, ...(!reads && { 'content-type': 'application/json' }) },
    ...(!reads && { payload: JSON.stringify(input) }),
    payloadAsStream: true,
  });
  answer.stream().destroy();
  return answer.statusCode;
}

test.each(IDENTITY_CALLS)('the provider of sign-ins answers hostile input without a bug: %s', async (verb) => {
  const bugs: unknown[] = [];
  const right = { email: 'amara@example.org', password: 'seven quiet herons', requestType: 'PASSWORD_RESET' };
  for (const field of IDENTITY_FIELDS) {
    for (const value of HOSTILE) {
      const url = `/identitytoolkit.googleapis.com/v1/${verb}?key=any`;
      const payload = JSON.stringify({ ...right, [field]: value });
      const headers = { 'content-type': 'application/json' };
      const { statusCode } = await server.app.inject({ method: 'POST', url, headers, payload });
      if (statusCode >= 500 && statusCode !== 503) bugs.push([statusCode, field, JSON.stringify(value).slice(0, 100)]);
    }
  }
  expect(bugs).toEqual([]);
});

const goOn = new Set(endpoints.filter(({ name }) => matrix[name]?.goesOn).map(({ name }) => name));

describe.each(endpoints.filter(({ name }) => !goOn.has(name)))('$name', (endpoint) => {
  test('answers hostile input without a bug', async () => {
    const row = matrix[endpoint.name];
    const who = await server.person(endpoint.access === 'admin' ? 'admin' : 'trial');
    const ids = (await row?.own?.of(server, who)) ?? row?.params ?? {};
    const bugs: unknown[] = [];
    for (const input of inputs(endpoint)) {
      const status = await send(endpoint, input, ids, who.headers);
      if (status >= 500 && status !== 503) bugs.push([status, JSON.stringify(input).slice(0, 200)]);
      if (status === 429) await server.house.db.delete(limits);
    }
    expect(bugs).toEqual([]);
  });
});
