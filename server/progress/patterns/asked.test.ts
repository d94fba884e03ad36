import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedIn } from '#server/progress/patterns/asked.ts';
import { loopsIn } from '#server/progress/patterns/loops.ts';
import { nameWords, type Told } from '#server/progress/patterns/sentences.ts';
import { asking } from '#test/asking.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;
const names = nameWords(['Maya']);
const unanswered = { names, isConfirmed: () => false, isWithout: () => false };
const note = (on: string, text: string): Told => ({
  ...{ id: on, on, title: '', text, path: `/journal?entry=${on}`, person: 'maya', isConflict: false, isNote: true },
});
const days = (texts: readonly string[], step = 10) =>
  texts.map((text, at) => note(`2026-10-${String(1 + at * step).padStart(2, '0')}`, text));

/** Three conflicts about one thing in different words, none of which is listed. */
const SOUR = [
  'You never listen, she said, and I had nothing more to say to her.',
  'I can’t do the small talk while it just sits there between us.',
  'I stood there and refused to say anything for the rest of the evening.',
];

describe('days that may have something in common', () => {
  test('are asked about, without a theme, where no word stands in all of them', async () => {
    const all = days(SOUR);
    expect(loopsIn(all, names)).toEqual([]);
    const [question] = await askedIn(all, [], unanswered);
    expect(question).toMatchObject({ key: 'maya ?', theme: [], times: 3, firstOn: '2026-10-01', lastOn: '2026-10-21' });
    expect(question?.episodes.map(({ text }) => text)).toEqual(SOUR.toReversed());
  });

  test.each([
    [
      'on which nothing went wrong',
      days(['We made soup and ate it on the step.', 'She showed me her garden.', 'Her train was on time.']),
    ],
    [
      'among many that do not sound so',
      [
        ...days(SOUR),
        ...Array.from({ length: 13 }, (_, at) => note(`2026-09-${at + 10}`, 'We made soup and ate it on the step.')),
      ],
    ],
    [
      'that their owner calls good',
      days([SOUR[0] ?? '', 'She hung up first because her programme was starting.', SOUR[2] ?? '']).map((one, at) =>
        at === 1 ? { ...one, mood: 'happy' as const } : one,
      ),
    ],
    ['within two weeks', days(SOUR, 3)],
    ['with three people', days(SOUR).map((one, at) => ({ ...one, person: `${at}` }))],
    ['with nobody', days(SOUR).map((one) => ({ ...one, person: null }))],
    ['that were only talked about', days(SOUR).map((one) => ({ ...one, isNote: false }))],
  ])('are not those %s', async (_which, all) => {
    expect(await askedIn(all, [], unanswered)).toEqual([]);
  });

  test('are not asked about where what comes back with them has a name', async () => {
    const fights = days(['We fought about the bill.', 'I yelled about the bill.', 'An argument over the bill.']);
    const loops = loopsIn(fights, names);
    expect(loops).toHaveLength(1);
    const all = [...fights, ...days(SOUR)];
    expect(await askedIn(all, loops, unanswered)).toEqual([]);
    // What they have put into words stays.
    expect(await askedIn(all, loops, { ...unanswered, isConfirmed: (key) => key === 'maya ?' })).toHaveLength(1);
  });

  test('that were taken out are asked about apart, where they are enough', async () => {
    const all = [...SOUR, ...SOUR]
      .map((text, at) => note(`2026-10-0${at + 1}`, text))
      .map((one, at) => ({
        ...one,
        on: new Date(Date.parse('2026-09-01') + 9 * at * DAY).toISOString().slice(0, 10),
      }));
    const [first, ...others] = await askedIn(all, [], unanswered);
    expect([first?.times, others]).toEqual([6, []]);
    const out = all.slice(1, 4).map(({ on }) => on);
    const known = {
      ...{ names, isConfirmed: (key: string) => key === 'maya ?' },
      isWithout: (key: string, on: string) => key === 'maya ?' && out.includes(on),
    };
    const [named, question] = await askedIn(all, [], known);
    expect(named).toMatchObject({ key: 'maya ?', times: 3 });
    expect(question).toMatchObject({ key: 'maya ??', theme: [], times: 3, left: [] });
    expect(question?.episodes.map(({ on }) => on)).toEqual(out.toReversed());
    const fewer = { ...known, isWithout: (key: string, on: string) => key === 'maya ?' && out[0] === on };
    expect(await askedIn(all, [], fewer)).toHaveLength(1);
  });

  test('are quoted by the sentence for which they are asked about, where there is much more', async () => {
    const long = 'We had soup on the step and looked at the garden for a while. '.repeat(5);
    const [question] = await askedIn(days(SOUR.map((text) => `${long}${text}`)), [], unanswered);
    expect(question?.episodes.map(({ text }) => text)).toEqual(SOUR.toReversed());
  });
});

describe('over the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  const { get, post, meet } = asking(() => server);

  test('the answer is kept in its owner’s words, and a no for good', async () => {
    const amara = await server.person('admin');
    const { id } = await meet(amara);
    for (const content of SOUR) {
      await post(amara, '/journal', { title: 'A day', emotions: 'tired', mood: 'sad', relationshipId: id, content });
      server.clock.advance(10 * DAY);
    }
    const another = { title: 'A day', emotions: 'glad', mood: 'very_happy', relationshipId: id, content: SOUR[1] };
    await post(amara, '/journal', another);
    const { loops } = (await get(amara, '/progress/patterns')).body;
    expect(loops).toMatchObject([{ theme: [], times: 3, thought: null, relationshipId: id }]);
    const answer = async (more: object) =>
      (await post(amara, '/progress/loops/answer', { key: loops[0].key, ...more })).body.loops;
    const [first, second] = loops[0].episodes;
    const named = { thought: 'She feels unheard' };
    // Days that belong to something else are taken out of all that is told of it, and can be put back.
    const [without] = await answer({ ...named, without: [first.on] });
    expect(without).toMatchObject({ ...named, times: 2, lastOn: second.on, left: [first] });
    expect(JSON.stringify({ ...without, left: [] })).not.toContain(first.text);
    const { rooms } = (await get(amara, '/account/export')).body;
    expect(rooms.progress.patterns.without).toEqual({ [loops[0].key]: [first.on] });
    expect(await answer(named)).toMatchObject([{ ...named, times: 2 }]);
    expect(await answer({ ...named, without: [] })).toMatchObject([{ ...named, times: 3, left: [] }]);
    expect(await answer({ dismiss: true })).toEqual([]);
    await post(amara, '/journal', { ...another, mood: 'sad', content: SOUR[0] });
    expect((await get(amara, '/progress/patterns')).body.loops).toEqual([]);
  });
});
