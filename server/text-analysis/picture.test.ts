import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asking } from '#test/asking.ts';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';
import type { Person } from '#test/people.ts';

const WORDS = 'Them: We need to talk.\nMe: Tonight?';
/** The first bytes of a picture are enough. */
const picture = Buffer.from([0x89, ...Buffer.from('PNG\r\n\x1a\n', 'latin1'), ...Array(40).fill(7)]).toString('base64');
let m: ModelledServer;
let amara: Person;
beforeAll(async () => {
  m = await openModelledServer(WORDS, { AI_READS_IMAGES: 'on' });
});
afterAll(() => m.close());
beforeEach(async () => {
  m.fake.answer(['says', WORDS]);
  amara = await m.agreed('admin');
});

const { get, post } = asking(() => m.server);
const send = (who: Person, given: string = picture) => post(who, '/text-analysis/picture', { picture: given });

test('a screenshot goes to the model once, and comes back as words that nobody kept', async () => {
  const { status, body } = await send(amara);
  expect([status, body]).toEqual([200, { text: WORDS }]);
  expect(m.fake.asked).toHaveLength(1);
  expect(m.left()).toContain(`data:image/png;base64,${picture}`);
  expect((await get(amara, '/text-analysis')).body).toEqual([]);
  expect(JSON.stringify((await get(amara, '/account/export')).body)).not.toContain('We need to talk');
  const { provider, usedToday } = (await get(amara, '/coach/provider')).body;
  expect([provider.readsImages, usedToday.requests]).toEqual([true, 1]);
});

test('it goes nowhere without the member’s yes', async () => {
  const ben = await m.server.person('admin');
  const { status, body } = await send(ben);
  expect([status, body.data.reason, m.fake.asked.length]).toEqual([503, 'no_consent', 0]);
});

test.each([
  [
    'no picture',
    Buffer.from('GIF89a and so on, and so on').toString('base64'),
    'Please choose a PNG, JPEG or WebP picture',
  ],
  ['no base64', '<svg onload=alert(1)></svg>', 'Please choose a PNG, JPEG or WebP picture'],
  [
    'too large',
    'iVBORw0KGgo'.padEnd(2_000_001, 'A'),
    'This picture is too large. Please crop it to the part that matters',
  ],
])('what is %s is refused, and nobody sees it', async (_what, given, message) => {
  const { status, body } = await send(amara, given);
  expect([status, body.data.issues]).toEqual([400, [{ path: 'picture', message }]]);
  expect(m.fake.asked).toHaveLength(0);
});

test('one without a message says so, and a model that fails is no answer', async () => {
  m.fake.answer(['says', 'NONE']);
  expect((await send(amara)).body.data.issues[0].message).toBe('No message could be read in this picture');
  m.fake.answer(['status', 500]);
  const { status, body } = await send(amara);
  expect([status, body.data.reason]).toEqual([503, 'provider_failed']);
});
