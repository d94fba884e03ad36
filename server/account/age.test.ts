import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isAgeInDoubt } from '#server/account/age.ts';
import { endpoints } from '#server/http/endpoints.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

describe('whether an age is in doubt', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  test.each([
    [null, null, false],
    [now, null, true],
    [now, '2026-11-20', false],
    [now, '2026-11-21', true],
  ])('doubted at %s, of age on %s: %s', (ageDoubtedAt, adultOn, inDoubt) => {
    expect(isAgeInDoubt({ ageDoubtedAt, adultOn }, now)).toBe(inDoubt);
  });
});

describe('somebody who writes that they are under 18', () => {
  let server: TestServer;
  let ines: Person;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.ask({ method, url: `/api${url}`, headers: ines.headers, ...(payload && { payload }) });
  const user = async () => (await ask('GET', '/auth/user')).json();
  const say = (message: string) => ask('POST', '/chat', { message });
  const tell = (bornOn: string) => ask('POST', '/account/age', { bornOn });
  const born = (years: number, days = 0) => {
    const day = new Date(server.clock.now());
    day.setUTCFullYear(day.getUTCFullYear() - years);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  };

  beforeEach(async () => {
    ines = await server.person();
    const { response } = (await say("I'm 15 and my mum reads all my messages")).json();
    expect(response).toContain('Mallama is for adults');
    expect((await user()).ageInDoubt).toBe(true);
  });

  test('finds nothing open but their account, help, and the ways out', async () => {
    expect(await user()).toMatchObject({ hasAccess: false, adultOn: null });
    for (const [method, url, payload] of [
      ['POST', '/chat', { message: 'Hello' }],
      ['GET', '/dashboard'],
      ['POST', '/conversations', { title: 'Home' }],
      ['POST', '/create-subscription', { plan: 'core' }],
      ['POST', '/start-trial', {}],
    ] as const) {
      const answer = await ask(method, url, payload);
      expect([url, answer.statusCode, answer.json().data?.reason]).toEqual([url, 403, 'age']);
    }
    for (const url of ['/support/safety-plan', '/account/export', '/subscription-status', '/account/sessions'])
      expect([url, (await ask('GET', url)).statusCode]).toEqual([url, 200]);
    expect((await ask('DELETE', '/account', { confirm: 'erase' })).statusCode).toBe(204);
  });

  test('is refused by every endpoint that does not say otherwise', async () => {
    const closed = endpoints.filter(({ access, anyAge }) => access !== 'anyone' && !anyAge);
    expect(closed.length).toBeGreaterThan(60);
    for (const { method, path, name } of closed) {
      const url = path.replace(/\{\w+\}/g, ines.id);
      const answer = await ask(method as 'POST', url, method === 'GET' ? undefined : {});
      expect([name, answer.statusCode, answer.json().data?.reason]).toEqual([name, 403, 'age']);
    }
  });

  test('goes on where they were misread', async () => {
    expect((await tell(born(18))).json()).toMatchObject({ ageInDoubt: false, hasAccess: true });
    expect((await say('Thank you. My mum called again')).statusCode).toBe(200);
    // They write that they are 15, and had said that they are not: nobody is asked twice.
    await say("I'm 15 again when she talks to me like that");
    expect((await user()).ageInDoubt).toBe(false);
  });

  test('waits until the day on which they are of age, and cannot say it otherwise the next minute', async () => {
    const tomorrow = born(18, 1);
    expect((await tell(tomorrow)).json()).toMatchObject({ ageInDoubt: true, hasAccess: false, adultOn: born(0, 1) });
    expect((await tell(born(30))).statusCode).toBe(409);
    expect((await say('Hello')).statusCode).toBe(403);
    server.clock.advance(24 * 60 * 60 * 1000);
    expect(await user()).toMatchObject({ ageInDoubt: false });
  });

  test.each(['', '2011-02-30', 'yesterday', '2999-01-01', '1800-01-01'])('is not born on %j', async (bornOn) => {
    expect((await tell(bornOn)).statusCode).toBe(400);
  });
});

test('nobody is asked of whom no doubt is known', async () => {
  const server = await openTestServer();
  const { headers } = await server.person();
  const answer = await server.ask({
    method: 'POST',
    url: '/api/account/age',
    headers,
    payload: { bornOn: '2012-05-05' },
  });
  expect(answer.statusCode).toBe(409);
  await server.close();
});
