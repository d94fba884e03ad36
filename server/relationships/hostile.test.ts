import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let amara: Person;
let id: string;
beforeAll(async () => {
  server = await openTestServer();
  amara = await server.person('admin');
  id = (await meet(amara)).id;
});
afterAll(() => server.close());

const { get, post, patch, meet } = asking(() => server);

const NASTY = [
  ...['', ' ', '\u0000', '\ud800', 'a\u0000b', '\u202e', '%00', "'; drop table relationships; --", '{{7*7}}'],
  ...[
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '\n\n\n',
    '\u2028',
    '🌊'.repeat(400),
  ],
  ...[null, 0, -1, 1e308, true, [], {}, [[]], { $ne: null }, ['Tea', 'Walks'], 'x'.repeat(100_000)],
];

const WRITES: [string, () => string, object, string[]][] = [
  [
    'a relationship',
    () => '/relationships',
    { personName: 'Maya', relationshipType: 'friend' },
    [...['personName', 'relationshipType', 'customLabel', 'notes', 'likes', 'relationshipGoals']],
  ],
  [
    'a check-in',
    () => `/relationships/${id}/check-ins`,
    { trustSafety: 1, communicationClarity: 1, growth: 1, joyFulfillment: 1 },
    [...['trustSafety', 'note']],
  ],
  ['an event', () => `/relationships/${id}/events`, { kind: 'conflict' }, ['kind', 'note', 'at']],
  ['an item', () => `/relationships/${id}/plan`, { kind: 'step', text: 'Tea' }, ['kind', 'text', 'dueOn']],
  [
    'a date',
    () => `/relationships/${id}/dates`,
    { label: 'Day', on: '2026-12-24' },
    [...['label', 'on', 'repeats', 'remindDays', 'timeZone']],
  ],
  ['an invitation', () => `/relationships/${id}/invitations`, {}, ['email']],
];

describe.each(WRITES)('%s', (_what, path, good, fields) => {
  test.each(fields)('with anything at all as its %s is kept or refused, and breaks nothing', async (field) => {
    for (const value of NASTY) {
      const { status, body } = await post(amara, path(), { ...good, [field]: value });
      expect({ field, value, status: [200, 400, 403, 409, 429].includes(status) || status }).toEqual({
        field,
        value,
        status: true,
      });
      if (status === 400) expect(body.data.issues[0].path.split('.')[0]).toBe(field);
    }
  });
});

test('a change with anything in any field is kept or refused whole', async () => {
  const fields = ['personName', 'relationshipType', 'notes', 'likes', 'isArchived', 'base'];
  for (const field of fields) {
    for (const value of NASTY) {
      const before = (await get(amara, `/relationships/${id}`)).body;
      const { status } = await patch(amara, `/relationships/${id}`, { currentIssues: `${field}`, [field]: value });
      expect([200, 400]).toContain(status);
      const after = (await get(amara, `/relationships/${id}`)).body;
      expect(after.currentIssues).toBe(status === 200 ? field : before.currentIssues);
    }
  }
});

test('whatever is written comes back as it was, sign by sign', async () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replace(/\s+/g, ' ').trim());
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 5 }), async (lines) => {
      const items = lines.filter((one) => one !== '');
      const { body } = await patch(amara, `/relationships/${id}`, { values: items.join('\n') });
      expect(body.values).toBe(items.join('\n'));
    }),
    { numRuns: 30 },
  );
});

describe('a body that is none', () => {
  const send = (payload: string, type = 'application/json') =>
    server.ask({
      method: 'POST',
      url: '/api/relationships',
      headers: { ...amara.headers, 'content-type': type },
      payload,
    });

  test.each([
    ['half of one', '{"personName":', 400],
    ['a list', '[]', 400],
    ['nothing', '', 400],
    ['null', 'null', 400],
    ['a number', '7', 400],
    ['the same field twice', '{"personName":"","personName":"","relationshipType":"friend"}', 400],
    ['more than is read', `{"notes":"${'x'.repeat(300_000)}"}`, 413],
  ])('%s: refused', async (_what, payload, status) => {
    expect((await send(payload)).statusCode).toBe(status);
  });

  test('something that is no JSON is refused by its type', async () => {
    expect((await send('personName=Maya', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  });

  test('what would become a prototype becomes nothing', async () => {
    const payload = '{"personName":"Maya","relationshipType":"friend","__proto__":{"isRated":true},"isRated":true}';
    const answer = await send(payload);
    expect([200, 400]).toContain(answer.statusCode);
    if (answer.statusCode === 200) expect(answer.json()).toMatchObject({ isRated: false });
    expect(Reflect.get({}, 'isRated')).toBeUndefined();
  });
});
