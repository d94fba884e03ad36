import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { agree } from '#server/coach/consent/consent.ts';
import type { Provider } from '#server/coach/model/provider.ts';
import { Runs } from '#server/coach/run/runs.ts';
import { coachRuns } from '#server/coach/run/table.ts';
import { deskOf, providerAt } from '#test/coach/desk.ts';
import { type FakeProvider, openFakeProvider } from '#test/coach/provider.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const SAYS = 'It sounds as if that really stung.';
/** A busy machine takes its time. */
const WAIT = 8000;
/** No lease is renewed meanwhile, and no provider given up. */
const pace = { lease: 120, save: 40 };
const patience = { first: 60_000, talk: 60_000 };
let server: TestServer;
let fake: FakeProvider;
let provider: Provider;
let runs: Runs;

const open = () => {
  const opened = new Runs(server.house, deskOf(server.house, { provider, patience }), pace);
  opened.onEnd('test', async () => {});
  return opened;
};

beforeAll(async () => {
  [server, fake] = await Promise.all([openTestServer(), openFakeProvider()]);
  provider = await providerAt(fake.url);
});
beforeEach(() => {
  runs = open();
  runs.start();
  return async () => {
    await runs.close();
    await server.house.db.delete(coachRuns);
  };
});
afterAll(async () => {
  await fake.close();
  await server.close();
});

describe('a reply that may be what its process died of', () => {
  const lost = { status: 'running', output: null, endedAt: null, leasedUntil: new Date(0) } as const;

  const begun = async () => {
    const { id: amara } = await server.person();
    await agree(server.house, amara, provider);
    const order = {
      ownerId: amara,
      task: 'coachChat',
      given: { message: 'Maya forgot my birthday' },
      room: 'test',
    } as const;
    const id = await runs.begin(order);
    await runs.ended(amara, id);
    return { amara, id };
  };
  const lose = (crashes: number, ...ids: string[]) =>
    server.house.db
      .update(coachRuns)
      .set({ ...lost, crashes })
      .where(inArray(coachRuns.id, ids));
  const wake = () => server.house.bus.publish({ kind: 'coach.waiting', ids: {} });

  test('is begun once more, and after a second death set aside with its message kept', async () => {
    fake.answer(['says', SAYS]);
    const [once, twice] = [await begun(), await begun()];
    const asked = fake.asked.length;
    await Promise.all([lose(0, once.id), lose(1, twice.id)]);
    await wake();
    expect((await runs.ended(once.amara, once.id)).text).toBe(SAYS);
    expect((await runs.ended(twice.amara, twice.id)).ending?.status).toBe('failed');
    expect(fake.asked.length - asked).toBe(1);
    // Others may hear of the end a moment before this process does, which wrote it.
    const kept = { status: 'failed', message: 'Maya forgot my birthday' };
    await vi.waitFor(async () => expect(await runs.read(twice.amara, twice.id)).toMatchObject(kept), WAIT);
  });

  test('is begun apart from the others, so that they are not under it when it kills again', async () => {
    fake.answer(['says', SAYS]);
    const ids = [(await begun()).id, (await begun()).id, (await begun()).id];
    fake.answer(['silent']);
    await lose(0, ...ids);
    await wake();
    const taken = async () => (await server.house.db.select().from(coachRuns)).filter((row) => row.crashes);
    await vi.waitFor(async () => expect(await taken()).toHaveLength(3), WAIT);
    const times = (await taken()).map(({ leasedUntil }) => Number(leasedUntil)).toSorted((one, other) => one - other);
    const apart = times.slice(1).map((time, nth) => time - (times[nth] ?? 0));
    expect(Math.min(...apart)).toBeGreaterThan(400);
  });

  test('is not begun beside itself where this process writes it still, though it stood still for longer than a lease', async () => {
    fake.answer((nth) => (nth === 1 ? ['silent'] : ['says', SAYS]));
    const { id: amara } = await server.person();
    await agree(server.house, amara, provider);
    const id = await runs.begin({ ownerId: amara, task: 'coachChat', given: { message: 'Hello' }, room: 'test' });
    await vi.waitFor(() => expect(fake.asked).toHaveLength(1), WAIT);
    const other = await begun();
    await lose(0, id, other.id);
    await wake();
    const crashes = async () =>
      Object.fromEntries((await server.house.db.select().from(coachRuns)).map((row) => [row.id, row.crashes]));
    await vi.waitFor(async () => expect(await crashes()).toMatchObject({ [other.id]: 1 }), WAIT);
    expect(await crashes()).toMatchObject({ [id]: 0 });
  });

  test('is not begun before the process listens', async () => {
    fake.answer(['says', SAYS]);
    const { amara, id } = await begun();
    await runs.close();
    const early = open();
    await lose(0, id);
    await wake();
    expect(await early.ended(amara, id, AbortSignal.timeout(400))).toMatchObject({ ending: null });
    early.start();
    expect((await early.ended(amara, id)).text).toBe(SAYS);
    await early.close();
  });
});
