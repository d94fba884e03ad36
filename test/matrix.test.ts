import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '#contract/endpoint.ts';
import { type Endpoint, endpoints } from '#server/http/endpoints.ts';
import { matrix, type Row } from '#test/matrix.ts';
import type { Kind } from '#test/people.ts';
import { openTown, type Town } from '#test/town.ts';

const KINDS: Kind[] = ['stranger', 'no plan', 'trial', 'expired trial', 'admin'];

/** Whom each access rule keeps out, and with what. */
const REFUSED: Record<Access, Partial<Record<Kind, number>>> = {
  anyone: {},
  signed_in: { stranger: 401 },
  member: { stranger: 401, 'no plan': 402, 'expired trial': 402 },
  admin: { stranger: 401, 'no plan': 403, trial: 403, 'expired trial': 403 },
};

let town: Town;
beforeAll(async () => {
  town = await openTown({ ADMIN_EMAIL: 'operator@example.org' });
});
afterAll(() => town.close());

async function ask({ method, path }: Endpoint, { params = {}, body }: Row, kind: Kind) {
  const { headers } = await town.person(kind);
  const url = `/api${path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '')}`;
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return town.ask({ method: method as 'GET', url, headers: { ...headers, ...type }, ...payload });
}

test('every endpoint has its row, and no row is left over', () => {
  expect(Object.keys(matrix).sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

describe.each(endpoints.map((endpoint) => ({ name: endpoint.name, endpoint })))('$name', ({ name, endpoint }) => {
  test.each(KINDS)('asked by: %s', async (kind) => {
    const row = matrix[name] ?? { rightful: [] };
    const answer = await ask(endpoint, row, kind);
    const refused = REFUSED[endpoint.access][kind];
    if (refused) expect(answer.statusCode).toBe(refused);
    else expect(row.rightful).toContain(answer.statusCode);
    if (answer.statusCode >= 400) expect(answer.json()).toMatchObject({ defined: true, status: answer.statusCode });
  });

  test('with a token that is none: as a stranger', async () => {
    const row = matrix[name] ?? { rightful: [] };
    const [stranger, forged] = await Promise.all([ask(endpoint, row, 'stranger'), forge(endpoint, row)]);
    expect(forged.statusCode).toBe(stranger.statusCode);
  });
});

async function forge({ method, path }: Endpoint, { params = {}, body }: Row) {
  const url = `/api${path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '')}`;
  const authorization = 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.';
  const headers = { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  return town.ask({
    method: method as 'GET',
    url,
    headers,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}
