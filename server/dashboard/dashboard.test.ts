import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insightCards } from '#server/dashboard/table.ts';
import { relationships } from '#server/relationships/table.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const even = (value: number) => ({
  trustSafety: value,
  communicationClarity: value,
  growth: value,
  joyFulfillment: value,
});
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
const dashboard = async (who = amara) => (await get(who, '/dashboard')).body;
const rate = (id: string, value: number) => post(amara, `/relationships/${id}/check-ins`, even(value));
const NOTHING = { conversations: [], textAnalyses: [], relationshipAnalyses: [], learningFeed: [] };

describe('the dashboard', () => {
  test('of somebody new is empty, and whole', async () => {
    const body = await dashboard();
    expect(body).toMatchObject({
      firstName: 'Amara',
      relationships: { total: 0, healthy: 0, needAttention: 0, averageHealth: null, first: [] },
      progress: { emotional_intelligence: null },
      progressScore: null,
      next: [],
      ...NOTHING,
    });
    expect(Object.keys(body.progress)).toEqual(['emotional_intelligence']);
    expect(body.insightCards).toHaveLength(4);
  });

  const cardTexts = async () => {
    const { insightCards: all } = await dashboard();
    return all.slice(0, 2).map(({ content }: { content: string }) => content);
  };
  const DEFAULTS = [
    'Nothing yet. After a check-in or two, you’ll see what’s going well.',
    'Nothing yet. After a check-in or two, you’ll see what could use care.',
  ];

  test('begins with the first strength and growth area of whoever was rated last', async () => {
    const { id } = await meet(amara, { personName: 'Ana' });
    await meet(amara, { personName: 'Bo' });
    expect(await cardTexts()).toEqual(DEFAULTS);
    await post(amara, `/relationships/${id}/check-ins`, { ...even(80), growth: 40, joyFulfillment: 95 });
    const said = ['Joy & Fulfillment with Ana is a strength', 'Growth with Ana needs care'];
    expect(await cardTexts()).toEqual(said);
    const { body } = await patch(amara, '/dashboard/cards/strengths-1', { isPinned: true });
    const source = { relationshipId: id, personName: 'Ana', score: 95 };
    expect(body).toMatchObject({ isPinned: true, content: said[0], source });
    await patch(amara, '/dashboard/cards/strengths-1', { content: 'We laugh' });
    expect(await cardTexts()).toEqual(['We laugh', said[1]]);
  });

  test('go on to the next one where whoever was rated last has nothing to say', async () => {
    const [ana, bo] = [await meet(amara, { personName: 'Ana' }), await meet(amara, { personName: 'Bo' })];
    await rate(bo.id, 30);
    await rate(ana.id, 80);
    expect(await cardTexts()).toEqual([
      'Trust & Safety with Ana is a strength',
      'Joy & Fulfillment with Bo needs care',
    ]);
  });

  test('holds up nobody with whom the member may not be safe as something to work on', async () => {
    const { id } = await meet(amara, { notes: 'He hits me when he is drunk' });
    await rate(id, 20);
    expect(await cardTexts()).toEqual(DEFAULTS);
  });

  test('counts everybody, and rates only who is rated', async () => {
    const people = [];
    for (const personName of ['Ana', 'Bo', 'Cleo', 'Dara']) people.push(await meet(amara, { personName }));
    const [ana, bo, cleo] = people;
    await rate(ana.id, 90);
    await rate(bo.id, 70);
    await rate(cleo.id, 49);
    const { relationships: tiles } = await dashboard();
    expect(tiles).toMatchObject({ total: 4, healthy: 2, needAttention: 1, averageHealth: 70 });
  });

  test('shows the scores of the progress, and no other', async () => {
    const { id } = await meet(amara);
    for (let week = 0; week < 3; week++) {
      await post(amara, `/relationships/${id}/events`, { kind: 'good_moment' });
      server.clock.advance(7 * 86_400_000);
    }
    const { progressScore, progress } = await dashboard();
    expect(progress).toEqual({ emotional_intelligence: null, consistency: 75 });
    expect(progressScore).toBe(75);
    expect((await get(amara, '/progress')).body).toEqual(progress);
  });

  test('shows the first six, newest first, with their excerpts', async () => {
    const notes = `${'Warmer since the weekend away, though money talk still ends in silence. '.repeat(2)}`;
    for (let i = 0; i < 8; i++)
      await meet(amara, { personName: `Person ${i}`, notes, strugglingWith: 'Listening\nMoney' });
    const { relationships: tiles } = await dashboard();
    expect(tiles.total).toBe(8);
    expect(tiles.first.map(({ personName }: { personName: string }) => personName)).toEqual(
      [7, 6, 5, 4, 3, 2].map((i) => `Person ${i}`),
    );
    const [card] = tiles.first;
    expect(card.currentState).toBe(`${notes.slice(0, 78)}…`);
    expect(card).toMatchObject({ workingOn: 'Listening, Money', isRated: false, isMutual: false });
    expect(Object.keys(card)).not.toContain('notes');
  });

  test('never cuts a sign in two', async () => {
    await meet(amara, { notes: `${'x'.repeat(79)}🌊🌊` });
    expect((await dashboard()).relationships.first[0].currentState).toBe(`${'x'.repeat(79)}🌊…`);
  });

  test('leaves out who is archived, and everybody else’s', async () => {
    const { id } = await meet(amara);
    const ben = await server.person('admin');
    expect((await dashboard(ben)).relationships.total).toBe(0);
    await patch(amara, `/relationships/${id}`, { isArchived: true });
    expect((await dashboard()).relationships).toMatchObject({ total: 0, first: [] });
  });

  test('tells the next five of what is due', async () => {
    const { id } = await meet(amara);
    for (let i = 0; i < 7; i++)
      await post(amara, `/relationships/${id}/plan`, { kind: 'promise', text: `Promise ${i}` });
    const { next } = await dashboard();
    expect(next.map(({ text }: { text: string }) => text)).toEqual([0, 1, 2, 3, 4].map((i) => `Promise ${i}`));
    expect(next).toEqual((await get(amara, '/next')).body.slice(0, 5));
  });

  test('is one read of each table, whoever and however many there are', async () => {
    const asked: string[] = [];
    const { read } = server.house;
    const client: { query: (config: { name?: string }) => unknown } = Reflect.get(read, '$client');
    const { query } = client;
    client.query = function (config, ...rest) {
      asked.push(config.name ?? 'unprepared');
      return Reflect.apply(query, this, [config, ...rest]);
    };
    for (let i = 0; i < 3; i++) await meet(amara);
    await dashboard();
    asked.length = 0;
    await dashboard();
    client.query = query;
    expect(asked.sort()).toEqual([
      'conversation_rows',
      'insight_cards',
      'next_dates',
      'next_items',
      'person',
      'progress_deeds',
      'relationship_analyses_dates',
      'relationships_overview',
      'text_analyses_dates',
    ]);
  });

  test('of five hundred counts them all and opens the first six alone', async () => {
    const { id } = await meet(amara);
    await rate(id, 80);
    const [row] = await server.house.db.select().from(relationships).where(eq(relationships.id, id));
    if (!row) throw new Error('Nobody is there.');
    const older = (i: number) => `00000000-0000-7000-8000-${amara.id.slice(0, 8)}${String(i).padStart(4, '0')}`;
    const rows = Array.from({ length: 499 }, (_, i) => ({ ...row, id: older(i) }));
    await server.house.db.insert(relationships).values(rows);
    const first = [];
    // Copies of a sealed row under other ids cannot be opened, so this fails if more than the first six are read.
    for (let i = 0; i < 6; i++) first.push((await meet(amara, { personName: `New ${i}` })).id);
    const body = await dashboard();
    expect(body.relationships).toMatchObject({ total: 506, healthy: 500, averageHealth: 80 });
    expect(body.relationships.first.map((card: { id: string }) => card.id)).toEqual(first.toReversed());
  });
});

describe('an insight card', () => {
  const change = (id: string, sent: object) => patch(amara, `/dashboard/cards/${id}`, sent);
  const cards = async () => (await dashboard()).insightCards;

  test('is pinned, hidden and edited, and stays so', async () => {
    const { status, body: answer } = await change('strengths-1', { isPinned: true, content: ' We laugh ' });
    const { safety, ...body } = answer;
    expect(safety).toBeNull();
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 'strengths-1', type: 'strengths', isPinned: true, content: 'We laugh' });
    expect(body.updatedAt).toBe(server.clock.now().toISOString());
    await change('conflict-1', { isVisible: false });
    const [strengths, , , conflict] = await cards();
    expect(strengths).toEqual(body);
    expect(conflict).toMatchObject({ isVisible: false, content: 'What helps you when you disagree? Write it here.' });
    expect((await dashboard(await server.person())).insightCards[0]).toMatchObject({ isPinned: false });
  });

  test('changed on two pages at once keeps both', async () => {
    const ids = ['strengths-1', 'opportunities-1', 'communication-1', 'conflict-1'];
    await Promise.all(ids.flatMap((id) => [change(id, { isPinned: true }), change(id, { content: `About ${id}` })]));
    expect(await cards()).toMatchObject(ids.map((id) => ({ id, isPinned: true, content: `About ${id}` })));
  });

  test('changed offline does not undo what was changed since', async () => {
    const offline = server.clock.now().toISOString();
    server.clock.advance(60_000);
    await change('strengths-1', { content: 'We laugh' });
    const { body } = await change('strengths-1', { content: 'We cried', isPinned: true, at: offline });
    expect(body).toMatchObject({ content: 'We laugh', isPinned: true });
    const tomorrow = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    const ahead = await change('strengths-1', { content: 'We sang', at: tomorrow });
    expect(ahead.body).toMatchObject({ content: 'We sang', updatedAt: server.clock.now().toISOString() });
  });

  test.each([
    ['an empty text', { content: ' ' }, 'content', 'Please write a few words'],
    ['a long text', { content: 'x'.repeat(1001) }, 'content', 'Please keep it under 1,000 characters'],
    ['half a yes', { isPinned: 'yes' }, 'isPinned', 'Please say yes or no'],
  ])('with %s is refused', async (_what, sent, path, message) => {
    const { status, body } = await change('strengths-1', sent);
    expect([status, body.data.issues]).toEqual([400, [{ path, message }]]);
  });

  test('that is none is absent', async () => {
    expect((await change('secrets-1', { isPinned: true })).status).toBe(404);
  });

  test('is sealed', async () => {
    await change('strengths-1', { content: 'We laugh' });
    const [row] = await server.house.db.select().from(insightCards).where(eq(insightCards.ownerId, amara.id));
    expect(row?.sealed.toString('latin1')).not.toContain('laugh');
  });

  test('with words about harm is kept, and answered with whom to turn to', async () => {
    const { body } = await change('conflict-1', { content: 'He hits me when he is drunk' });
    expect(body).toMatchObject({
      content: 'He hits me when he is drunk',
      safety: { level: 2, resource: 'domestic_violence' },
    });
    expect((await cards())[3]).not.toHaveProperty('safety');
  });
});
