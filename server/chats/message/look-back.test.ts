import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAUSE_SECONDS } from '#server/chats/message/look-back.ts';
import { threads } from '#server/chats/table.ts';
import { openThread } from '#server/chats/thread/rows.ts';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';
import type { Mode } from '#test/coach/provider.ts';
import type { Person } from '#test/people.ts';

const SAYS = 'What would make the morning easier?';
const FACT = 'Prefers to talk after dinner';
let m: ModelledServer;
let facts: { text: string; scope: 'person' | 'all' }[];

/** A stand-in provider: text for chats, structured output for tasks. */
function answers(n: number): Mode {
  const body: Partial<(typeof m.fake.asked)[number]['body']> = m.fake.asked[n - 1]?.body ?? {};
  const text = JSON.stringify(body);
  if (!body.response_format) return ['says', SAYS];
  if (/\bfacts\b/.test(text)) return ['returns', { facts }];
  return ['returns', { summary: 'They spoke of mornings, and of the dog.' }];
}

beforeAll(async () => {
  m = await openModelledServer(SAYS);
});
beforeEach(() => {
  facts = [{ text: FACT, scope: 'person' }];
  m.fake.answer(answers);
});
afterAll(() => m.close());

/** Moves the clock to a pause and runs the jobs that are due. */
async function pause() {
  m.server.clock.advance((PAUSE_SECONDS + 1) * 1000);
  await m.server.house.jobs.drain();
}
const listed = async (who: Person) => (await m.get(who, '/memory/facts')).body;

async function withChat() {
  const who = await m.agreed();
  const { id: maya } = await m.meet(who);
  const { body } = await m.get(who, `/relationships/${maya}/chat`);
  return { who, maya: maya as string, chat: body.id as string };
}
async function talkOf(who: Person, chat: string, ...all: string[]) {
  for (const one of all) await m.talk(who, chat, one);
}
const TALK = ['Evenings are calmer than mornings for us', 'She likes to talk after dinner'] as const;

describe('what is worth remembering', () => {
  test('is proposed when the talk pauses, and used only after a yes', async () => {
    const { who, maya, chat } = await withChat();
    await talkOf(who, chat, ...TALK);
    expect(await listed(who)).toEqual([]);
    await pause();
    const [proposal] = await listed(who);
    expect(proposal).toMatchObject({ text: FACT, relationshipId: maya, isProposed: true });
    m.fake.answer(answers);
    await m.talk(who, chat, 'When shall I ask her?');
    expect(m.left()).not.toContain(FACT);
    const kept = await m.post(who, `/memory/facts/${proposal.id}/keep`, { text: 'Talks best after dinner' });
    expect(kept.body).toMatchObject({ text: 'Talks best after dinner', isProposed: false });
    m.fake.answer(answers);
    await m.talk(who, chat, 'And on Sunday?');
    expect(m.left()).toContain('Talks best after dinner');
  });

  test('is asked for once for the same words, also after a no', async () => {
    const { who, chat } = await withChat();
    await talkOf(who, chat, ...TALK);
    await pause();
    const [proposal] = await listed(who);
    expect((await m.del(who, `/memory/facts/${proposal.id}`)).status).toBe(204);
    m.fake.answer(answers);
    await pause();
    expect(m.fake.asked).toEqual([]);
    expect(await listed(who)).toEqual([]);
  });

  test('is not asked for where it is switched off', async () => {
    const { who, chat } = await withChat();
    await m.put(who, '/memory/settings', { kinds: { remembered: false } });
    await talkOf(who, chat, ...TALK);
    m.fake.answer(answers);
    await pause();
    expect(m.fake.asked).toEqual([]);
  });

  test('is never taken from a talk in which safety was a matter', async () => {
    const { who, chat } = await withChat();
    await talkOf(who, chat, TALK[0], 'Yesterday he pushed me against the wall and I am scared of him');
    m.fake.answer(answers);
    await pause();
    expect(m.left()).not.toMatch(/facts/);
    expect(await listed(who)).toEqual([]);
  });

  test('is not proposed where its own words are a matter of safety, or too long, or known', async () => {
    const { who, chat } = await withChat();
    await m.post(who, '/memory/facts', { text: 'Likes tea' });
    facts = [
      { text: 'I am afraid of him when he drinks', scope: 'person' },
      { text: 'x'.repeat(300), scope: 'all' },
      { text: 'likes tea', scope: 'all' },
      { text: 'Has a dog', scope: 'all' },
    ];
    await talkOf(who, chat, ...TALK);
    await pause();
    const proposed = (await listed(who)).filter(({ isProposed }: { isProposed: boolean }) => isProposed);
    expect(proposed).toMatchObject([{ text: 'Has a dog', relationshipId: null }]);
  });

  test('tells the model only what a coach may be told in this chat', async () => {
    const { who, maya, chat } = await withChat();
    const { id: other } = await m.meet(who, { personName: 'Theodora' });
    await m.post(who, '/memory/facts', { text: 'Collects stamps', relationshipId: maya });
    await m.post(who, '/memory/facts', { text: 'Owes us for the boiler', relationshipId: other });
    await m.post(who, '/memory/facts', { text: 'My husband beats me every weekend' });
    facts = [{ text: 'owes us for the boiler', scope: 'all' }];
    await talkOf(who, chat, ...TALK);
    m.fake.answer(answers);
    await pause();
    expect(m.left()).toContain('Collects stamps');
    expect(m.left()).not.toMatch(/boiler|beats/);
    expect((await listed(who)).filter(({ isProposed }: { isProposed: boolean }) => isProposed)).toEqual([]);
  });

  test('goes with the chat that it came from, and stays once there was a yes', async () => {
    const { who, maya, chat } = await withChat();
    facts = [
      { text: 'Has a dog', scope: 'all' },
      { text: 'Hates crowds', scope: 'person' },
    ];
    await talkOf(who, chat, ...TALK);
    await pause();
    const dog = (await listed(who)).find(({ text }: { text: string }) => text === 'Has a dog');
    await m.post(who, `/memory/facts/${dog.id}/keep`, {});
    await m.del(who, `/relationships/${maya}/chat`);
    expect(await listed(who)).toMatchObject([{ text: 'Has a dog' }]);
  });

  test('is not sought in a temporary chat, and not without the member’s word', async () => {
    const who = await m.agreed();
    const { body: temporary } = await m.post(who, '/threads/temporary', {});
    await talkOf(who, temporary.id, ...TALK);
    const stranger = await m.server.person();
    const { id } = await m.meet(stranger);
    const { body: chat } = await m.get(stranger, `/relationships/${id}/chat`);
    await talkOf(stranger, chat.id, ...TALK);
    m.fake.answer(answers);
    await pause();
    expect(m.left()).not.toMatch(/facts/);
  });
});

describe('a long talk', () => {
  const wordsOf = async (who: Person, chat: string) => {
    const [row] = await m.server.house.db.select().from(threads).where(eq(threads.id, chat));
    if (!row) throw new Error('The chat is gone.');
    return openThread(await m.server.house.vault.of(who.id), row);
  };
  const number = (n: number) => `Message ${n} of the long talk`;

  async function longTalk() {
    const { who, chat } = await withChat();
    await m.put(who, '/memory/settings', { kinds: { remembered: false } });
    for (let n = 1; n <= 16; n++) await m.talk(who, chat, number(n));
    await pause();
    return { who, chat };
  }

  test('is summed up by the model beyond its newest messages, and goes on from that', async () => {
    const { who, chat } = await longTalk();
    expect((await wordsOf(who, chat)).earlier?.summary).toContain('of the dog');
    m.fake.answer(answers);
    await m.talk(who, chat, 'And now?');
    expect(m.left()).toContain('Earlier in this talk: They spoke of mornings');
    const sent = (m.fake.asked[0]?.body.messages ?? []) as { role: string; content: string }[];
    expect(sent.filter(({ role }) => role !== 'system').map(({ content }) => content)).toEqual([
      ...Array.from({ length: 12 }, (_, i) => [number(i + 5), SAYS]).flat(),
      'And now?',
    ]);
    const shown = JSON.stringify((await m.get(who, `/threads/${chat}`)).body);
    expect(shown).not.toContain('They spoke of mornings');
  }, 60_000);

  test('is summed up again as it goes on, from the summary and what came after', async () => {
    const { who, chat } = await longTalk();
    for (let n = 17; n <= 19; n++) await m.talk(who, chat, number(n));
    m.fake.answer(answers);
    await pause();
    expect(m.left()).toContain('The summary so far: They spoke of mornings');
    expect(m.left()).toContain(number(5));
    expect(m.left()).not.toMatch(/Message [1-4] of|Hello, I’m Mallama/);
  }, 60_000);

  test('loses its summary with a message that is taken back from it', async () => {
    const { who, chat } = await longTalk();
    const { messages } = (await m.get(who, `/threads/${chat}/messages?limit=100`)).body;
    const first = messages.find(({ content }: { content: string }) => content === number(1));
    await m.del(who, `/threads/${chat}/messages/${first.id}`);
    expect((await wordsOf(who, chat)).earlier).toBeNull();
    m.fake.answer(answers);
    await m.talk(who, chat, 'And now?');
    expect(m.left()).not.toContain('They spoke of mornings');
  }, 60_000);
});
