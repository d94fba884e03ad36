import { expect, test } from 'vitest';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';

/** The last answer of a talk in which these were said one after the other. */
async function last(...messages: string[]): Promise<string> {
  const history: Said[] = [];
  let response = '';
  for (const message of messages) {
    response = (await run(embedded, 'coachChat', { message, history: [...history] })).output.response;
    history.push({ role: 'user', content: message }, { role: 'assistant', content: response });
  }
  return response;
}
const VOTED = 'My boyfriend voted for them and I cannot look at him the same';
const DENIED = "That is not quite it. It's not the politics, it's that he laughs at me in front of our kids.";

test('what was put right is taken up, and what was guessed before is not gone back to', async () => {
  expect(await last(VOTED, DENIED)).toMatch(/laughs at you in front of your kids/);
  const step = await last(VOTED, DENIED, 'What could I try first?');
  expect(step).toContain('your boyfriend');
  expect(step).not.toMatch(/politics|vote|headlines|library/i);
});

test('what came of a try is heard, not the try', async () => {
  const said = await last('My husband never helps at home', 'What could I try first?', 'I tried that. He walked out');
  expect(said).toMatch(/walked out/);
});

test('a guess is explained, and thanks are not asked about twice', async () => {
  expect(await last(VOTED, 'why?')).toMatch(/guess|words|underneath/);
  expect(await last(VOTED, 'ok thanks', 'thanks')).not.toMatch(/\?/);
});

test.each([
  ['should i text him', /whether to text him/],
  ['Should I call my dad?', /whether to call your dad/],
  ['can you help me with my maths homework', /outside what I am good at/],
  ['asdfgh', /find it together/],
])('%s is met as what it is', async (message, expected) => {
  const said = await last(message);
  expect(said).toMatch(expected);
  expect(said).not.toMatch(/I need|a small thing to agree on/);
});
