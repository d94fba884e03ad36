import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Veil } from '#server/coach/anonymise/veil.ts';
import { agree, withdraw } from '#server/coach/consent/consent.ts';
import type { Provider } from '#server/coach/model/provider.ts';
import { askAhead } from '#server/coach/run/begin/ask-ahead.ts';
import { Runs } from '#server/coach/run/runs.ts';
import { coachRuns } from '#server/coach/run/table.ts';
import { AMPLE, type Ceilings, ceilingsOf } from '#server/coach/spend/spend.ts';
import { coachSpend } from '#server/coach/spend/table.ts';
import { deskOf, providerAt } from '#test/coach/desk.ts';
import { type FakeProvider, openFakeProvider } from '#test/coach/provider.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const SAYS = 'What happened next?';
const WAIT = 10_000;
let server: TestServer;
let fake: FakeProvider;
let provider: Provider;
let amara: string;

beforeAll(async () => {
  [server, fake] = await Promise.all([openTestServer(), openFakeProvider()]);
  provider = await providerAt(fake.url);
});
beforeEach(async () => {
  amara = (await server.person()).id;
  await agree(server.house, amara, provider);
  fake.answer(['says', SAYS]);
});
afterAll(async () => {
  await fake.close();
  await server.close();
});

/** A way to ask somebody's questions as it is done while they are still being kept. */
function asking(ceilings: Ceilings = ceilingsOf(20_000_000)) {
  const desk = deskOf(server.house, { provider, ceilings });
  const runs = new Runs(server.house, desk);
  const ahead = () => ({ names: Promise.resolve([]), leave: desk.ledger.leaveFor(amara, provider.host) });
  const order = (message: string) => ({ ownerId: amara, task: 'coachChat', given: { message } }) as const;
  return {
    runs,
    begin: (message: string, more: object = {}) => runs.begin({ ...order(message), ahead: ahead(), ...more }),
    expect: (message: string) => runs.expect({ ...order(message), ahead: ahead() }),
    order,
  };
}
/** Breaks off whatever waits for a lock of this database. */
async function cancelWaiting() {
  const { rows } = await server.house.db.execute<Record<string, unknown>>(sql`
    select pg_cancel_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows;
}
const spent = async () => (await server.house.db.select().from(coachSpend)).find(({ who }) => who === amara);
const rows = async () => (await server.house.db.select().from(coachRuns)).filter(({ ownerId }) => ownerId === amara);

test('the provider is asked while a question is kept, and no word of its answer is shown or kept before that is done', async () => {
  const { runs, begin } = asking();
  const onBegun = vi.fn();
  const { beginning } = await server.house.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${coachRuns} in exclusive mode`);
    const beginning = begin('Maya forgot my birthday').finally(onBegun);
    await vi.waitFor(() => expect(fake.asked).toHaveLength(1), WAIT);
    expect([await rows(), onBegun.mock.calls]).toEqual([[], []]);
    return { beginning };
  });
  const { text } = await runs.ended(amara, await beginning);
  expect([text, fake.asked.length]).toEqual([SAYS, 1]);
  await vi.waitFor(async () => expect(await spent()).toMatchObject({ requests: 1, tokens: 52 }), WAIT);
  await runs.close();
});

test('of a question that is not kept in the end the provider is let go, and what went out is counted', async () => {
  const { runs, begin } = asking();
  fake.answer(['silent']);
  const { beginning } = await server.house.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${coachRuns} in exclusive mode`);
    const beginning = expect(begin('Maya forgot my birthday')).rejects.toThrow();
    await vi.waitFor(() => expect(fake.asked).toHaveLength(1), WAIT);
    await vi.waitFor(async () => expect(await cancelWaiting()).toHaveLength(1), WAIT);
    return { beginning };
  });
  await beginning;
  await vi.waitFor(() => expect(fake.asked.map(({ isLeft }) => isLeft)).toEqual([true]), WAIT);
  await vi.waitFor(async () => expect((await spent())?.tokens).toBeLessThan(2000), WAIT);
  expect([await spent(), await rows()]).toMatchObject([{ requests: 1 }, []]);
  await runs.close();
});

test('what was expected is taken where just that is kept, and let go of where it is something else', async () => {
  const { runs, expect: expecting, order } = asking();
  const { db } = server.house;
  const keep = (expected: ReturnType<typeof expecting>, message: string) =>
    runs.keeping(db, (tx, soon) => runs.begin(order(message), tx, { soon, expected }), expected);
  const one = expecting('Maya forgot my birthday');
  await vi.waitFor(() => expect(fake.asked).toHaveLength(1), WAIT);
  const same = await keep(one, 'Maya forgot my birthday');
  expect([(await runs.ended(amara, same)).text, fake.asked.length]).toEqual([SAYS, 1]);
  fake.answer((nth) => (nth === 1 ? ['silent'] : ['says', SAYS]));
  const other = expecting('Maya forgot');
  await vi.waitFor(() => expect(fake.asked).toHaveLength(1), WAIT);
  expect((await runs.ended(amara, await keep(other, 'Maya forgot my birthday'))).text).toBe(SAYS);
  await vi.waitFor(() => expect(fake.asked.map(({ isLeft }) => isLeft)).toEqual([true, false]), WAIT);
  await runs.close();
});

test('near a ceiling nobody is asked ahead, and of many at once far from it one at a time is', async () => {
  const plenty = { requests: 1_000_000, tokens: 1_000_000_000 };
  const near = asking({ member: { requests: 5, tokens: 2 * AMPLE - 1 }, house: plenty });
  const all = await Promise.all(Array.from({ length: 40 }, () => near.begin('Hello')));
  const ends = await Promise.all(all.map(async (id) => (await near.runs.ended(amara, id)).ending?.failure ?? null));
  expect(ends.filter((failure) => failure === null)).toHaveLength(5);
  expect(fake.asked).toHaveLength(5);
  await near.runs.close();
  await server.house.db.delete(coachSpend);
  fake.answer(['says', SAYS]);
  const far = asking({ member: { requests: 5, tokens: 1_000_000 }, house: plenty });
  const more = await Promise.all(Array.from({ length: 40 }, () => far.begin('Hello')));
  const last = await Promise.all(more.map(async (id) => (await far.runs.ended(amara, id)).ending?.failure ?? null));
  expect(last.filter((failure) => failure === null)).toHaveLength(5);
  expect(last.filter((failure) => failure === 'member_ceiling')).toHaveLength(35);
  // One for which nothing was left, and one more at most for each that something was set aside for meanwhile.
  expect(fake.asked.length).toBeLessThanOrEqual(11);
  await far.runs.close();
});

test('without consent, or once it was taken back, nothing goes out ahead', async () => {
  const { runs, begin } = asking();
  await withdraw(server.house, amara, provider);
  const { ending } = await runs.ended(amara, await begin('Maya forgot my birthday'));
  expect([ending?.meta?.fallbackReason, fake.asked]).toEqual(['no_consent', []]);
  await runs.close();
});

test('what was stopped before it began is not asked', async () => {
  const desk = deskOf(server.house, { provider });
  const turns = [{ role: 'user' as const, text: 'Maya forgot my birthday' }];
  const prompt = { system: [], turns, veil: new Veil([]), version: '', used: [], said: [] };
  const asking = { member: amara, maxOutputTokens: 100, signal: AbortSignal.abort() };
  expect([askAhead(desk, prompt, asking), fake.asked]).toEqual([undefined, []]);
});
