import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asking } from '#test/asking.ts';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';
import type { Person } from '#test/people.ts';

const LINE = 'I did the dishes on Monday. You just didn’t see it.';
let m: ModelledServer;
let amara: Person;
beforeAll(async () => {
  m = await openModelledServer(LINE);
});
afterAll(() => m.close());
beforeEach(async () => {
  m.fake.answer(['returns', { line: LINE }]);
  amara = await m.agreed('admin');
});

const { post, meet } = asking(() => m.server);
const scene = {
  ...{ personName: 'Maya', description: 'Quick to feel blamed.', aim: 'Ask for help with the dishes', level: 'hard' },
};
const say = async (message: string, more: object = {}) =>
  post(amara, '/rehearsal/turns', { ...scene, message, ...more });

describe('a turn of a rehearsal', () => {
  test('is answered as the member describes the other one, with a line on what the last sentence did', async () => {
    const { status, body } = await say('You never help with the dishes.');
    expect([status, body.line, body.isClosed]).toEqual([200, LINE, false]);
    expect(body.feedback).toMatch(/^This could be (?:heard as|hard to hear)/);
    expect(m.left()).toContain('Quick to feel blamed');
    expect(m.left()).toContain('defensive and short');
    expect(m.left()).not.toContain('Maya');
  });

  test('that helps is told so', async () => {
    expect((await say('I’m sorry I snapped at you.')).body.feedback).toMatch(/^An apology\. This helped\./);
  });

  test('has a hint and a step at its end, and no feedback beside them', async () => {
    const history = [
      { role: 'user', content: 'Could we talk?' },
      { role: 'assistant', content: LINE },
    ];
    for (const what of ['hint', 'end']) {
      const { body } = await post(amara, `/rehearsal/${what}`, { ...scene, history });
      expect(body).toEqual({ line: LINE, feedback: null, isClosed: false, safety: null });
    }
    expect(m.left()).toContain('one small step');
  });
});

test.each([
  'You hurt me when you forgot my birthday.',
  'You beat me at chess again, and you always brag.',
  'I could kill you for eating my fries.',
  'You left me alone with the kids again. You’re never home.',
])('an ordinary reproach is practiced: %s', async (message) => {
  expect((await say(message)).body).toMatchObject({ line: LINE, isClosed: false });
});

describe('nobody plays', () => {
  test('someone whom the member has to fear', async () => {
    const { body } = await say('Please don’t be mad.', { description: 'He hits me when I disagree with him.' });
    expect(body).toMatchObject({ line: '', isClosed: true, safety: { category: 'domestic_violence' } });
    expect(m.left()).toBe('');
  });

  test.each([
    ['You hit me again last night and I’m scared you’ll kill me.', {}],
    ['Could we talk?', { aim: 'You choked me and I’m afraid of you.' }],
    ['Why?', { history: [{ role: 'user', content: 'Why did you slap me?' }] }],
  ])('someone who is told to their face what they did: %s', async (message, more) => {
    const { body } = await say(message, more);
    expect(body).toMatchObject({ line: '', isClosed: true, safety: { category: 'domestic_violence' } });
    expect(m.left()).toBe('');
  });

  test('with a relationship where connecting is closed', async () => {
    const { id } = await meet(amara, { notes: 'He hit me last week and I am scared of him.' });
    const { body } = await say('Could we talk?', { relationshipId: id });
    expect([body.line, body.isClosed]).toEqual(['', true]);
  });

  test('anyone in words of violence, whatever the model writes', async () => {
    m.fake.answer(['returns', { line: 'Shut up or I will hit you.' }]);
    const { status, body } = await say('Could we talk?');
    expect([status, body.line]).toEqual([200, expect.stringMatching(/^I’m stepping out of the role/)]);
  });

  test('without the member’s yes, or where the model fails', async () => {
    const ben = await m.server.person('admin');
    const refused = await post(ben, '/rehearsal/turns', { ...scene, message: 'Could we talk?' });
    expect([refused.status, refused.body.data.reason]).toEqual([503, 'no_consent']);
    m.fake.answer(['status', 500]);
    expect((await say('Could we talk?')).status).toBe(503);
  });

  test.each([
    ['nobody', { personName: ' ' }, 'personName', 'Please say who you’re practicing with'],
    ['no aim', { aim: '' }, 'aim', 'Please say what you want to practice'],
    ['no level', { level: 'cruel' }, 'level', 'Please choose how hard it should be'],
    ['no words', { message: ' ' }, 'message', 'Please write something'],
  ])('with %s', async (_what, wrong, path, message) => {
    const { status, body } = await post(amara, '/rehearsal/turns', { ...scene, message: 'Hi', ...wrong });
    expect([status, body.data.issues]).toEqual([400, [{ path, message }]]);
  });

  test('someone who is not theirs', async () => {
    const ben = await m.server.person('admin');
    const { id } = await meet(ben);
    expect((await say('Could we talk?', { relationshipId: id })).status).toBe(404);
  });
});
