import { describe, expect, test } from 'vitest';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';

/** Everything that Mallama says in a talk, one reply for each message. */
async function talk(messages: readonly string[], personName?: string): Promise<string[]> {
  const history: Said[] = [];
  const replies: string[] = [];
  for (const message of messages) {
    const given = { message, history: [...history] };
    const { output } = personName
      ? await run(embedded, 'relationshipChat', {
          ...given,
          relationship: { personName, relationshipType: 'romantic_partner' },
        })
      : await run(embedded, 'coachChat', given);
    replies.push(output.response);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: output.response });
  }
  return replies;
}
const last = async (messages: readonly string[], personName?: string) =>
  (await talk(messages, personName)).at(-1) ?? '';

const LENT = 'Kwame lent me 300 in spring and I still have not paid him back. He does not write any more.';
const OFFER = {
  role: 'assistant' as const,
  content: 'Would you like words for Kwame, or an idea for what you could do?',
};

describe('an offer is taken in any words, and what was offered comes', () => {
  test.each([
    ['words', /“.+”/],
    ['yes what to say', /“.+”/],
    ['ok yeah words then', /“.+”/],
    ['give me the first sentence', /“.+”/],
    ['idea', /first part|date|Write today|Name the first payment/],
    ['ok yeah idea', /first part|date|Write today|Name the first payment/],
    ['what could i try', /first part|date|Write today|Name the first payment/],
    ['just listen please', /listen|no advice/],
  ])('%s', async (message, expected) => {
    const history: Said[] = [{ role: 'user', content: LENT }, OFFER];
    const { response } = (await run(embedded, 'coachChat', { message, history })).output;
    expect(response).toMatch(expected);
    expect(response).not.toContain(`“${message}`);
  });
});

test('words carry what the request itself tells, said to the one they are for', async () => {
  const said = await last(
    [LENT, 'give me words for a text to him. i can pay 100 on friday and the rest in march'],
    'Kwame',
  );
  expect(said).toMatch(/I can pay 100 on Friday and the rest in march/i);
  expect(said).not.toMatch(/“[^”]*\b(?:him|Kwame)\b[^”]*”/);
});

test('what is to be told comes first, and not the rest of the story', async () => {
  const said = await last([
    "My aunt rings me nine times a day. How do I tell her I can't talk during work without hurting her?",
  ]);
  expect(said).toMatch(/I can't talk during work\./);
});

describe('a correction is taken', () => {
  test('it is said back, and no guess is made again', async () => {
    const replies = await talk([
      'My husband forgot my birthday and only noticed when his mother called.',
      "no you've got it wrong, I don't care about the date, he lied to his mother about it",
      'and then he laughed',
    ]);
    expect(replies[1]).toMatch(/sorry|wrong/);
    expect(replies[2]).not.toMatch(/\b(?:perhaps|maybe|it may be|it could be|possibly)\b/i);
  });

  test('anger at the coach gets no echo and no theme', async () => {
    const said = await last(['My boss shouts at me in front of everyone.', 'forget it ur useless']);
    expect(said).toMatch(/not helping|circles/);
    expect(said).not.toMatch(/useless/);
  });
});

describe('who it is about', () => {
  test('a place is nobody, and the name that was given stays', async () => {
    const replies = await talk(
      ['I moved from Lisbon to Ghent for Piet. He has friends here.', 'what do i write to him now?'],
      'Piet',
    );
    for (const said of replies) expect(said).not.toMatch(/\b(?:Lisbon|Ghent) (?:might|may|would)|on (?:Lisbon|Ghent)/);
  });

  test('words for one are not made of what another did', async () => {
    const said = await last([
      'My brother sold the boat without asking us. My mother cried for a week.',
      'What could I say to my brother?',
    ]);
    expect(said).toMatch(/You sold the boat without asking us/i);
    expect(said).not.toMatch(/You cried/);
  });
});

test.each([
  ['I think I will tell her on Saturday', /decision|step you can stand by|what you will do/],
  ["i'll write 'sorry I went quiet, 100 comes on Friday'. good?", /can go as it is|would send that|reads well/],
  ['what if she says no', /no to this|know more|can happen/],
  ['do you think she is lying to me?', /cannot know|Only|does not show/],
  ['huh?', /not clear|put that badly/],
])('%s is met as what it is', async (message, expected) => {
  expect(await last(['My sister Lena has not spoken to me since the funeral.', message])).toMatch(expected);
});
