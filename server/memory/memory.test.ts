import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_FACTS } from '#contract/memory.ts';
import { openQuestion } from '#server/coach/run/seal.ts';
import { coachRuns } from '#server/coach/run/table.ts';
import { idempotencyKeys } from '#server/http/idempotency/idempotency-table.ts';
import { memoryFacts } from '#server/memory/table.ts';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';
import type { Person } from '#test/people.ts';

const SAYS = 'Try the short walk again.';
let m: ModelledServer;
beforeAll(async () => {
  m = await openModelledServer(SAYS);
});
beforeEach(() => m.fake.answer(['says', SAYS]));
afterAll(() => m.close());

const remember = async (who: Person, text: string, more: object = {}) =>
  (await m.post(who, '/memory/facts', { text, ...more })).body;
const remembered = async (who: Person) => (await m.get(who, '/memory/facts')).body;

describe('what Mallama remembers', () => {
  test('is kept, worded anew, moved between all chats and one person’s, newest first', async () => {
    const who = await m.server.person();
    const { id: maya } = await m.meet(who);
    const tea = await remember(who, '  Likes ginger tea ');
    expect(tea).toMatchObject({ text: 'Likes ginger tea', relationshipId: null, isProposed: false, safety: null });
    await remember(who, 'Works nights', { relationshipId: maya });
    const moved = await m.patch(who, `/memory/facts/${tea.id}`, { text: 'Likes mint tea', relationshipId: maya });
    expect(moved.body).toMatchObject({ text: 'Likes mint tea', personName: 'Maya' });
    expect((await remembered(who)).map(({ text }: { text: string }) => text)).toEqual([
      'Works nights',
      'Likes mint tea',
    ]);
    const back = await m.patch(who, `/memory/facts/${tea.id}`, { relationshipId: null });
    expect(back.body).toMatchObject({ text: 'Likes mint tea', relationshipId: null, personName: null });
  });

  test('is sealed, and goes with the person whom it is about', async () => {
    const who = await m.server.person();
    const { id: maya } = await m.meet(who);
    await remember(who, 'Afraid of dentists', { relationshipId: maya });
    const rows = await m.server.house.db.select().from(memoryFacts).where(eq(memoryFacts.ownerId, who.id));
    expect(JSON.stringify(rows.map((row) => ({ ...row, sealed: row.sealed.toString('latin1') })))).not.toMatch(
      /dentist/,
    );
    await m.del(who, `/relationships/${maya}`);
    expect(await remembered(who)).toEqual([]);
    await m.post(who, `/relationships/${maya}/restore`);
    expect(await remembered(who)).toHaveLength(1);
  });

  test('is for nobody else’s person, one line, not empty, and not without end', async () => {
    const [who, other] = await Promise.all([m.server.person(), m.server.person()]);
    const { id } = await m.meet(other);
    expect((await m.post(who, '/memory/facts', { text: 'x', relationshipId: id })).status).toBe(404);
    for (const text of ['', '   ', 'two\nlines', 'x'.repeat(201), 7])
      expect((await m.post(who, '/memory/facts', { text })).status).toBe(400);
    for (let n = 0; n < MOST_FACTS; n++) await remember(who, `Fact ${n}`);
    const full = await m.post(who, '/memory/facts', { text: 'One more' });
    expect([full.status, full.body.data.reason]).toEqual([409, 'memory_full']);
  });

  test('is not more than there is room for, however much comes at once', async () => {
    const who = await m.server.person();
    for (let n = 0; n < MOST_FACTS - 1; n++) await remember(who, `Fact ${n}`);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => m.post(who, '/memory/facts', { text: `At once ${n}` })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await remembered(who)).toHaveLength(MOST_FACTS);
  });

  test('that tells of danger is kept, with a card beside it', async () => {
    const who = await m.server.person();
    const fact = await remember(who, 'My husband beats me every weekend');
    expect(fact.safety.level).toBeGreaterThan(0);
    expect(await remembered(who)).toHaveLength(1);
  });

  test('is found by the search, taken along, and erased', async () => {
    const who = await m.server.person();
    await remember(who, 'Sings in the church choir');
    const { body } = await m.post(who, '/search', { words: 'choir' });
    expect(body.found).toMatchObject([{ kind: 'memory', path: '/settings#memory' }]);
    expect((await m.get(who, '/account/export')).body.rooms.memory.facts).toMatchObject([
      { text: 'Sings in the church choir', about: null },
    ]);
    const gone = await m.server.ask({
      method: 'DELETE',
      url: '/api/account',
      headers: who.headers,
      payload: { confirm: 'erase' },
    });
    expect(gone.statusCode).toBe(204);
    expect(await m.server.house.db.select().from(memoryFacts).where(eq(memoryFacts.ownerId, who.id))).toEqual([]);
  });

  test('can be taken back without a plan, and not added to', async () => {
    const who = await m.server.person();
    const { id } = await remember(who, 'Likes trains');
    m.server.clock.advance(25 * 60 * 60 * 1000);
    expect((await m.post(who, '/memory/facts', { text: 'Likes buses' })).status).toBe(402);
    expect(await remembered(who)).toHaveLength(1);
    expect((await m.del(who, `/memory/facts/${id}`)).status).toBe(204);
    expect(await remembered(who)).toEqual([]);
  });
});

describe('what is forgotten', () => {
  async function used() {
    const who = await m.agreed();
    const { id: maya } = await m.meet(who);
    const key = { 'idempotency-key': 'once' };
    const fact = await m.post(who, '/memory/facts', { text: 'Allergic to walnuts', relationshipId: maya }, key);
    const { body: chat } = await m.get(who, `/relationships/${maya}/chat`);
    await m.talk(who, chat.id, 'What cake could I bake?');
    return { who, fact: fact.body, chat: chat.id as string };
  }

  /** All stored questions of a member to the coach, opened. */
  async function questions(who: Person) {
    const rows = await m.server.house.db.select().from(coachRuns).where(eq(coachRuns.ownerId, who.id));
    const safe = await m.server.house.vault.of(who.id);
    return JSON.stringify(rows.map((row) => openQuestion(safe, row)));
  }

  test('leaves no trace where it was told, and is told no more', async () => {
    const { who, fact, chat } = await used();
    expect(m.left()).toContain('walnuts');
    expect(await questions(who)).toContain('walnuts');
    expect((await m.del(who, `/memory/facts/${fact.id}`)).status).toBe(204);
    expect(await questions(who)).not.toContain('walnuts');
    const keys = await m.server.house.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.ownerId, who.id));
    expect(keys.filter(({ endpoint }) => endpoint.startsWith('memory.'))).toEqual([]);
    m.fake.answer(['says', SAYS]);
    await m.talk(who, chat, 'And for the party?');
    expect(m.left()).not.toContain('walnuts');
    expect((await m.del(who, `/memory/facts/${fact.id}`)).status).toBe(404);
  });

  test('all at once, and nothing of anybody else’s', async () => {
    const [one, other] = [await used(), await used()];
    await m.del(one.who, '/memory/facts');
    expect(await remembered(one.who)).toEqual([]);
    expect(await questions(one.who)).not.toContain('walnuts');
    expect(await remembered(other.who)).toHaveLength(1);
    expect(await questions(other.who)).toContain('walnuts');
  });
});

describe('what Mallama may use', () => {
  test('is everything at first, and each kind is switched alone', async () => {
    const who = await m.server.person();
    const { kinds } = (await m.get(who, '/memory/settings')).body;
    expect(Object.values(kinds).every(Boolean)).toBe(true);
    await Promise.all([
      m.put(who, '/memory/settings', { kinds: { notes: false } }),
      m.put(who, '/memory/settings', { kinds: { dates: false } }),
    ]);
    await m.put(who, '/memory/settings', { kinds: { dates: true } });
    expect((await m.get(who, '/memory/settings')).body.kinds).toEqual({ ...kinds, notes: false });
    expect((await m.put(who, '/memory/settings', { kinds: { thoughts: false } })).statusCode).toBe(400);
  });
});
