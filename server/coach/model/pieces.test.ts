import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pieces } from '#server/coach/model/pieces.ts';
import { openProvider, type Provider } from '#server/coach/model/provider.ts';
import { Fault, type FaultKind } from '#server/wire/fault.ts';
import { waitsFor } from '#test/coach/desk.ts';
import { type FakeProvider, type Mode, openFakeProvider } from '#test/coach/provider.ts';

const prompt = {
  system: [
    { text: 'You are a coach.', isStable: true },
    { text: 'They are called Ann.', isStable: true },
    { text: 'It is Monday.', isStable: false },
  ],
  turns: [
    { role: 'user' as const, text: 'My private words' },
    { role: 'assistant' as const, text: 'I hear you.' },
    { role: 'user' as const, text: 'Shorter, please' },
  ],
};
let fake: FakeProvider;
beforeAll(async () => {
  fake = await openFakeProvider();
});
afterAll(() => fake.close());

async function opened(adapter: Provider['adapter'] = 'openai-compatible', baseUrl = fake.url): Promise<Provider> {
  const provider = openProvider({ provider: adapter, model: 'gpt-5-mini', baseUrl, key: 'a-key' });
  if (!provider) throw new Error('a provider was meant');
  return provider;
}

async function listen(provider: Provider, signal = new AbortController().signal, patience = waitsFor()) {
  const heard: string[] = [];
  const reply = pieces(provider, prompt, { maxOutputTokens: 500, signal, patience });
  try {
    for (let next = await reply.next(); ; next = await reply.next()) {
      if (next.done) return { heard, usage: next.value, fault: undefined };
      heard.push(next.value);
    }
  } catch (error) {
    return { heard, usage: undefined, fault: error };
  }
}

describe.each(['openai', 'anthropic', 'openai-compatible'] as const)('%s', (adapter) => {
  test('streams a reply in pieces and says what it used', async () => {
    fake.answer(['says', 'That sounds hard. What happened next?']);
    const { heard, usage, fault } = await listen(await opened(adapter));
    expect(fault).toBeUndefined();
    expect(heard.length).toBeGreaterThan(3);
    expect(heard.join('')).toBe('That sounds hard. What happened next?');
    expect(usage).toEqual({ inputTokens: 40, outputTokens: 12, isCut: false });
  });

  test('is asked once, with a limit to its answer and with nothing to keep', async () => {
    fake.answer(['says', 'Yes.']);
    await listen(await opened(adapter));
    const [asked, ...more] = fake.asked;
    expect(more).toEqual([]);
    const { max_tokens, max_completion_tokens, store, reasoning_effort } = asked?.body ?? {};
    expect(max_tokens ?? max_completion_tokens).toBe(500);
    if (adapter === 'openai') expect([store, reasoning_effort]).toEqual([false, 'minimal']);
    if (adapter === 'anthropic')
      expect(asked?.body.system).toEqual(
        prompt.system.map(({ text, isStable }) => ({
          ...{ type: 'text', text },
          ...(isStable && { cache_control: { type: 'ephemeral' } }),
        })),
      );
    expect(JSON.stringify(asked?.headers)).toContain('a-key');
  });
});

describe('what providers do wrong ends in a named fault', () => {
  const FAULTS: [Mode, FaultKind, tries: number][] = [
    [['status', 401], 'unauthorised', 1],
    [['status', 400], 'rejected', 1],
    [['status', 429], 'rate_limited', 2],
    [['status', 429, { 'retry-after': '0' }], 'rate_limited', 2],
    [['status', 429, { 'retry-after': '60' }], 'rate_limited', 1],
    [['status', 500], 'server_error', 2],
    [['status', 529], 'server_error', 2],
    [['html'], 'not_an_answer', 1],
    [['nothing'], 'dropped', 2],
    [['empty'], 'empty', 1],
    [['silent'], 'slow_start', 1],
    [['hangs', 'I hear'], 'stalled', 1],
    [['drips', 'one two three four five six seven eight nine ten', 300], 'too_slow', 1],
    [['drops', 'I hear that'], 'dropped', 1],
    [['unfinished', 'I hear that'], 'dropped', 1],
    [['malformed', 'I hear'], 'not_an_answer', 1],
    [['errs', 'I hear'], 'server_error', 1],
    [['endless'], 'too_long', 1],
    [['one endless line'], 'too_long', 1],
    [['filtered'], 'filtered', 1],
  ];

  test.each(FAULTS)('%j: %s after %i tries', async (mode, kind, tries) => {
    fake.answer(mode);
    const { fault } = await listen(await opened(), undefined, waitsFor(kind));
    expect(fault).toMatchObject({ name: 'Fault', kind });
    expect(fake.asked).toHaveLength(tries);
  });

  test('nobody there, and nobody who speaks TLS', async () => {
    expect((await listen(await opened('openai', 'http://127.0.0.1:2/v1'))).fault).toMatchObject({
      kind: 'unreachable',
    });
    const { fault } = await listen(await opened('openai-compatible', fake.secureUrl));
    expect(fault).toMatchObject({ kind: 'unreachable' });
  });

  test('and the fault carries no word of the conversation or the key', async () => {
    for (const mode of [
      ['status', 400],
      ['drops', 'I hear'],
      ['malformed', 'I hear'],
    ] satisfies Mode[]) {
      fake.answer(mode);
      const { fault } = await listen(await opened());
      expect(fault).toBeInstanceOf(Fault);
      expect(JSON.stringify(fault) + String(fault) + (fault as Error).cause).not.toMatch(/private words|a-key|You are/);
    }
  });

  test('what was heard before the fault was heard', async () => {
    fake.answer(['drops', 'I hear that']);
    expect((await listen(await opened())).heard.join('')).toBe('I hear that');
  });

  test('a failure before the first word is made good by the second try', async () => {
    fake.answer((n) => (n === 1 ? ['status', 500] : ['says', 'Here I am.']));
    const { heard, fault } = await listen(await opened());
    expect([heard.join(''), fault]).toEqual(['Here I am.', undefined]);
  });

  test('and a try that was read and broke off is counted with the one that was heard', async () => {
    fake.answer((n) => (n === 1 ? ['nothing'] : ['says', 'Here I am.']));
    expect((await listen(await opened())).usage).toEqual({ inputTokens: 80, outputTokens: 12, isCut: false });
    fake.answer((n) => (n === 1 ? ['status', 429] : ['says', 'Here I am.']));
    expect((await listen(await opened())).usage).toEqual({ inputTokens: 40, outputTokens: 12, isCut: false });
  });
});

test('a model that thinks longer than the first word may take, and is heard thinking, is waited for', async () => {
  fake.answer(['thinks', 'Here I am.', 12, 200]);
  const asking = { maxOutputTokens: 500, signal: new AbortController().signal };
  const times = { ...waitsFor(), first: 2000, gap: 1900 };
  const reply = pieces(await opened(), prompt, { ...asking, patience: times });
  let heard = '';
  for await (const piece of reply) heard += piece;
  expect(heard).toBe('Here I am.');
});

test('whoever stops listening closes the connection', async () => {
  fake.answer(['drips', 'a b c d e f g h i j k l m n o p', 50]);
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), 120);
  const { fault, heard } = await listen(await opened(), leaving.signal);
  expect(fault).toMatchObject({ kind: 'cancelled' });
  expect(heard.length).toBeLessThan(8);
});
