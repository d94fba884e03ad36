import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const me = (headers: Record<string, string>) => server.ask({ method: 'GET', url: '/api/auth/user', headers });
const start = (headers: Record<string, string>) => server.ask({ method: 'POST', url: '/api/start-trial', headers });

describe('the user record', () => {
  test('is refused to a stranger', async () => {
    const answer = await me({});
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'signed_out' });
  });

  test('says who is calling and what is open to them', async () => {
    const amara = await server.person('trial');
    const answer = await me(amara.headers);
    expect(answer.json()).toMatchObject({
      id: amara.id,
      email: `${amara.id}@example.org`,
      firstName: 'Amara',
      lastName: 'Okafor',
      subscriptionType: 'none',
      stripeSubscriptionId: null,
      hasUsedTrial: true,
      hasActiveTrial: true,
      isTrialExpired: false,
      hasAccess: true,
      isAdmin: false,
    });
  });

  test.each([
    ['no plan', { hasUsedTrial: false, isTrialExpired: false, hasAccess: false }],
    ['expired trial', { hasUsedTrial: true, isTrialExpired: true, hasAccess: false }],
    ['admin', { isAdmin: true, hasAccess: true }],
  ] as const)('tells a person of kind "%s" what is theirs', async (kind, expected) => {
    const { headers } = await server.person(kind);
    expect((await me(headers)).json()).toMatchObject(expected);
  });
});

describe('the trial', () => {
  test('lasts 24 hours by the server, and is used up then', async () => {
    const { headers } = await server.person('no plan');
    const started = (await start(headers)).json();
    expect(started).toMatchObject({ hasActiveTrial: true, hasUsedTrial: true });
    expect(Date.parse(started.trialEndDate) - Date.parse(started.trialStartDate)).toBe(24 * 3_600_000);
    server.clock.advance(24 * 3_600_000 - 1);
    expect((await me(headers)).json()).toMatchObject({ hasAccess: true });
    server.clock.advance(1);
    expect((await me(headers)).json()).toMatchObject({ hasAccess: false, isTrialExpired: true });
  });

  test('starts once of 20 tries at the same time', async () => {
    const { headers } = await server.person('no plan');
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(headers)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json());
    expect(refused).toHaveLength(19);
    expect(refused[0]).toMatchObject({
      code: 'conflict',
      message: 'You have already used your free trial period.',
      data: { reason: 'trial_used' },
    });
  });

  test('is refused to a stranger', async () => {
    expect((await start({})).statusCode).toBe(401);
  });
});

test('the login address of the specification leads to the sign-in page', async () => {
  const answer = await server.ask({ method: 'GET', url: '/api/login' });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/auth']);
});

test('anybody learns where to sign in', async () => {
  const answer = await server.ask({ method: 'GET', url: '/api/auth/config' });
  expect(answer.json()).toEqual({
    provider: 'embedded',
    apiKey: expect.stringMatching(/^embedded-mallama-[a-z0-9]+$/),
    projectId: expect.stringMatching(/^mallama-[a-z0-9]+$/),
    authDomain: null,
    operatorEmail: null,
  });
});
