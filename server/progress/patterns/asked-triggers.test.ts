import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedTriggersIn } from '#server/progress/patterns/asked-triggers.ts';
import { nameWords, type Told } from '#server/progress/patterns/sentences.ts';
import { triggersIn } from '#server/progress/patterns/triggers.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;
const names = nameWords(['Maya']);
const note = (on: string, text: string, more: Partial<Told> = {}): Told => ({
  ...{ id: on, on, title: '', text, path: `/journal?entry=${on}`, person: 'maya', isConflict: false, isNote: true },
  ...more,
});
const days = (texts: readonly string[], more?: Partial<Told>) =>
  texts.map((text, at) => note(`2026-10-0${at + 1}`, text, more));
const asked = (all: readonly Told[]) => askedTriggersIn(all, names, () => false);

const PHONE = ['What gets me is when I talk and her phone lights up.', 'The moment she takes her phone out I go numb.'];

describe('what may set somebody off', () => {
  test.each([
    ['a thing by two names', ['I can’t stand it when she looks at a screen.', PHONE[1] ?? '']],
    [
      'what is done',
      ['It always starts when she asks what it cost.', 'The minute she asks about money I feel fourteen.'],
    ],
    [
      'what is done in a quarrel',
      ['A slammed door turns me into my father.', 'The second she slams it I want to leave.'],
    ],
    [
      'words for it',
      ['Being told to calm down does nothing.', 'Calm down makes me wild.', 'Calm, she said, and it gets to me.'],
    ],
  ])('is asked about, and not named: %s', async (_what, texts) => {
    const all = days(texts);
    expect(triggersIn(all, names)).toEqual([]);
    const [question, ...others] = await asked(all);
    expect(others).toEqual([]);
    expect(question).toMatchObject({ phrase: null, person: 'maya', times: 2 });
    expect(question?.examples.every(({ text }) => texts.includes(text))).toBe(true);
  });

  test.each([
    ['said once', days(PHONE.slice(0, 1))],
    ['said twice on one day', [note('2026-10-01', PHONE.join(' '))]],
    ['of two people', days(PHONE).map((one, at) => ({ ...one, person: `${at}` }))],
    ['on good days', days(PHONE, { mood: 'happy' })],
    ['in a talk', days(PHONE, { isNote: false })],
    ['without a word in common', days([PHONE[0] ?? '', 'Whenever she sighs my stomach drops.'])],
    [
      'about what is there on most other days too',
      [...days(PHONE), ...['11', '12', '13'].map((day) => note(`2026-10-${day}`, 'She bought a phone.'))],
    ],
    ['in another form', days(['She took her phone out at dinner.', 'Her phone lit up and she read it.'])],
    [
      'where it may be dangerous',
      days(['When he hits me with the phone I hide.', 'When he hits me with his phone I cry.']),
    ],
  ])('is not what is %s', async (_which, all) => {
    expect(await asked(all)).toEqual([]);
  });

  test('is asked about apart for each matter', async () => {
    const sighs = ['Whenever she sighs my stomach drops.', 'Every time she sighs I forget what I meant.'];
    const all = [...days(PHONE), ...sighs.map((text, at) => note(`2026-10-1${at}`, text))];
    expect((await asked(all)).map(({ key }) => key)).toEqual(['maya ? phon about:phone', 'maya ? sigh']);
  });
});

describe('over the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  const { get, post, meet } = asking(() => server);

  async function writing(who: Person) {
    const { id } = await meet(who, { triggers: '' });
    const write = (content: string) =>
      post(who, '/journal', { title: 'A day', emotions: 'tired', mood: 'sad', relationshipId: id, content });
    for (const content of PHONE) {
      await write(content);
      server.clock.advance(5 * DAY);
    }
    const triggers = async () => (await get(who, '/progress/patterns')).body.triggers;
    const [{ key }] = await triggers();
    const answer = async (more: object) =>
      (await post(who, '/progress/triggers/answer', { key, relationshipId: id, ...more })).body.triggers;
    return { id, key, write, triggers, answer };
  }

  test('a yes names it in its owner’s words, adds it to the person’s Triggers, and moves with them', async () => {
    const amara = await server.person('admin');
    const { id, key, write, triggers, answer } = await writing(amara);
    expect(await triggers()).toMatchObject([{ phrase: null, times: 2, isAccepted: false, relationshipId: id }]);
    const mine = { phrase: 'Being second to a phone', isAccepted: true };
    expect(await answer({ answer: 'accept', words: mine.phrase })).toMatchObject([mine]);
    expect((await get(amara, `/relationships/${id}`)).body.triggers).toBe(mine.phrase);
    await write('The second her phone buzzes I stop talking.');
    expect(await triggers()).toMatchObject([{ ...mine, times: 3 }]);
    const exported = (await get(amara, '/account/export')).body;
    expect(exported.rooms.progress.patterns.triggers).toEqual({ [key]: mine.phrase });
    const other = await server.person('admin');
    await post(other, '/account/import', exported);
    const [there] = (await get(other, '/progress/patterns')).body.triggers;
    expect(there).toMatchObject({ ...mine, times: 3 });
    expect(there.relationshipId).not.toBe(id);
    expect(await answer({ answer: 'dismiss' })).toEqual([]);
  });

  test('a yes without words keeps the last sentence, and words are one line', async () => {
    const { answer } = await writing(await server.person('admin'));
    const refused = await answer({ answer: 'accept', words: 'One\nTwo' });
    expect(refused).toBeUndefined();
    expect(await answer({ answer: 'accept' })).toMatchObject([{ phrase: PHONE[1], isAccepted: true }]);
  });

  test('a no is for good, also when it is said outright later', async () => {
    const { write, triggers, answer } = await writing(await server.person('admin'));
    expect(await answer({ answer: 'dismiss' })).toEqual([]);
    for (const content of ['Whenever her phone rings I get angry.', 'I get angry when her phone rings.']) {
      await write(content);
      server.clock.advance(5 * DAY);
    }
    expect(await triggers()).toEqual([]);
  });
});
