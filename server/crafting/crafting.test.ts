import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TONES } from '#contract/coach.ts';
import { MOST_VERSIONS } from '#contract/crafting.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let amara: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  amara = await server.person('admin');
});

const { get, post, del } = asking(() => server);
const form = { goal: 'Thank Maya for driving me home', selectedTone: 'caring' };
const craft = async (more: object = {}) => (await post(amara, '/craft-message', { ...form, ...more })).body;

describe('a message', () => {
  test('has words, for a whole draft scores with how they came about, and is kept with what it was asked for', async () => {
    const originalDraft = 'Thank you for driving me home, Maya.';
    const { crafting, ...version } = await craft({ context: 'It was late.', originalDraft });
    expect(version).toMatchObject({ selectedTone: 'caring', meta: { adapter: 'embedded' } });
    expect(version.craftedMessage).toContain('Maya');
    expect(version.reasons.positiveResponseChance).toContain('estimate');
    expect(crafting).toMatchObject({ goal: form.goal, context: 'It was late.', versions: [version] });
    expect((await get(amara, `/craft-message/${crafting.id}`)).body).toEqual(crafting);
  });

  test('comes in another tone, and the one before it stays', async () => {
    const first = await craft();
    const { body } = await post(amara, `/craft-message/${first.crafting.id}/versions`, { selectedTone: 'direct' });
    expect(body.craftedMessage).not.toBe(first.craftedMessage);
    const tones = body.crafting.versions.map(({ selectedTone }: { selectedTone: string }) => selectedTone);
    expect(tones).toEqual(['caring', 'direct']);
    expect(body.crafting.versions[0]).toEqual(first.crafting.versions[0]);
  });

  test('in two tones at once keeps both, and has a most', async () => {
    const { crafting } = await craft();
    const again = () => post(amara, `/craft-message/${crafting.id}/versions`, { selectedTone: 'playful' });
    const answers = await Promise.all(Array.from({ length: MOST_VERSIONS }, again));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(1);
    const { versions } = (await get(amara, `/craft-message/${crafting.id}`)).body;
    expect(new Set(versions.map(({ id }: { id: string }) => id)).size).toBe(MOST_VERSIONS);
  });

  test('sent twice with one key is one message', async () => {
    const key = { 'idempotency-key': 'once' };
    const [one, two] = [await post(amara, '/craft-message', form, key), await post(amara, '/craft-message', form, key)];
    expect(two.body).toEqual(one.body);
    expect((await get(amara, '/craft-message')).body).toHaveLength(1);
  });

  test.each([
    ['no goal', { goal: ' too few ' }, 'goal', 'Please describe your goal in at least 10 characters'],
    ['no tone', { selectedTone: 'furious' }, 'selectedTone', `Please select a tone: ${TONES.join(', ')}`],
    ['a long draft', { originalDraft: 'x'.repeat(8001) }, 'originalDraft', 'Please keep it under 8,000 characters'],
  ])('with %s is refused', async (_what, wrong, path, message) => {
    const { status, body } = await post(amara, '/craft-message', { ...form, ...wrong });
    expect([status, body.data.issues]).toEqual([400, [{ path, message }]]);
    expect((await get(amara, '/craft-message')).body).toEqual([]);
  });
});

describe('what a message is for', () => {
  test.each([
    ['Congratulate Ben on the new job', /happy for you/],
    ['Thank Maya for driving me home', /thank/i],
    ['Tell my aunt I am sorry for her loss', /I’m here/],
    ['Tell my aunt how sorry I am that uncle Joe died', /so sorry/],
    ['Apologize to Tom for forgetting his birthday', /Tom[\s\S]*sorry/],
    ['Tell Maya that I got the job!', /Maya[\s\S]*good news/],
  ])('“%s” is a goal like any other', async (goal, words) => {
    expect((await craft({ goal })).craftedMessage).toMatch(words);
  });

  test.each([
    'Make my sister feel guilty so she visits',
    'Guilt-trip Tom into calling me back',
    'Give my boyfriend the silent treatment',
  ])('“%s” gets an honest way to the same need', async (goal) => {
    const { notice, craftedMessage } = await craft({ goal });
    expect(notice).toMatch(/pressure/);
    expect(craftedMessage).not.toMatch(/guilt|silent/i);
  });

  test.each([
    'Say no to my sister without making her feel guilty',
    'Tell Tom that his silent treatment hurts me',
    'Ask my boss for a raise, I do not want to pressure him',
  ])('“%s” presses on nobody', async (goal) => {
    expect((await craft({ goal })).notice).toBeNull();
  });

  test('words of danger are met with people to turn to, and no message', async () => {
    const { craftedMessage, meta } = await craft({ goal: 'Tell Maya goodbye, I want to kill myself tonight' });
    expect([craftedMessage, meta.safety.level > 1]).toEqual(['', true]);
  });
});

test('messages come by pages, the newest first; each is found by its words, exported, deleted and erased', async () => {
  for (const name of ['Ada', 'Ben', 'Cleo']) await craft({ goal: `Thank ${name} for the soup` });
  const first = await get(amara, '/craft-message?limit=2');
  const goals = (list: { goal: string }[]) => list.map(({ goal }) => goal.split(' ')[1]);
  expect(goals(first.body)).toEqual(['Cleo', 'Ben']);
  expect(first.headers.link).toContain(`before=${first.body[1].id}`);
  const rest = await get(amara, `/craft-message?limit=2&before=${first.body[1].id}`);
  expect(goals(rest.body)).toEqual(['Ada']);
  const { found } = (await post(amara, '/search', { words: 'ben soup' })).body;
  const [{ id }] = first.body.slice(1);
  expect(found).toMatchObject([{ kind: 'crafting', id, path: `/text-this-not-that?message=${id}` }]);
  const { rooms } = (await get(amara, '/account/export')).body;
  expect(goals(rooms.crafting.messages)).toEqual(['Ada', 'Ben', 'Cleo']);
  expect((await del(amara, `/craft-message/${id}`)).status).toBe(204);
  expect(goals((await get(amara, '/craft-message')).body)).toEqual(['Cleo', 'Ada']);
});
