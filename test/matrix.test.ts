import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '#contract/endpoint.ts';
import { type Endpoint, endpoints } from '#server/http/endpoints.ts';
import { ABSENT, type Row } from '#test/matrix/row.ts';
import { matrix } from '#test/matrix.ts';
import type { Kind } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const KINDS: Kind[] = ['stranger', 'no plan', 'trial', 'expired trial', 'admin'];

/** Whom each access rule keeps out, and with what. */
const REFUSED: Record<Access, Partial<Record<Kind, number>>> = {
  anyone: {},
  signed_in: { stranger: 401 },
  member: { stranger: 401, 'no plan': 402, 'expired trial': 402 },
  admin: { stranger: 401, 'no plan': 403, trial: 403, 'expired trial': 403 },
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ ADMIN_EMAIL: 'operator@example.org' });
});
afterAll(() => server.close());

const FORGED = 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.';

type Asked = { statusCode: number; body: () => unknown };

async function ask({ method, path }: Endpoint, row: Row, headers: Record<string, string>): Promise<Asked> {
  const { params = {}, body, goesOn } = row;
  const url = `/api${path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))}`;
  const sent = body === undefined ? {} : { payload: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const options = { method: method as 'GET', url, headers: { ...headers, ...type }, ...sent };
  const answer = await server.app.inject({ ...options, payloadAsStream: Boolean(goesOn) });
  if (goesOn && answer.statusCode === 200) answer.stream().destroy();
  return { statusCode: answer.statusCode, body: () => (goesOn ? undefined : answer.json()) };
}

test('every endpoint has its row, and no row is left over', () => {
  expect(Object.keys(matrix).sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

describe.each(endpoints.map((endpoint) => ({ name: endpoint.name, endpoint })))('$name', ({ name, endpoint }) => {
  const row = matrix[name] ?? { rightful: [] };

  test.each(KINDS)('asked by: %s', async (kind) => {
    const answer = await ask(endpoint, row, (await server.person(kind)).headers);
    const refused = REFUSED[endpoint.access][kind];
    if (refused) expect(answer.statusCode).toBe(refused);
    else expect(row.rightful).toContain(answer.statusCode);
    if (answer.statusCode >= 400 && !row.goesOn) {
      expect(answer.body()).toMatchObject({ defined: true, status: answer.statusCode });
    }
  });

  test('with a token that is none: as a stranger', async () => {
    const [stranger, forged] = [await ask(endpoint, row, {}), await ask(endpoint, row, { authorization: FORGED })];
    expect(forged.statusCode).toBe(stranger.statusCode);
  });
});

const NO_IDS = ['none', '0', "' or 1=1 --", '%00', '../../account', 'a'.repeat(400)];

/** Every way of naming something that is not one's own: whole, in part, mixed with one's own, absent, or no id at all. */
function strange(mine: Record<string, string>, theirs: Record<string, string>) {
  const names = Object.keys(mine);
  const mixed = names.flatMap((name) => [
    { ...mine, [name]: theirs[name] ?? '' },
    { ...theirs, [name]: mine[name] ?? '' },
    { ...mine, [name]: ABSENT },
    ...NO_IDS.map((none) => ({ ...mine, [name]: none })),
  ]);
  return [theirs, ...mixed].filter((params) => names.some((name) => params[name] !== mine[name]));
}

const personal = endpoints.flatMap((endpoint) => {
  const row = matrix[endpoint.name];
  return row?.own ? [{ name: endpoint.name, endpoint, row, own: row.own }] : [];
});

describe.each(personal)("$name, of one's own and of others", ({ endpoint, row, own }) => {
  test("somebody else's is byte-identical to an absent one, and the owner's own answers", async () => {
    const [amara, ben] = await Promise.all([server.person(), server.person()]);
    const [mine, theirs] = await Promise.all([own.of(server, amara), own.of(server, ben)]);
    const asked = (params: Record<string, string>) => ask(endpoint, { ...row, params }, amara.headers);
    const absent = await ask(endpoint, row, amara.headers);
    expect(absent.statusCode).toBe(404);
    for (const params of strange(mine, theirs)) {
      const answer = await asked(params);
      expect({ params, status: answer.statusCode, body: answer.body() }).toEqual({
        params,
        status: 404,
        body: absent.body(),
      });
    }
    expect((await asked(mine)).statusCode).toBe(own.status);
    // What was refused did nothing either: it is all still there for its owner.
    expect((await ask(endpoint, { ...row, params: theirs }, ben.headers)).statusCode).toBe(own.status);
  });
});
