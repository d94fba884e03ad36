import { describe, expect, test } from 'vitest';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';

const reply = async (text: string) => (await run(embedded, 'textAnalysis', { text })).output.suggestedResponse;

describe('a reply that can be sent', () => {
  test.each([
    [
      'Can you please transfer your half of the electricity bill by Friday?',
      /I can transfer my half of the electricity bill by Friday/,
    ],
    [
      'Sorry I snapped at you this morning. Can we start over tonight?',
      /you snapped at me this morning.*let us start over tonight/,
    ],
    ['Thank you for driving my mom to the hospital yesterday.', /driving your mom to the hospital/],
    ["You said 6. It's 7:30 and dinner is cold. You always do this to me.", /I said 6.*dinner is cold/],
    ["If you cared about me you'd cancel on your friends tonight", /I cancel on my friends tonight/],
    ['I need some space. I will text you in a few days.', /you need some space.*you will text me/],
    ['You never call me.', /call you/],
  ])('%s is answered from the receiver’s side', async (text, expected) => {
    expect(await reply(text)).toMatch(expected);
  });

  test('no quotation ends in the air', async () => {
    const long =
      'I think that we need to talk about what happened between us on that evening before you go on your long trip to the mountains with all of your friends.';
    const { output } = await run(embedded, 'textAnalysis', { text: long });
    for (const [, quote = ''] of JSON.stringify(output).matchAll(/“([^”]+)”/g))
      expect(quote).not.toMatch(/(?: |\b(?:the|of|to|and|with|your|a|when|before)(?: …)?)$/);
  });
});
