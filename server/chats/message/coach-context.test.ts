import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { KNOWN_KINDS } from '#contract/memory.ts';
import { budgeted } from '#server/chats/message/coach-context.ts';
import { todayIn } from '#server/clock/time-zone.ts';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';
import type { Person } from '#test/people.ts';

const SAYS = 'Last time a short walk before lunch worked. Try that again.';
let m: ModelledServer;
beforeAll(async () => {
  m = await openModelledServer(SAYS);
});
beforeEach(() => m.fake.answer(['says', SAYS]));
afterAll(() => m.close());

const PRIYA = {
  personName: 'Priya',
  relationshipType: 'colleague',
  strugglingWith: 'interruptions in meetings',
  currentIssues: 'the handover document',
  triggers: 'last-minute changes',
  redLines: 'shouting in front of clients',
  nonNegotiables: 'answers within a day',
  values: 'plain speaking',
  likes: 'ginger tea\nold westerns',
  learned: 'one to one, before lunch',
  notes: 'She was promoted over me in spring.',
  relationshipGoals: 'A weekly half hour together',
};

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(m.server.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

/** A member with a colleague about whom every field is filled, and the chat about her. */
async function withPriya() {
  const who = await m.agreed();
  const { id } = await m.meet(who, PRIYA);
  const ratings = { trustSafety: 41, communicationClarity: 37, growth: 55, joyFulfillment: 62 };
  await m.post(who, `/relationships/${id}/check-ins`, { ...ratings, note: 'Cold since the reorganisation' });
  await m.post(who, `/relationships/${id}/events`, { kind: 'good_moment', note: 'She covered my late shift' });
  await m.post(who, `/relationships/${id}/plan`, { kind: 'step', text: 'Ask for the agenda early' });
  await m.post(who, `/relationships/${id}/plan`, { kind: 'promise', text: 'Send her the template' });
  await m.post(who, `/relationships/${id}/dates`, { label: 'Her work anniversary', on: inDays(9), repeats: 'never' });
  await m.post(who, `/relationships/${id}/dates`, { label: 'The spring fair', on: inDays(90), repeats: 'never' });
  await m.post(who, `/relationships/${id}/saved-chats`, {
    title: 'The lost agenda',
    chatHistory: [],
    keyTakeaways: ['Mornings are calmer'],
    actionItems: ['Book the small room'],
  });
  await m.post(who, '/memory/facts', { text: 'Rehearsing aloud helps before hard talks', relationshipId: id });
  const { body: chat } = await m.get(who, `/relationships/${id}/chat`);
  return { who, bond: id as string, chat: chat.id as string };
}

/** One item of each kind, as the model must read it. */
const PIECES = {
  about: ['ginger tea', 'one to one, before lunch', 'interruptions', 'last-minute changes', 'overall'],
  goals: ['A weekly half hour together'],
  notes: ['promoted over me in spring'],
  checkIns: ['Cold since the reorganisation'],
  moments: ['covered my late shift'],
  dates: ['work anniversary'],
  steps: ['Ask for the agenda early', 'Send her the template'],
  savedChats: ['The lost agenda', 'Mornings are calmer', 'Book the small room'],
  remembered: ['Rehearsing aloud helps'],
} as const;

describe('in a chat about somebody the model is told', () => {
  test('what the member wrote down about them, and which day it is for the member', async () => {
    const { who, chat } = await withPriya();
    await m.say(who, chat, 'Remind me what has worked with her', { 'x-time-zone': 'Pacific/Auckland' });
    await m.settled(who, chat);
    for (const piece of Object.values(PIECES).flat()) expect(m.left()).toContain(piece);
    expect(m.left()).not.toContain('spring fair');
    expect(m.left()).toContain(todayIn(m.server.clock.now(), 'Pacific/Auckland'));
    expect(m.left()).not.toMatch(/priya/i);
    const { messages } = await m.thread(who, chat);
    expect(messages.at(-1).meta.used).toEqual(expect.arrayContaining(['about', 'remembered', 'steps', 'savedChats']));
  });

  test.each(KNOWN_KINDS)('nothing of what was switched off: %s', async (kind) => {
    const { who, chat } = await withPriya();
    await m.put(who, '/memory/settings', { kinds: { [kind]: false } });
    await m.talk(who, chat, 'Remind me what has worked with her');
    for (const [one, pieces] of Object.entries(PIECES))
      for (const piece of pieces)
        if (one === kind) expect(m.left()).not.toContain(piece);
        else expect(m.left()).toContain(piece);
  });

  test('of a saved chat what is still to do, and no more what is done', async () => {
    const { who, bond, chat } = await withPriya();
    const { steps } = (await m.get(who, `/relationships/${bond}/plan`)).body;
    const { id } = steps.find(({ text }: { text: string }) => text === 'Book the small room');
    const done = { method: 'PATCH' as const, url: `/api/relationships/${bond}/plan/${id}`, headers: who.headers };
    expect((await m.server.ask({ ...done, payload: { isDone: true } })).statusCode).toBe(200);
    await m.talk(who, chat, 'Remind me what has worked with her');
    expect(m.left()).toContain('Mornings are calmer');
    expect(m.left()).not.toContain('Book the small room');
  });

  test('notes to their end, as far as they are not very long', async () => {
    const who = await m.agreed();
    const notes = `${'She likes to be asked early, and to have an agenda. '.repeat(10)}And never on a Monday.`;
    const { id } = await m.meet(who, { ...PRIYA, notes });
    const { body: chat } = await m.get(who, `/relationships/${id}/chat`);
    await m.talk(who, chat.id, 'When do I ask her?');
    expect(m.left()).toContain('And never on a Monday.');
  });

  test('nothing at all before they agreed to the model', async () => {
    const who = await m.server.person();
    const { id } = await m.meet(who, PRIYA);
    const { body: chat } = await m.get(who, `/relationships/${id}/chat`);
    await m.talk(who, chat.id, 'Remind me what has worked with her');
    expect(m.fake.asked).toEqual([]);
  });

  test('no line that tells of danger: the others are told, and the model answers', async () => {
    const who = await m.agreed();
    const { id } = await m.meet(who, { ...PRIYA, notes: 'Last year I wanted to kill myself and had the pills ready.' });
    const { body: chat } = await m.get(who, `/relationships/${id}/chat`);
    const { messages } = await m.talk(who, chat.id, 'How do I ask for the small room?');
    expect(messages.at(-1).content).toBe(SAYS);
    expect(m.left()).toContain('ginger tea');
    expect(m.left()).not.toContain('pills');
  });

  test('no person’s notes in the chat about another', async () => {
    const { who } = await withPriya();
    const { id } = await m.meet(who, { personName: 'Tom', relationshipType: 'friend', likes: 'chess' });
    const { body: chat } = await m.get(who, `/relationships/${id}/chat`);
    await m.talk(who, chat.id, 'What would he like?');
    expect(m.left()).toContain('chess');
    expect(m.left()).not.toMatch(/ginger|promoted|Rehearsing/);
  });
});

describe('in a talk about nobody in particular', () => {
  const begin = async (who: Person) => (await m.post(who, '/conversations', { title: 'Work' })).body.id as string;

  test('the model is told of each kind a line about whoever is named, and nothing about others', async () => {
    const { who } = await withPriya();
    await m.meet(who, { personName: 'Tom', relationshipType: 'friend', strugglingWith: 'lending money' });
    await m.post(who, '/memory/facts', { text: 'Prefers plans made early' });
    const id = await begin(who);
    await m.talk(who, id, 'I have to see Priya today and I dread it');
    for (const piece of Object.values(PIECES).flat())
      if (piece !== 'Ask for the agenda early') expect(m.left()).toContain(piece);
    expect(m.left()).toContain('Prefers plans made early');
    expect(m.left()).not.toMatch(/lending money|priya/i);
    const { messages } = await m.thread(who, id);
    expect(messages.at(-1).meta.used).toEqual(expect.arrayContaining(Object.keys(PIECES)));
  });

  test('also where the pages of people are switched off, what is not', async () => {
    const { who } = await withPriya();
    await m.put(who, '/memory/settings', { kinds: { about: false } });
    await m.talk(who, await begin(who), 'I have to see Priya today and I dread it');
    expect(m.left()).toContain('work anniversary');
    expect(m.left()).not.toContain('ginger');
  });

  test('nobody’s life is told where nobody is named', async () => {
    const { who } = await withPriya();
    await m.talk(who, await begin(who), 'I slept badly');
    expect(m.left()).not.toMatch(/interruptions|ginger|Rehearsing/);
  });
});

test('in a chat that two share nothing of either side leaves, and each speaks by name', async () => {
  const { amara, ben, hers, his } = await m.couple('trial');
  await Promise.all([m.agree(amara), m.agree(ben)]);
  const write = (who: Person, id: string, words: object) =>
    m.server.ask({ method: 'PATCH', url: `/api/relationships/${id}`, headers: who.headers, payload: words });
  await write(amara, hers, { notes: 'He snores', likes: 'chess', strugglingWith: 'the dishes' });
  await write(ben, his, { notes: 'She sings off key', learned: 'never before coffee' });
  await m.post(amara, '/memory/facts', { text: 'Prefers plans made early' });
  const { body } = await m.post(amara, `/chat-sessions/${hers}/invite`, {});
  await m.post(ben, `/chat-sessions/${body.sessionId}/accept`);
  m.fake.answer(['says', SAYS]);
  await m.talk(amara, body.sessionId, 'Mallama, how do we plan the weekend?');
  expect(m.fake.asked.length).toBeGreaterThan(0);
  expect(m.left()).not.toMatch(/snores|chess|dishes|sings|coffee|Prefers plans/);
});

test('a hundred remembered facts leave room for the rest: the newest of this person stand first', async () => {
  const { who, bond, chat } = await withPriya();
  for (let n = 1; n <= 60; n++) {
    const text = `Remembered number ${n}, in a sentence of some length`;
    await m.post(who, '/memory/facts', { text, relationshipId: n === 1 ? bond : null });
  }
  m.server.clock.advance(61_000);
  await m.talk(who, chat, 'Remind me what has worked with her');
  for (const piece of Object.values(PIECES).flat()) expect(m.left()).toContain(piece);
  const at = (n: number) => m.left().indexOf(`Remembered number ${n},`);
  expect(at(1)).toBeGreaterThan(0);
  expect(at(60)).toBeGreaterThan(at(1));
  expect(at(2)).toBe(-1);
});

test('a budget is kept line by line, what matters most first', () => {
  const line = (sign: string) => sign.repeat(100);
  const all = [
    { kind: 'about', about: 'Maya', lines: [line('a'), line('b')] },
    { kind: 'notes', about: 'Maya', lines: [line('c')] },
    { kind: 'moments', about: 'Maya', lines: [line('d')] },
  ] as const;
  const told = budgeted(
    all.map((one) => ({ ...one, lines: [...one.lines] })),
    250,
  );
  expect(told.map(({ kind, lines }) => [kind, lines.length])).toEqual([['about', 2]]);
});
