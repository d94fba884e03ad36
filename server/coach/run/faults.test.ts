import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CUT_NOTICE, type ReplyEvent } from '#contract/chat.ts';
import { agree } from '#server/coach/consent/consent.ts';
import type { Provider } from '#server/coach/model/provider.ts';
import type { Closed } from '#server/coach/run/going.ts';
import { Runs } from '#server/coach/run/runs.ts';
import { openKept } from '#server/coach/run/seal.ts';
import { coachRuns } from '#server/coach/run/table.ts';
import { coachSpend } from '#server/coach/spend/table.ts';
import type { FaultKind } from '#server/wire/fault.ts';
import { deskOf, providerAt, waitsFor } from '#test/coach/desk.ts';
import { type FakeProvider, type Mode, openFakeProvider } from '#test/coach/provider.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const PLENTY = { requests: 1_000_000, tokens: 1_000_000_000 };
const SAYS = 'It sounds as if that stung. What happened next?';
let server: TestServer;
let fake: FakeProvider;
let provider: Provider;
let runs: Runs;
const closed: Closed[] = [];

function reopen(fault?: FaultKind) {
  const patience = waitsFor(fault);
  const desk = deskOf(server.house, { provider, patience, ceilings: { member: PLENTY, house: PLENTY } });
  runs = new Runs(server.house, desk);
  runs.onEnd('test', async (_tx, end) => void closed.push(end));
}

beforeAll(async () => {
  [server, fake] = await Promise.all([openTestServer(), openFakeProvider()]);
  provider = await providerAt(fake.url);
  reopen();
});
afterAll(async () => {
  await runs.close();
  await fake.close();
  await server.close();
});

async function member() {
  const { id } = await server.person();
  await agree(server.house, id, provider);
  return id;
}

const begin = (ownerId: string, message: string) =>
  runs.begin({ ownerId, task: 'coachChat', given: { message }, room: 'test' });

/** The reader's place before the first word: whoever comes later never sees what was taken back meanwhile. */
const START = '10.0';

async function readAll(ownerId: string, id: string) {
  const all: ReplyEvent[] = [];
  for await (const event of (await runs.streamEvents(ownerId, id, START, new AbortController().signal)) ?? [])
    all.push(event);
  return all;
}

/** Every fault, the name it is written down under, and what its reader had seen. */
const FAULTS: [Mode, FaultKind, seen: string][] = [
  [['status', 401], 'unauthorised', ''],
  [['status', 429], 'rate_limited', ''],
  [['status', 429, { 'retry-after': '0' }], 'rate_limited', ''],
  [['status', 429, { 'retry-after': '3600' }], 'rate_limited', ''],
  [['status', 500], 'server_error', ''],
  [['status', 529], 'server_error', ''],
  [['html'], 'not_an_answer', ''],
  [['nothing'], 'dropped', ''],
  [['empty'], 'empty', ''],
  [['silent'], 'slow_start', ''],
  [['hangs', 'I hear that'], 'stalled', 'I hear'],
  [['drips', 'one two three four five six seven eight nine ten', 300], 'too_slow', 'one two'],
  [['drops', 'I hear that'], 'dropped', 'I hear'],
  [['unfinished', 'I hear that'], 'dropped', 'I hear'],
  [['malformed', 'I hear that'], 'not_an_answer', 'I hear'],
  [['errs', 'I hear that'], 'server_error', 'I hear'],
  [['one endless line'], 'too_long', ''],
  [['filtered'], 'filtered', ''],
  [['says', 'You should slap him back.'], 'unfit', ''],
];

describe('a provider that fails', () => {
  test.each(FAULTS)(
    '%j: %s, and nobody takes over: the message is kept, and why is said',
    async (mode, fault, seen) => {
      await runs.close();
      reopen(fault);
      fake.answer(mode);
      const amara = await member();
      const id = await begin(amara, 'Maya forgot my birthday');
      const events = await readAll(amara, id);
      const failure = fault === 'unfit' ? 'unfit' : 'provider_failed';
      const reply = await runs.read(amara, id);
      expect(reply).toMatchObject({ status: 'failed', message: 'Maya forgot my birthday', meta: null, failure });
      expect(reply?.response.startsWith(seen)).toBe(true);
      expect(events.at(-1)).toEqual({ type: 'failed', reason: failure });
      const [row] = (await server.house.db.select().from(coachRuns)).filter((one) => one.id === id);
      const kept = row && openKept(await server.house.vault.of(row.ownerId), row);
      expect(kept).toMatchObject({ fault, failure });
    },
  );

  test('may be asked once more, and the guide only where it is asked for', async () => {
    await runs.close();
    reopen();
    runs.onEnd('test', async () => {});
    fake.answer(['status', 500]);
    const amara = await member();
    const first = await runs.begin({ ownerId: amara, task: 'coachChat', given: { message: 'Hello' } });
    expect((await runs.ended(amara, first)).ending).toMatchObject({ status: 'failed', failure: 'provider_failed' });
    fake.answer(['says', SAYS]);
    const second = (await runs.regenerate(amara, first)) ?? '';
    expect((await runs.ended(amara, second)).text).toBe(SAYS);
    fake.answer(['says', SAYS]);
    const byGuide = { ownerId: amara, task: 'coachChat', given: { message: 'Hello' }, byGuide: true } as const;
    const third = await runs.begin(byGuide);
    expect((await runs.ended(amara, third)).text).toBe('Embedded: I hear "Hello"');
    expect(fake.asked).toEqual([]);
  });

  test('that never ends is cut at a sentence, and says so', async () => {
    await runs.close();
    reopen();
    fake.answer(['says', `${'It goes on. '.repeat(1500)}And`]);
    const amara = await member();
    const id = await begin(amara, 'Hello');
    await runs.ended(amara, id);
    const reply = await runs.read(amara, id);
    expect(reply).toMatchObject({ status: 'done', notice: CUT_NOTICE });
    expect(reply?.response).toMatch(/^It goes on\..*It goes on\.$/s);
  });

  test('is not asked for a minute after three failures, and then is again', async () => {
    await runs.close();
    reopen();
    fake.answer(['status', 401]);
    const amara = await member();
    const ask = async () => (await runs.ended(amara, await begin(amara, 'Hello'))).ending?.failure ?? null;
    const reasons = [await ask(), await ask(), await ask(), await ask()];
    expect(reasons).toEqual(['provider_failed', 'provider_failed', 'provider_failed', 'resting']);
    expect(fake.asked).toHaveLength(3);
    fake.answer(['says', SAYS]);
    server.clock.advance(60_001);
    expect(await ask()).toBeNull();
  });

  test.each<[Mode]>([
    [['filtered']],
    [['empty']],
    [['status', 400]],
    [['one endless line']],
    [['says', 'Slap him back.']],
  ])('at one member’s words is still asked by the others: %j', async (mode) => {
    await runs.close();
    reopen();
    const [amara, ben] = [await member(), await member()];
    const ask = async (id: string) => (await runs.ended(id, await begin(id, 'Hello'))).ending?.failure ?? null;
    fake.answer(mode);
    for (let i = 0; i < 4; i++) await ask(amara);
    fake.answer(['says', SAYS]);
    expect(await ask(ben)).toBeNull();
  });

  test('one call in ten with an error, one in twenty with a drop: every chat ends once, with a whole reply or by name', async () => {
    await runs.close();
    reopen();
    closed.length = 0;
    const random = mulberry(20261120);
    fake.answer(() => {
      const at = random();
      if (at < 0.1) return ['status', at < 0.05 ? 500 : 529];
      return at < 0.15 ? ['drops', 'It sounds as if'] : ['says', SAYS];
    });
    const [amara, chats] = [await member(), 300];
    const one = async (i: number) => {
      const { text, ending } = await runs.ended(amara, await begin(amara, `Message ${i}`));
      return ending?.failure ?? text;
    };
    const texts: string[] = [];
    for (let at = 0; at < chats; at += 50)
      texts.push(...(await Promise.all(Array.from({ length: 50 }, (_, i) => one(at + i)))));
    const whole = texts.filter((text) => text === SAYS || text === 'provider_failed' || text === 'resting');
    expect(whole).toHaveLength(chats);
    expect(texts.filter((text) => text === SAYS).length).toBeGreaterThan(chats * 0.85);
    expect(closed.map(({ id }) => id).length).toBe(new Set(closed.map(({ id }) => id)).size);
    expect(closed).toHaveLength(chats);
    const rows = (await server.house.db.select().from(coachRuns)).filter(({ ownerId }) => ownerId === amara);
    expect(rows.filter(({ status }) => status === 'done' || status === 'failed')).toHaveLength(chats);
  }, 120_000);
});

describe('spending', () => {
  const SMALL = { requests: 5, tokens: PLENTY.tokens };

  async function sendMany(ceilings: { member: typeof SMALL; house: typeof SMALL }, owners: string[]) {
    await runs.close();
    runs = new Runs(server.house, deskOf(server.house, { provider, patience: waitsFor(), ceilings }));
    fake.answer(['says', SAYS]);
    const one = async (owner: string) => (await runs.ended(owner, await begin(owner, 'Hello'))).ending;
    return Promise.all(owners.map(one));
  }

  test('ends at the member’s ceiling, also under 200 parallel sends, and says so', async () => {
    const amara = await member();
    const metas = await sendMany(
      { member: SMALL, house: PLENTY },
      Array.from({ length: 200 }, () => amara),
    );
    expect(fake.asked).toHaveLength(5);
    const reasons = metas.map((ending) => ending?.failure ?? null);
    expect(reasons.filter((reason) => reason === null)).toHaveLength(5);
    expect(reasons.filter((reason) => reason === 'member_ceiling')).toHaveLength(195);
    expect((await sendMany({ member: SMALL, house: PLENTY }, [await member()]))[0]?.status).toBe('done');
  });

  test('ends at the ceiling of the whole house', async () => {
    await server.house.db.delete(coachSpend);
    const owners = await Promise.all(Array.from({ length: 8 }, member));
    const metas = await sendMany({ member: PLENTY, house: SMALL }, owners);
    expect(metas.filter((ending) => ending?.failure === 'house_ceiling')).toHaveLength(3);
    expect(fake.asked).toHaveLength(5);
  });

  test('begins anew the next day, and counts what was used rather than what was set aside', async () => {
    const amara = await member();
    await sendMany({ member: { requests: 1, tokens: 10_000 }, house: PLENTY }, [amara]);
    await vi.waitFor(async () => {
      const [row] = (await server.house.db.select().from(coachSpend)).filter(({ who }) => who === amara);
      expect(row).toMatchObject({ requests: 1, tokens: 52 });
    });
    server.clock.advance(24 * 60 * 60 * 1000);
    const [next] = await sendMany({ member: { requests: 1, tokens: 10_000 }, house: PLENTY }, [amara]);
    expect(next?.status).toBe('done');
  });
});

describe('without consent', () => {
  test('no word leaves, and the built-in guide answers', async () => {
    await runs.close();
    reopen();
    fake.answer(['says', SAYS]);
    const { id } = await server.person();
    const { ending } = await runs.ended(id, await begin(id, 'Hello'));
    expect([ending?.meta?.fallbackReason, fake.asked]).toEqual(['no_consent', []]);
  });

  test('of everybody in a shared talk, the same', async () => {
    fake.answer(['says', SAYS]);
    const [amara, { id: ben }] = [await member(), await server.person()];
    const shared = {
      ownerId: crypto.randomUUID(),
      task: 'coachChat',
      given: { message: 'Hello' },
      room: 'test',
    } as const;
    await server.house.vault.create(shared.ownerId);
    const ask = async () => {
      const id = await runs.begin({ ...shared, people: [amara, ben] });
      return (await runs.ended(shared.ownerId, id)).ending?.meta?.fallbackReason;
    };
    expect([await ask(), fake.asked.length]).toEqual(['no_consent', 0]);
    await agree(server.house, ben, provider);
    expect([await ask(), fake.asked.length]).toEqual([null, 1]);
  });
});

test('in a crisis no model is asked', async () => {
  fake.answer(['says', SAYS]);
  const amara = await member();
  const id = await begin(amara, 'I want to kill myself tonight, I have the pills here');
  const events = await readAll(amara, id);
  expect(fake.asked).toEqual([]);
  expect(events[0]).toMatchObject({ type: 'safety', category: 'self_harm', resource: 'suicide_crisis' });
  expect(events.at(-1)).toMatchObject({ meta: { adapter: 'embedded', fallbackReason: null } });
});

/** A random sequence that is the same in every run. */
function mulberry(seed: number) {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
