import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerTo, argument } from '#test/coach/argument.ts';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';

const SAYS = 'Write to her in two lines, and say when you would come.';
const CONCERN = /saw a (?:possible concern|reason for concern)/;
let m: ModelledServer;
beforeAll(async () => {
  m = await openModelledServer(SAYS);
});
beforeEach(() => m.fake.answer(['says', SAYS]));
afterAll(() => m.close());

async function withChat() {
  const who = await m.agreed();
  const { id } = await m.meet(who);
  const { body: chat } = await m.get(who, `/relationships/${id}/chat`);
  return { who, id: chat.id as string };
}
type Talk = Awaited<ReturnType<typeof withChat>>;

/** Mallama's answer, and what was sent to the provider for it. */
async function asks({ who, id }: Talk, words: string) {
  m.fake.answer(['says', SAYS]);
  const { messages, isAftercare } = await m.talk(who, id, words);
  return { answer: messages.at(-1).content as string, isAftercare, left: m.left() };
}
const CRISIS = 'I want to die, I have the pills here';
const WORRY = 'I am afraid of him when he drinks';

describe('after a crisis', () => {
  test('fixed words stand in the place of the model, and then it answers what is wanted', async () => {
    const talk = await withChat();
    const crisis = await asks(talk, CRISIS);
    expect([crisis.left, crisis.isAftercare]).toEqual(['', false]);
    expect(crisis.answer).not.toBe(SAYS);

    const next = await asks(talk, 'What do I write to my sister?');
    expect([next.answer, next.isAftercare]).toEqual([SAYS, false]);
    expect(next.left).not.toContain('pills');

    const safe = await asks(talk, 'I’m safe now. Help me with the words to my sister.');
    expect([safe.answer, safe.isAftercare]).toEqual([SAYS, true]);
    expect(safe.left).toContain('they have said that they are safe');
    expect(safe.left).not.toContain('pills');
    expect((await asks(talk, 'Shorter, please')).isAftercare).toBe(true);
  });

  test('new words of a crisis are met with fixed words again', async () => {
    const talk = await withChat();
    await asks(talk, CRISIS);
    await asks(talk, 'I’m safe now');
    const again = await asks(talk, CRISIS);
    expect([again.left, again.isAftercare]).toEqual(['', false]);
  });
});

describe('a worry', () => {
  test('is asked about once', async () => {
    const talk = await withChat();
    const first = await asks(talk, WORRY);
    const second = await asks(talk, 'Yesterday I was afraid of him again');
    expect(first.left).toMatch(CONCERN);
    expect(second.left).not.toMatch(CONCERN);
  });

  test('counts for the words in which it stands, and once said no further', async () => {
    const talk = await withChat();
    expect((await asks(talk, WORRY)).left).toMatch(CONCERN);
    expect((await asks(talk, 'Which day is good for a walk?')).left).not.toMatch(CONCERN);
  });
});

describe('about an argument', () => {
  const WANTED = 'What do I write to my sister?';
  async function withArgument(line: string) {
    const who = await m.agreed('admin');
    m.fake.answer(['returns', { ...answerTo, concern: null }]);
    const form = { ...argument, originalConversation: `Me: You never help.\nNoor: ${line}` };
    const { body: told } = await m.post(who, '/resolve-argument', form);
    const { body: chat } = await m.post(who, `/resolve-argument/${told.id}/chat`, {});
    return { who, id: chat.id as string };
  }

  test('in which there was a crisis the talk goes on, without its words, and ends it with “I’m safe”', async () => {
    const talk = await withArgument('If you leave I will kill myself tonight, I have the pills here.');
    const [hello] = (await m.thread(talk.who, talk.id)).messages;
    expect(hello.safety).toMatchObject({ level: expect.any(Number) });
    const first = await asks(talk, WANTED);
    expect([first.answer, first.left]).toEqual([SAYS, expect.stringMatching(CONCERN)]);
    const next = await asks(talk, 'And on Sunday?');
    expect(next.left).not.toMatch(CONCERN);
    const safe = await asks(talk, 'I’m safe now. Help me with the words to my sister.');
    expect([safe.answer, safe.isAftercare]).toEqual([SAYS, true]);
    expect(first.left + next.left + safe.left).not.toContain('pills');
  });

  test('in which there was a worry it is asked about once', async () => {
    const talk = await withArgument('I feel hopeless and worthless.');
    const [first, second] = [await asks(talk, WANTED), await asks(talk, 'And on Sunday?')];
    expect(first.left).toMatch(CONCERN);
    expect(first.left).toContain('hopelessˆandˆworthless');
    expect(second.left).not.toMatch(CONCERN);
  });

  test('in which there was none nothing is said of it', async () => {
    const talk = await withArgument('I did the dishes on Monday.');
    expect((await asks(talk, WANTED)).left).not.toMatch(/saw a possible concern|What would you like to look at again/);
    expect((await m.thread(talk.who, talk.id)).messages[0].safety).toBeNull();
  });
});

test('where several read, nothing shows that somebody needed care', async () => {
  const { amara, ben, hers } = await m.couple('trial');
  const { body } = await m.post(amara, `/chat-sessions/${hers}/invite`, {});
  await m.post(ben, `/chat-sessions/${body.sessionId}/accept`);
  await m.say(amara, body.sessionId, CRISIS);
  await m.say(amara, body.sessionId, 'I’m safe now');
  for (const who of [amara, ben]) expect((await m.thread(who, body.sessionId)).isAftercare).toBe(false);
});

test('a talk that is handed in whole is met the same way', async () => {
  const who = await m.agreed();
  const says = async (message: string, history: object[]) => {
    m.fake.answer(['says', SAYS]);
    const { body } = await m.post(who, '/chat', { message, history });
    return { answer: body.response as string, left: m.left() };
  };
  const before = [
    { role: 'user', content: CRISIS },
    { role: 'assistant', content: 'Please call 988.' },
  ];
  const next = await says('What do I write to my sister?', before);
  expect([next.answer, CONCERN.test(next.left)]).toEqual([SAYS, false]);
  const safe = await says('I’m safe now. Help me with the words to my sister.', before);
  expect(safe.answer).toBe(SAYS);
  expect(safe.left).toContain('they have said that they are safe');
  expect(next.left + safe.left).not.toContain('pills');
});
