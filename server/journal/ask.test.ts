import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
  prompts: ['What did you want to say to Noor?'],
};
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
  m.fake.answer(['returns', { ...said, prompts: ['What did you want to say to PERSON_1?'] }]);
  expect(await ask(amara)).toMatchObject({
    pattern: said.emotionalPattern,
    quotes: [{ quote: 'i said nothing', title: 'A day', on: expect.any(String) }],
    prompts: said.prompts,
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
