import { describe, expect, test } from 'vitest';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';

const resolve = async (originalConversation: string) =>
  (await run(embedded, 'resolveArgument', { originalConversation })).output;

const TALK =
  'Mia: You forgot to pick up Leo. He waited for 40 minutes!\nJon: I had a meeting, I told you this morning.\nMia: You never tell me anything.\nJon: Here we go again.\nKim: Can we find a plan for Thursdays?';

describe('a talk of several', () => {
  test('the talk that could have been keeps the parties, their order and their facts', async () => {
    const { resolvedConversation } = await resolve(TALK);
    expect(resolvedConversation.split('\n').map((line) => line.split(':')[0])).toEqual([
      'Mia',
      'Jon',
      'Mia',
      'Jon',
      'Kim',
    ]);
    for (const fact of ['pick up Leo', '40 minutes', 'I had a meeting', 'plan for Thursdays'])
      expect(resolvedConversation).toContain(fact);
    expect(resolvedConversation).not.toMatch(/never|Here we go/);
  });

  test('each is quoted with own words only, in what to improve and in what went well', async () => {
    const { improvements, whatWentWell } = await resolve(TALK);
    const turns = TALK.split('\n').map((line) => line.split(': '));
    for (const party of ['Mia', 'Jon', 'Kim']) {
      const words = turns
        .filter(([one]) => one === party)
        .map(([, said]) => said)
        .join(' ');
      const quotes = [...(improvements[party]?.whatToImprove ?? []), ...(whatWentWell[party] ?? [])].flatMap((one) =>
        [...one.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote),
      );
      for (const quote of quotes) {
        expect(words.toLowerCase()).toContain(quote.replace(/ …$/, '').toLowerCase());
        expect(quote.split(' ').length).toBeLessThan(8);
      }
    }
  });

  test('advice shows each side a sentence that could begin it better', async () => {
    const { improvements } = await resolve(TALK);
    expect(improvements.Mia?.howToImprove[0]).toMatch(/^Begin like this, for instance: “I .+”/);
    expect(improvements.Jon?.howToImprove.length).toBeGreaterThan(0);
  });
});

describe('an account of one', () => {
  test('becomes a talk of both, each in the first person', async () => {
    const { resolvedConversation } = await resolve(
      'I asked my boyfriend to come to my work party and he said no because he finds my colleagues boring. I said he never makes an effort for me.',
    );
    expect(resolvedConversation).toMatch(/^You: Would you come to my work party\?$/m);
    expect(resolvedConversation).toMatch(/^Your boyfriend: .*I find your colleagues boring/m);
    expect(resolvedConversation).toMatch(/make an effort for me/);
    expect(resolvedConversation).not.toMatch(/\bhe\b|never/);
  });
});
