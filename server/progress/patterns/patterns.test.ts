import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Quote } from '#contract/patterns.ts';
import { answerTo, withAnswer } from '#server/progress/patterns/answers.ts';
import { causeIn } from '#server/progress/patterns/causes.ts';
import { loopsIn } from '#server/progress/patterns/loops.ts';
import { nameWords, type Told } from '#server/progress/patterns/sentences.ts';
import { linesOf } from '#server/progress/patterns/sources.ts';
import { triggersIn } from '#server/progress/patterns/triggers.ts';
import { asking } from '#test/asking.ts';
import { agreeing, asks, ITEMS } from '#test/mediation.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;
const names = nameWords(['Maya']);
let ids = 0;
const told = (on: string, text: string, person: string | null = 'maya'): Told => ({
  ...{ id: `${ids++}`, on, title: '', text, path: `/journal?entry=${ids}`, person, isConflict: false },
});

describe('what sets somebody off', () => {
  test.each([
    ['I get angry when she interrupts me.', 'she interrupts me'],
    ['Every time he picks up his phone, I feel invisible.', 'he picks up his phone'],
    ['Being compared to my brother really sets me off.', 'Being compared to my brother'],
    ['We fought about the dishes again.', 'the dishes'],
    ['I was not upset when she left.', null],
    ['She came home and we ate.', null],
    ['I get up when the bell rings.', null],
  ])('is taken from the words that say so: %s', (sentence, cause) => {
    expect(causeIn(sentence)).toBe(cause);
  });

  test('counts days and not sentences, quotes them, and joins what is alike', () => {
    const all = [
      told('2026-11-01', 'I get angry when she interrupts me. I snapped because she interrupted me.'),
      told('2026-11-08', 'I feel so small when I am interrupted by her.'),
      told('2026-11-09', 'We fought about the cat.'),
    ];
    const [found, ...others] = triggersIn(all, names);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ times: 2, lastOn: '2026-11-08', person: 'maya' });
    expect(found?.examples.map(({ on }) => on)).toEqual(['2026-11-08', '2026-11-01']);
    expect(triggersIn([all[0] as Told], names)).toEqual([]);
  });
});

describe('a conflict that comes back', () => {
  const fights = [
    'We fought about the dishes in the sink. I snapped and she went upstairs.',
    'The sink again. I yelled about the dishes. In the end she apologized.',
    'An argument over dishes. She walked out. What helped was drying them together.',
  ];
  const spread = (days: readonly string[]) => days.map((on, at) => told(on, fights[at] ?? ''));
  const spreadOf = (texts: readonly string[]) =>
    texts.map((text, at) => told(`2026-10-${['01', '12', '25'][at]}`, text));

  test('is told with what each does, how it ends and what helped, in their own words', () => {
    const [loop] = loopsIn(spread(['2026-10-01', '2026-10-12', '2026-10-25']), names);
    expect(loop).toMatchObject({ times: 3, firstOn: '2026-10-01', lastOn: '2026-10-25', person: 'maya' });
    expect(loop?.theme).toContain('dishes');
    const texts = (quotes: { text: string }[] = []) => quotes.map(({ text }) => text);
    expect(texts(loop?.mine)).toEqual(['I yelled about the dishes.', 'I snapped and she went upstairs.']);
    expect(texts(loop?.ends)).toEqual(['In the end she apologized.']);
    expect(texts(loop?.helped)).toEqual(['What helped was drying them together.']);
    expect(loop?.trigger?.text).toBe('We fought about the dishes in the sink.');
  });

  test.each([
    ['twice', spread(['2026-10-01', '2026-10-25'])],
    ['within two weeks', spread(['2026-10-01', '2026-10-05', '2026-10-10'])],
    [
      'with three different people',
      spread(['2026-10-01', '2026-10-12', '2026-10-25']).map((one, at) => ({ ...one, person: `${at}` })),
    ],
    [
      'about what is there on quiet days just as often',
      [
        ...spread(['2026-10-01', '2026-10-12', '2026-10-25']),
        ...['02', '03', '04'].map((day) => told(`2026-10-${day}`, 'Did the dishes at the sink, drying them together.')),
      ],
    ],
    [
      'where only the place is the same',
      spreadOf([
        'We argued in the car about a map.',
        'I snapped in the car, a stupid film.',
        'A fight in the car: pears.',
      ]),
    ],
  ])('is none %s', (_when, all) => {
    expect(loopsIn(all, names)).toEqual([]);
  });

  test('is found by what several words stand for, and told by those that were written', () => {
    const all = spreadOf([
      'She asked about babies at lunch. I said something sharp.',
      '“When will I get a grandchild?” I snapped, she sulked.',
      'She gave me clothes for children I do not have. She called me cold.',
    ]);
    expect(loopsIn(all, names)).toMatchObject([{ times: 3, theme: ['children', 'grandchild', 'babies'] }]);
  });

  test('quotes as theirs only what someone of their people does', () => {
    const all = spreadOf(fights.map((text, at) => `${['We had a screaming match.', 'Maya cried.', ''][at]} ${text}`));
    const [loop] = loopsIn(all, names);
    expect(loop?.theirs.map(({ text }) => text)).toEqual([
      'She walked out.',
      'Maya cried.',
      'I snapped and she went upstairs.',
    ]);
  });
});

test('of an argument only one’s own lines are one’s own words', () => {
  const lines = ['We were tired.', 'Me: You never help.', 'Maya: I yelled because you nag.', 'Amara: I snapped.'];
  expect(linesOf(lines, 'Amara Okafor')).toEqual({
    own: 'We were tired.\nYou never help.\nI snapped.',
    others: 'I yelled because you nag.',
  });
});

describe('an answer to a loop', () => {
  const loops = { 'maya money rent': 'I count alone', 'maya phone': false as const };

  test.each([
    ['is known by its leading word', 'maya money', 'I count alone'],
    ['is known when another of its words leads', 'maya rent money', 'I count alone'],
    ['is known when its leading word leads no more', 'maya bed phone', false],
    ['is of that person alone', 'tom money rent', undefined],
    ['is of that conflict alone', 'maya dishes rent', undefined],
  ])('%s', (_rule, key, answer) => {
    expect(answerTo(loops, key)).toBe(answer);
  });

  test('takes the place of the one before', () => {
    expect(withAnswer(loops, 'maya money bill', false)).toEqual({ 'maya phone': false, 'maya money bill': false });
  });
});

describe('patterns over the API', () => {
  let server: TestServer;
  let amara: Person;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    amara = await server.person('admin');
  });
  const { get, post, patch, meet } = asking(() => server);
  const read = async (who = amara) => (await get(who, '/progress/patterns')).body;

  async function live() {
    const { id } = await meet(amara, { triggers: 'Shouting' });
    for (const content of [
      'I get angry when she interrupts me. We argued about the bill.',
      'We fought about the bill.',
    ]) {
      const entry = { title: 'Again', emotions: 'tired', mood: 'sad', relationshipId: id };
      await post(amara, '/journal', { ...entry, content: `${content} I always get angry when she interrupts me.` });
      server.clock.advance(10 * DAY);
    }
    await post(amara, `/relationships/${id}/events`, {
      kind: 'conflict',
      note: 'The bill, once more. She walked out.',
    });
    return id;
  }

  test('join journal and events, open at their source, and are nobody else’s', async () => {
    const id = await live();
    const { triggers, loops } = await read();
    expect(triggers[0]).toMatchObject({ times: 2, relationshipId: id, personName: 'Maya', isAccepted: false });
    expect(triggers[0].examples[0].path).toMatch(/^\/journal\?entry=/);
    expect(loops).toMatchObject([{ times: 3, theme: expect.arrayContaining(['bill']), thought: null }]);
    expect(loops[0].episodes[0].path).toBe(`/relationships/${id}`);
    expect(await read(await server.person('admin'))).toEqual({ triggers: [], loops: [] });
  });

  test('join arguments, saved chats and what mediations came to, each once, and open there', async () => {
    const { id: maya } = await meet(amara);
    const originalConversation = 'Me: The dishes are in the sink again.\nMaya: I yelled about the dishes, so what.';
    const { body: argument } = await post(amara, '/resolve-argument', { originalConversation });
    server.clock.advance(10 * DAY);
    const { body: panel } = await get(amara, `/relationships/${maya}/chat`);
    const issue = 'We fought about the dishes. I snapped at her.';
    await post(amara, `/threads/${panel.id}/messages`, { content: issue });
    const save = async (title: string, content: string) => {
      const chatHistory = [{ role: 'user', content, timestamp: server.clock.now().toISOString() }];
      return (await post(amara, `/relationships/${maya}/saved-chats`, { title, chatHistory })).body.id;
    };
    await save('Still in the chat', issue);
    server.clock.advance(10 * DAY);
    const saved = await save('The sink', 'Another fight over the dishes in the sink.');
    server.clock.advance(10 * DAY);
    const { id: talk, people } = await agreeing(server, 1, amara, 'Dishes with Maya');
    await asks(server, amara, 'PUT', `/${talk}/agreement`, { items: ITEMS, checkInOn: null });
    for (const who of people) await asks(server, who, 'POST', `/${talk}/agreement/confirm`, { items: ITEMS });
    const { loops } = await read();
    expect(loops).toMatchObject([{ times: 4, relationshipId: maya, theme: expect.arrayContaining(['dishes']) }]);
    const episodes = loops[0].episodes.map(({ text, path }: Quote) => [text, path.replace(/&?message=.*/, '')]);
    expect(episodes).toEqual([
      ['Dishes with Maya', `/chat?id=${talk}`],
      ['Another fight over the dishes in the sink.', `/relationships/${maya}?saved=${saved}`],
      ['We fought about the dishes.', `/relationships/${maya}?`],
      ['The dishes are in the sink again.', `/argument-resolver?argument=${argument.id}`],
    ]);
    expect(loops[0].ends[0]).toMatchObject({ text: ITEMS[0], path: `/chat?id=${talk}` });
    expect(loops[0].mine.map(({ text }: { text: string }) => text)).toEqual(['I snapped at her.']);
    expect(JSON.stringify(loops)).not.toContain('I yelled');
  });

  test('tell a step that was done and helped as what helped before, and no other', async () => {
    const id = await live();
    for (const [text, helped] of [
      ['Open the bill together on Sunday', 'yes'],
      ['Hide the bill', 'no'],
      ['Water the plants', 'yes'],
    ]) {
      const { body: step } = await post(amara, `/relationships/${id}/plan`, { kind: 'step', text });
      await patch(amara, `/commitments/${step.id}`, { isDone: true, helped });
    }
    const { loops, triggers } = await read();
    expect(loops[0].helped).toEqual([expect.objectContaining({ text: 'Open the bill together on Sunday' })]);
    expect(loops[0].helped[0].path).toBe(`/relationships/${id}`);
    expect(JSON.stringify(triggers)).not.toContain('Sunday');
  });

  test('a trigger goes into the relationship’s Triggers once, or is dismissed for good', async () => {
    const id = await live();
    const [{ key, phrase }] = (await read()).triggers;
    const accept = { key, answer: 'accept', relationshipId: id };
    for (let time = 0; time < 2; time++) {
      const { body } = await post(amara, '/progress/triggers/answer', accept);
      expect(body.triggers.find((one: { key: string }) => one.key === key)).toMatchObject({ isAccepted: true });
    }
    expect((await get(amara, `/relationships/${id}`)).body.triggers).toBe(`Shouting\n${phrase}`);
    await post(amara, '/progress/triggers/answer', { key, answer: 'dismiss' });
    await post(amara, '/journal', {
      ...{ title: 'Again', emotions: 'tired', mood: 'sad', relationshipId: id },
      content: 'I get angry when she interrupts me on the phone.',
    });
    expect((await read()).triggers.map((one: { key: string }) => one.key)).not.toContain(key);
    expect((await post(amara, '/progress/triggers/answer', { key, answer: 'accept' })).status).toBe(404);
  });

  test('what was dismissed stays away, whichever words it is told in later', async () => {
    const id = await live();
    const { triggers, loops } = await read();
    for (const { key } of triggers) await post(amara, '/progress/triggers/answer', { key, answer: 'dismiss' });
    await post(amara, '/progress/loops/answer', { key: loops[0].key, dismiss: true });
    const entry = { title: 'Again', emotions: 'tired', mood: 'sad', relationshipId: id };
    for (const days of [9, 9, 9, 9]) {
      server.clock.advance(days * DAY);
      await post(amara, '/journal', {
        ...entry,
        content:
          'We argued about the savings account and the bill. I get angry when she interrupts me at lunch in company.',
      });
    }
    expect(await read()).toEqual({ triggers: [], loops: [] });
  });

  test('a loop first asks what its owner thinks, and keeps that with what is exported', async () => {
    await live();
    const [{ key }] = (await read()).loops;
    const { body } = await post(amara, '/progress/loops/answer', { key, thought: 'I open the bill alone' });
    expect(body.loops[0].thought).toBe('I open the bill alone');
    const [{ on }, ...others] = body.loops[0].episodes;
    const answer = { key, thought: 'I open the bill alone', without: [on] };
    const [fewer] = (await post(amara, '/progress/loops/answer', answer)).body.loops;
    expect(fewer).toMatchObject({ times: 2, episodes: others, left: [{ on }] });
    expect(fewer.theme).toContain('bill');
    const { rooms } = (await get(amara, '/account/export')).body;
    expect(rooms.progress.patterns.loops[key]).toBe('I open the bill alone');
    await post(amara, '/progress/loops/answer', { key, dismiss: true });
    expect((await read()).loops).toEqual([]);
  });
});
