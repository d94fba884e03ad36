import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#server/http/endpoints.ts';
import { idempotencyKeys } from '#server/http/idempotency/idempotency-table.ts';
import { asking } from '#test/asking.ts';
import { chatting } from '#test/chats.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
const { post } = asking(() => server);
const { withChat, couple, talk } = chatting(() => server);

type Case = { who: Person; path: string; body: object };
const alone = async (path: (bond: string) => string, body: object): Promise<Case> => {
  const { who, bond } = await withChat({ strugglingWith: 'Listening', relationshipGoals: 'One evening a week' });
  return { who, path: path(bond), body };
};

/** Every endpoint that creates something, by its name in the contract. */
const creations: Record<string, () => Promise<Case>> = {
  'relationships.create': () => alone(() => '/relationships', { personName: 'Noor', relationshipType: 'friend' }),
  'relationships.checkIns.add': () =>
    alone((id) => `/relationships/${id}/check-ins`, {
      ...{ trustSafety: 50, communicationClarity: 50, growth: 50, joyFulfillment: 50 },
    }),
  'relationships.checkIns.addEvent': () => alone((id) => `/relationships/${id}/events`, { kind: 'conflict' }),
  'relationships.plan.add': () => alone((id) => `/relationships/${id}/plan`, { kind: 'step', text: 'Call on Sunday' }),
  'relationships.plan.reprocessGoals': () => alone((id) => `/relationships/${id}/plan/reprocess-goals`, {}),
  'relationships.plan.generateSteps': () => alone((id) => `/relationships/${id}/plan/generate-steps`, {}),
  'relationships.dates.add': () =>
    alone((id) => `/relationships/${id}/dates`, { label: 'Birthday', on: '1994-03-14', repeats: 'yearly' }),
  'relationships.connections.invite': () => alone((id) => `/relationships/${id}/invitations`, {}),
  'chats.begin': () => alone(() => '/chat/replies', { message: 'She forgot my birthday' }),
  'chats.send': () => alone(() => '/chat', { message: 'She forgot my birthday' }),
  'chats.threads.temporary': () => alone(() => '/threads/temporary', {}),
  'chats.saved.create': async () => {
    const { who, bond, id } = await withChat();
    await talk(who, id, 'She forgot my birthday');
    return { who, path: `/relationships/${bond}/saved-chats`, body: { title: 'The birthday' } };
  },
  'chats.sessions.invite': async () => {
    const { amara, hers } = await couple();
    return { who: amara, path: `/chat-sessions/${hers}/invite`, body: {} };
  },
  'conversations.create': () => alone(() => '/conversations', { title: 'The rent', type: 'solo_session' }),
  'conversations.mediation.invite': async () => {
    const who = await server.person();
    const { body } = await post(who, '/conversations', { title: 'The flat', type: 'group_mediation' });
    return { who, path: `/conversations/${body.id}/invitations`, body: {} };
  },
};

/** As if the process had died right after the last of its transactions. */
async function dieAfter(key: string) {
  const { db } = server.house;
  const is = eq(idempotencyKeys.key, key);
  const [row] = await db.update(idempotencyKeys).set({ reply: null, leasedUntil: null }).where(is).returning();
  expect(row?.made).not.toBeNull();
}

test.each(Object.entries(creations))('%s happens once, also across a crash', async (name, prepare) => {
  expect(endpoints.map((endpoint) => endpoint.name)).toContain(name);
  const { who, path, body } = await prepare();
  const key = crypto.randomUUID();
  const first = await post(who, path, body, { 'idempotency-key': key });
  expect(first.status).toBe(200);
  await dieAfter(key);
  const again = await post(who, path, body, { 'idempotency-key': key });
  // A reply that was begun goes on meanwhile; it is the same one.
  if (name === 'chats.begin') expect(again.body.id).toBe(first.body.id);
  else expect(again.body).toEqual(first.body);
});

/** As if the process had died right before it kept its answer. */
async function dieUnanswered(key: string) {
  const { db } = server.house;
  await db.update(idempotencyKeys).set({ reply: null, leasedUntil: null }).where(eq(idempotencyKeys.key, key));
}

async function twice(who: Person, path: string, body: object) {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = await post(who, path, body, key);
  await dieUnanswered(key['idempotency-key']);
  return [first, await post(who, path, body, key)] as const;
}

async function pay(who: Person, clientSecret: string) {
  await post(who, '/payments/sandbox/confirm', { clientSecret, paymentMethod: 'pm_card_visa' });
}

test.each(['core', 'plus', 'prime'])(
  'buying %s goes on with the payment that was begun, across a crash',
  async (plan) => {
    const who = await server.person('no plan');
    const [first, again] = await twice(who, '/create-subscription', { plan });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
  },
);

test('what somebody pays for is changed, cancelled and resumed once, across a crash', async () => {
  const who = await server.person('no plan');
  const { body } = await post(who, '/create-subscription', { plan: 'core' });
  await pay(who, body.clientSecret);
  const [changed, known] = await twice(who, '/membership/change', { plan: 'plus' });
  expect(changed.body.message).toBe('You have Plus now.');
  expect(known.body).toMatchObject({ code: 'conflict', data: { reason: 'same_plan' } });
  const later = { when: 'period_end' };
  for (const path of ['/cancel-subscription', '/membership/resume', '/membership/card']) {
    const [first, again] = await twice(who, path, path === '/cancel-subscription' ? later : {});
    expect([path, first.status, again.status]).toEqual([path, 200, 200]);
  }
  const receipts = await server.ask({ url: '/api/membership/receipts', headers: who.headers });
  expect(receipts.json().map(({ amount }: { amount: number }) => amount)).toHaveLength(2);
});

test('what is said in a thread is answered within the transaction that keeps it', async () => {
  const { who, id } = await withChat();
  const key = crypto.randomUUID();
  await post(who, `/threads/${id}/messages`, { content: 'She forgot my birthday' }, { 'idempotency-key': key });
  const [row] = await server.house.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  expect([row?.made, row?.reply === null]).toEqual([null, false]);
});
