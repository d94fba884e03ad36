import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';
import type { Person } from '#test/people.ts';

let m: ModelledServer;
let amara: Person;
beforeAll(async () => {
  m = await openModelledServer('');
});
afterAll(() => m.close());
beforeEach(async () => {
  amara = await m.agreed('admin');
});

const said = {
  concern: null,
  emotionalPattern: 'You go quiet when plans change. What would you say first?',
  evidence: ['i said nothing', 'he never listens to a word'],
  prompts: [
    { question: 'What did you want to say to Noor?', quote: 'dinner again and i said nothing' },
    { question: 'Who never listens?', quote: 'he never listens to a word' },
  ],
};
const question = 'What did you want to say to Noor?';
const entry = (content: string) => ({ title: 'A day', content, emotions: 'tired', mood: 'sad' });
const DAYS = [
  'Noor moved dinner again and I said nothing.',
  'The trip was moved, and I went to bed.',
  'A walk in the park.',
];

async function write(who: Person, ...days: string[]) {
  for (const day of days) await m.post(who, '/journal', entry(day));
}
const ask = async (who: Person) => (await m.post(who, '/journal/ask')).body;

test('what a model finds in the entries stands beside the words that show it, and what is not there is left out', async () => {
  await m.meet(amara, { personName: 'Noor' });
  await write(amara, ...DAYS);
  const [prompt] = said.prompts;
  m.fake.answer(['returns', { ...said, prompts: [{ ...prompt, question: 'What did you want to say to PERSON_1?' }] }]);
  expect(await ask(amara)).toMatchObject({
    pattern: said.emotionalPattern,
    quotes: [{ quote: 'i said nothing', title: 'A day', on: expect.any(String) }],
    prompts: [{ question, quote: 'dinner again and i said nothing', title: 'A day' }],
    meta: { adapter: 'openai-compatible' },
  });
  expect(m.left()).toContain('dinner again');
  expect(m.left()).not.toContain('Noor');
});

test('what no entry shows is not said', async () => {
  await write(amara, ...DAYS);
  m.fake.answer(['returns', { ...said, evidence: ['he never listens to a word'] }]);
  expect(await ask(amara)).toMatchObject({ pattern: null, quotes: [], prompts: [] });
});

test('entries that speak of danger never leave', async () => {
  await write(amara, ...DAYS, 'He hit me last night and I am scared of him.');
  m.fake.answer(['returns', said]);
  expect((await ask(amara)).pattern).toBe(said.emotionalPattern);
  expect(m.left()).not.toContain('hit me');
});

test('nobody is asked about two entries, nor for whoever did not agree, and no view of the journal asks', async () => {
  const ben = await m.server.person('admin');
  await write(amara, ...DAYS.slice(0, 2));
  await write(ben, ...DAYS);
  m.fake.answer(['returns', said]);
  expect(await ask(amara)).toMatchObject({ pattern: null, meta: { adapter: 'embedded' } });
  expect(await ask(ben)).toMatchObject({ pattern: null, meta: { fallbackReason: 'no_consent' } });
  await m.get(amara, '/journal');
  expect(m.fake.asked).toHaveLength(0);
});

test('a model that fails leaves nothing but why', async () => {
  await write(amara, ...DAYS);
  m.fake.answer(['status', 500]);
  expect(await ask(amara)).toMatchObject({ pattern: null, prompts: [], meta: { fallbackReason: 'provider_failed' } });
});

describe('the question of the day from one’s own entries', () => {
  const HOUR = 3_600_000;
  const promptOf = async (who: Person, timeZone = 'UTC') => {
    const headers = { ...who.headers, 'x-time-zone': timeZone };
    return (await m.server.ask({ url: '/api/journal/prompt', headers })).json().prompt;
  };
  const asked = async () => {
    await write(amara, ...DAYS);
    m.fake.answer(['returns', said]);
    await ask(amara);
    return promptOf(amara);
  };

  test('is kept with its source until the day ends where its owner is, and is nobody else’s', async () => {
    expect(await promptOf(amara)).toBeNull();
    expect(await asked()).toMatchObject({ question, quote: 'dinner again and i said nothing', title: 'A day' });
    expect(await promptOf(await m.agreed('admin'))).toBeNull();
    expect((await m.get(amara, '/account/export')).body.rooms.journal.prompt).toMatchObject({ question });
    m.server.clock.advance(24 * HOUR);
    expect(await promptOf(amara)).toBeNull();
    await m.server.house.jobs.drain();
    expect((await m.get(amara, '/account/export')).body.rooms.journal.prompt).not.toBeNull();
    m.server.clock.advance(27 * HOUR);
    await m.server.house.jobs.drain();
    expect((await m.get(amara, '/account/export')).body.rooms.journal.prompt).toBeNull();
  });

  test('goes when its entry is deleted, no longer says so, or speaks of danger', async () => {
    const { id } = await asked();
    const put = (content: string) =>
      m.server.ask({ method: 'PUT', url: `/api/journal/${id}`, headers: amara.headers, payload: entry(content) });
    await put(`${DAYS[0]} Then he hit me, and I am scared of him.`);
    expect(await promptOf(amara)).toBeNull();
    await put('Dinner was fine.');
    expect(await promptOf(amara)).toBeNull();
    await put(DAYS[0] ?? '');
    expect(await promptOf(amara)).toMatchObject({ question });
    await m.server.ask({ method: 'DELETE', url: `/api/journal/${id}`, headers: amara.headers });
    expect(await promptOf(amara)).toBeNull();
  });
});
