import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';

const SAYS = 'Write to her in two lines.';
let m: ModelledServer;
beforeAll(async () => {
  m = await openModelledServer(SAYS);
});
afterAll(() => m.close());

async function talks(...turns: [words: string, answer: string][]) {
  const who = await m.agreed();
  const { id } = await m.meet(who);
  const { body: chat } = await m.get(who, `/relationships/${id}/chat`);
  let thread = chat;
  for (const [words, answer] of turns) {
    m.fake.answer(['says', answer]);
    thread = await m.talk(who, chat.id, words);
  }
  const { body: person } = await m.get(who, `/relationships/${id}`);
  const { messages, isAftercare } = thread;
  return { messages: messages.slice(-2), isAftercare, left: m.left(), mayConnect: person.canConnect };
}

const PLAIN = 'It was a strange evening with the blue lamp, and I said yes to all of it.';

test('a concern that the model raises stands beside its answer and beside the words it answers', async () => {
  const { messages } = await talks([PLAIN, `[[concern: domestic_violence]]\n${SAYS}`]);
  const [said, reply] = messages;
  expect(reply.content).toBe(SAYS);
  for (const { safety } of [said, reply])
    expect(safety).toMatchObject({ level: 1, category: 'domestic_violence', resource: 'domestic_violence' });
  expect(reply.meta.safety).toEqual(reply.safety);
});

test('a crisis that it raises is answered in fixed words, and is told to it no more', async () => {
  const { messages, left, isAftercare } = await talks(
    [PLAIN, `${SAYS}\n[[crisis: domestic_violence]] And more.`],
    ['I’m safe now. What do I write to my sister?', SAYS],
  );
  expect(messages[1].content).toBe(SAYS);
  expect(left).not.toContain('blue lamp');
  expect([isAftercare, left.includes('they have said that they are safe')]).toEqual([true, true]);
  const { messages: first } = await talks([PLAIN, `${SAYS}\n[[crisis: domestic_violence]] And more.`]);
  expect(first[1].content).not.toContain(SAYS);
  expect(first[1]).toMatchObject({ meta: { adapter: 'embedded' }, safety: { level: 2 } });
});

test.each([
  ['concern', 'domestic_violence', false],
  ['crisis', 'domestic_violence', false],
  ['crisis', 'self_harm', true],
] as const)('a %s of %s that it raises: the relationship may still be shared, %s', async (level, kind, may) => {
  expect((await talks([PLAIN, `[[${level}: ${kind}]]\n${SAYS}`])).mayConnect).toBe(may);
});

test('what was found is never lowered', async () => {
  const { messages } = await talks(['I am afraid of him when he drinks', SAYS]);
  expect(messages[1].safety).toMatchObject({ level: 1 });
});

const GERMAN =
  'Danke für gestern, war schön mit dir. Sorry dass ich so früh weg bin, mir war nicht gut. Nächste Woche?';

test('what it raises by name stands in place of the hint that the language is read in part, and nothing else does', async () => {
  const ANSWER = 'Schreib ihr in zwei Zeilen.';
  const { messages } = await talks([GERMAN, `[[concern: domestic_violence]]\n${ANSWER}`]);
  for (const { safety } of messages) expect(safety).toMatchObject({ level: 1, category: 'domestic_violence' });
  const { messages: calm } = await talks([GERMAN, ANSWER]);
  for (const { safety } of calm) expect(safety).toMatchObject({ level: 1, category: 'another_language' });
});
