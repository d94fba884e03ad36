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
const pace = { lease: 3, save: 40 };
let server: TestServer;
let fake: FakeProvider;
let provider: Provider;
let runs: Runs;

const open = () => {
  const opened = new Runs(server.house, deskOf(server.house, { provider }), pace);
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

  test('is begun once more, and after a second death set aside with its message kept', async () => {
    fake.answer(['says', SAYS]);
    const [once, twice] = [await begun(), await begun()];
    const asked = fake.asked.length;
    await Promise.all([lose(0, once.id), lose(1, twice.id)]);
    expect((await runs.ended(once.amara, once.id)).text).toBe(SAYS);
    expect((await runs.ended(twice.amara, twice.id)).ending?.status).toBe('failed');
    expect(fake.asked.length - asked).toBe(1);
    expect(await runs.read(twice.amara, twice.id)).toMatchObject({
      status: 'failed',
      message: 'Maya forgot my birthday',
    });
  });

  test('is begun apart from the others, so that they are not under it when it kills again', async () => {
    fake.answer(['says', SAYS]);
    const ids = [(await begun()).id, (await begun()).id, (await begun()).id];
    fake.answer(['silent']);
    await lose(0, ...ids);
    await server.house.bus.publish({ kind: 'coach.waiting', ids: {} });
    const taken = async () => (await server.house.db.select().from(coachRuns)).filter((row) => row.crashes).length;
    const seen = new Set<number>();
    await vi.waitFor(async () => expect([...seen.add(await taken())].includes(3)).toBe(true), {
      timeout: WAIT,
      interval: 20,
    });
    expect([...seen].toSorted()).toEqual([0, 1, 2, 3].slice(seen.has(0) ? 0 : 1));
  });

  test('is not begun before the process listens', async () => {
    fake.answer(['says', SAYS]);
    const { amara, id } = await begun();
    await runs.close();
    const early = open();
    await lose(0, id);
    await server.house.bus.publish({ kind: 'coach.waiting', ids: {} });
    expect(await early.ended(amara, id, AbortSignal.timeout(400))).toMatchObject({ ending: null });
    early.start();
    expect((await early.ended(amara, id)).text).toBe(SAYS);
    await early.close();
  });
});
