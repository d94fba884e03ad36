import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReplyEvent } from '#contract/chat.ts';
import { agree } from '#server/coach/consent/consent.ts';
import type { Provider } from '#server/coach/model/provider.ts';
import type { Closed } from '#server/coach/run/going.ts';
import { Runs } from '#server/coach/run/runs.ts';
import { coachProgress, coachRuns } from '#server/coach/run/table.ts';
import { deskOf, providerAt } from '#test/coach/desk.ts';
import { type FakeProvider, openFakeProvider } from '#test/coach/provider.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const LONG = 'It sounds as if that really stung. You had waited for the call. What would have helped you most then?';
/** A busy machine takes its time. */
const WAIT = 8000;
const pace = { lease: 6, save: 40 };
let server: TestServer;
let fake: FakeProvider;
let provider: Provider;
let here: Runs;
let there: Runs;
const heard: Closed[] = [];

beforeAll(async () => {
  [server, fake] = await Promise.all([openTestServer(), openFakeProvider()]);
  provider = await providerAt(fake.url);
});
beforeEach(() => {
  const wishes = { provider, patience: { first: 15_000, gap: 15_000, talk: 30_000 } };
  here = new Runs(server.house, deskOf(server.house, wishes), pace);
  there = new Runs(server.house, deskOf(server.house, wishes), pace);
  for (const runs of [here, there]) {
    runs.onEnd('test', async (_tx, end) => void heard.push(end));
    runs.start();
  }
  heard.length = 0;
  return async () => {
    await Promise.all([here.close(), there.close()]);
    await server.house.db.delete(coachRuns);
  };
});
afterAll(async () => {
  await fake.close();
  await server.close();
});

async function member() {
  const person = await server.person();
  await agree(server.house, person.id, provider);
  return person.id;
}

const order = (ownerId: string, message = 'Maya forgot my birthday') =>
  ({ ownerId, task: 'coachChat', given: { message }, room: 'test' }) as const;

/** What a page reads, and the text it shows in the end. */
async function readAll(events: AsyncIterable<ReplyEvent> | undefined) {
  const all: ReplyEvent[] = [];
  let shown = '';
  for await (const event of events ?? []) {
    all.push(event);
    if (event.type === 'delta') shown += event.text;
    if (event.type === 'replace') shown = event.text;
  }
  return { all, shown, types: all.map(({ type }) => type), last: all.at(-1) };
}

const readReply = async (runs: Runs, owner: string, id: string, from?: string) =>
  readAll(await runs.streamEvents(owner, id, from, new AbortController().signal));

const rowOf = async (id: string) => (await server.house.db.select().from(coachRuns)).find((row) => row.id === id);

describe('a reply', () => {
  test('is told as it is written, and to its end', async () => {
    fake.answer(['says', LONG]);
    const amara = await member();
    const id = await here.begin(order(amara));
    const { shown, last, types } = await readReply(here, amara, id);
    expect(shown).toBe(LONG);
    expect(new Set(types)).toEqual(new Set(['delta', 'done']));
    expect(last).toMatchObject({
      status: 'done',
      meta: { adapter: 'openai-compatible', model: 'fake', safety: { level: 0 }, fallbackReason: null },
    });
    expect(await rowOf(id)).toMatchObject({
      status: 'done',
      worker: null,
    });
  });

  test('finds its message stored before the provider is asked, whatever happens then', async () => {
    fake.answer(['silent']);
    const amara = await member();
    const id = await here.begin(order(amara, 'A message that must not be lost'));
    await vi.waitFor(() => expect(fake.asked).toHaveLength(1), WAIT);
    expect(await here.read(amara, id)).toMatchObject({
      status: 'running',
      message: 'A message that must not be lost',
      response: '',
    });
  });

  test('lies sealed, and belongs to its owner alone', async () => {
    fake.answer(['drips', LONG, 40]);
    const [amara, ben] = await Promise.all([member(), member()]);
    const id = await here.begin(order(amara));
    await vi.waitFor(async () => expect(await server.house.db.select().from(coachProgress)).not.toEqual([]), WAIT);
    const rows = [
      ...(await server.house.db.select().from(coachProgress)),
      ...(await server.house.db.select().from(coachRuns)),
    ];
    const bytes = rows
      .flatMap((row) => Object.values(row))
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)));
    expect(bytes.join()).not.toMatch(/birthday|stung/);
    for (const runs of [here, there]) {
      expect(await runs.read(ben, id)).toBeUndefined();
      expect(await runs.streamEvents(ben, id, undefined, new AbortController().signal)).toBeUndefined();
      expect(await runs.regenerate(ben, id)).toBeUndefined();
      await runs.stop(ben, id);
    }
    expect((await readReply(here, amara, id)).shown).toBe(LONG);
  });

  test('is read to its end from another process', async () => {
    fake.answer(['drips', LONG, 15]);
    const amara = await member();
    const id = await here.begin(order(amara));
    const { shown, last, types } = await readReply(there, amara, id);
    expect([shown, last]).toMatchObject([LONG, { type: 'done', status: 'done' }]);
    expect(types.filter((type) => type === 'delta').length).toBeGreaterThan(2);
  });

  test('goes on after a reload from what was seen, here and there', async () => {
    const { getEventMeta } = await import('@orpc/server');
    fake.answer(['drips', LONG, 15]);
    const amara = await member();
    const id = await here.begin(order(amara));
    const leaving = new AbortController();
    let seen = '';
    let lastId: string | undefined;
    for await (const event of (await here.streamEvents(amara, id, undefined, leaving.signal)) ?? []) {
      if (event.type === 'delta') seen += event.text;
      lastId = getEventMeta(event)?.id;
      if (seen.length > 20) leaving.abort();
    }
    const [again, elsewhere] = await Promise.all([
      readReply(here, amara, id, lastId),
      readReply(there, amara, id, lastId),
    ]);
    expect([seen + again.shown, seen + elsewhere.shown]).toEqual([LONG, LONG]);
    expect(again.types).not.toContain('replace');
    expect((await readReply(there, amara, id, lastId)).shown).toBe(again.shown);
    for (const odd of ['nonsense', '999.5', '10.999999'])
      expect((await readReply(there, amara, id, odd)).shown).toBe(LONG);
  });
});

describe('a reply that is stopped', () => {
  test.each(['here', 'there'] as const)('%s keeps what there was, and its provider is let go', async (where) => {
    fake.answer(['drips', LONG, 60]);
    const amara = await member();
    const id = await here.begin(order(amara));
    const reading = readReply(here, amara, id);
    await vi.waitFor(async () => expect((await here.read(amara, id))?.response.length).toBeGreaterThan(10), 5000);
    await (where === 'here' ? here : there).stop(amara, id);
    const { shown, last } = await reading;
    expect(last).toEqual({ type: 'done', status: 'stopped', meta: null });
    expect(LONG.startsWith(shown) && shown.length < LONG.length).toBe(true);
    expect(await there.read(amara, id)).toMatchObject({ status: 'stopped', response: shown });
    await (where === 'here' ? there : here).stop(amara, id);
    expect(await rowOf(id)).toMatchObject({ status: 'stopped' });
  });
});

describe('another reply to the same message', () => {
  test('takes the place of the first, once, however many ask for it', async () => {
    fake.answer((n) => ['says', n === 1 ? 'The first.' : 'The second.']);
    const amara = await member();
    const id = await here.begin({ ...order(amara), room: '' });
    await here.ended(amara, id);
    const tries = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? here : there).regenerate(amara, id)));
    const made = tries.filter((next) => next !== undefined);
    expect(made).toHaveLength(1);
    const [next = ''] = made;
    expect((await readReply(here, amara, next)).shown).toBe('The second.');
    expect(await here.read(amara, id)).toMatchObject({ status: 'replaced', replacedBy: next, response: 'The first.' });
    expect((await readReply(there, amara, id)).last).toMatchObject({ type: 'done', status: 'replaced' });
  });

  test('ends the one that is still being written', async () => {
    fake.answer((n) => (n === 1 ? ['drips', LONG, 60] : ['says', 'The second.']));
    const amara = await member();
    const id = await here.begin({ ...order(amara), room: '' });
    await vi.waitFor(async () => expect((await here.read(amara, id))?.response).toBeTruthy(), WAIT);
    const next = (await there.regenerate(amara, id)) ?? '';
    expect((await there.ended(amara, next)).text).toBe('The second.');
    expect(await rowOf(id)).toMatchObject({ status: 'replaced', replacedBy: next });
  });
});

test('a reply of a room’s is not taken out of its hands', async () => {
  fake.answer((n) => (n === 1 ? ['drips', LONG, 20] : ['says', 'The second.']));
  const amara = await member();
  const id = await here.begin(order(amara));
  expect(await there.regenerate(amara, id)).toBeUndefined();
  expect((await here.ended(amara, id)).text).toBe(LONG);
  expect(await here.regenerate(amara, id)).toBeUndefined();
  expect(await rowOf(id)).toMatchObject({ status: 'done', replacedBy: null });
});

describe('a process that goes', () => {
  test('leaves its reply to another, and its readers see it begin anew', async () => {
    fake.answer((n) => (n === 1 ? ['drips', `Lost. ${LONG}`, 50] : ['says', LONG]));
    const amara = await member();
    const id = await here.begin(order(amara));
    const reading = readReply(there, amara, id);
    await vi.waitFor(async () => expect((await there.read(amara, id))?.response).toContain('Lost'), WAIT);
    await here.leave(0);
    const { shown, all } = await reading;
    expect(shown).toBe(LONG);
    expect(all.find(({ type }) => type === 'replace')).toMatchObject({ reason: 'resumed' });
    expect(await rowOf(id)).toMatchObject({ status: 'done', attempts: 2 });
  });

  test('without a word is noticed when its lease has run out', async () => {
    fake.answer(['says', LONG]);
    const amara = await member();
    const id = await here.begin(order(amara));
    await here.ended(amara, id);
    const dead = {
      status: 'running',
      output: null,
      endedAt: null,
      worker: crypto.randomUUID(),
      leasedUntil: new Date(0),
    } as const;
    await server.house.db.update(coachRuns).set(dead);
    const { shown } = await readReply(there, amara, id);
    expect(shown).toBe(LONG);
    expect(await rowOf(id)).toMatchObject({ status: 'done', attempts: 2 });
  });

  test('over the same reply five times is not followed by a sixth', async () => {
    const amara = await member();
    const id = await here.begin(order(amara));
    await here.ended(amara, id);
    const dead = { status: 'running', output: null, endedAt: null, attempts: 5, leasedUntil: new Date(0) } as const;
    await server.house.db.update(coachRuns).set(dead);
    expect((await readReply(there, amara, id)).last).toEqual({ type: 'failed', reason: null });
    expect(await there.read(amara, id)).toMatchObject({ status: 'failed', message: 'Maya forgot my birthday' });
  });
});

describe('a room', () => {
  test('begins a reply with its own rows or not at all, and hears once, in one transaction, how it ended', async () => {
    fake.answer(['says', LONG]);
    const amara = await member();
    const subject = crypto.randomUUID();
    const { db } = server.house;
    await db
      .transaction(async (tx) => {
        await here.begin({ ...order(amara), subject }, tx);
        tx.rollback();
      })
      .catch(() => {});
    const id = await db.transaction((tx) => here.begin({ ...order(amara), subject }, tx));
    await here.ended(amara, id);
    expect(heard).toMatchObject([{ id, ownerId: amara, subject, status: 'done', text: LONG }]);
  });
});

test('a reply to someone who was erased while it was kept is nobody’s, and no process takes it again', async () => {
  const gate = Promise.withResolvers<void>();
  fake.answer(['writes', () => gate.promise]);
  const amara = await member();
  await here.begin(order(amara));
  await vi.waitFor(() => expect(fake.asked).toHaveLength(1), WAIT);
  await server.house.vault.shred(amara);
  gate.resolve();
  await vi.waitFor(async () => expect(await server.house.db.select().from(coachRuns)).toEqual([]), WAIT);
  expect(heard).toEqual([]);
});
