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

  test('own words are quoted as they are, in what to improve and in what went well', async () => {
    const { improvements, whatWentWell } = await resolve(TALK);
    for (const party of ['Mia', 'Jon', 'Kim']) {
      const told = [...(improvements[party]?.whatToImprove ?? []), ...(whatWentWell[party] ?? [])];
      for (const quote of told.flatMap((one) => [...one.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words)))
        expect(TALK).toContain(quote);
    }
  });

  test('advice shows each side a sentence that could begin it better', async () => {
    const { improvements } = await resolve(TALK);
    expect(improvements.Mia?.howToImprove[0]).toMatch(/: “I was counting on you to pick up Leo.+”$/);
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

describe('who is called what', () => {
  const KIDS =
    "Me: You forgot to pick up the kids again.\nHim: I told you I had a meeting. You never listen.\nMe: You always put work first.\nHim: Whatever, I can't talk to you when you're like this.";

  test('a pronoun is whom the context speaks of', async () => {
    const context = 'my husband and I argue about picking up the kids';
    const { output } = await run(embedded, 'resolveArgument', { originalConversation: KIDS, context });
    expect(Object.keys(output.improvements)).toEqual(['You', 'Your husband']);
    expect(output.summary).toMatch(/between you and your husband .*picking up the kids/);
    expect(JSON.stringify(output)).not.toMatch(/\bHim\b|the meeting/);
  });

  test('lines without names belong to two who speak by turns', async () => {
    const { resolvedConversation } = await resolve(
      "You never want to go out anymore.\nI'm tired after work, you know how it is.\nYou weren't too tired for football.\nThat's the one thing I do for myself!",
    );
    expect(resolvedConversation.split('\n').map((line) => line.split(':')[0])).toEqual([
      'One of you',
      'The other',
      'One of you',
      'The other',
    ]);
  });
});

describe('what it is about', () => {
  const CAR =
    "Anna: You brought my car back with an empty tank. Again.\nBen: Relax, it's just petrol.\nAnna: Don't tell me to relax. It's the third time.\nBen: I'll give you ten euros, happy now?\nAnna: I was late for work because of you.";

  test('the compromise takes up what was offered and what was at stake', async () => {
    const { proposedCompromise, analysis } = await resolve(CAR);
    expect(proposedCompromise).toMatch(/“I'll give you ten euros”/);
    expect(proposedCompromise).toMatch(/Anna and Ben could .*(?:lent|needed again)/);
    expect(analysis.underlyingIssue).toMatch(/Anna.*treated with care.*Ben/);
  });

  test('sharp lines can be answered, and their facts stay', async () => {
    const { resolvedConversation } = await resolve(CAR);
    for (const fact of ['with an empty tank', 'third time', 'ten euros', 'late for work'])
      expect(resolvedConversation).toContain(fact);
    expect(resolvedConversation).not.toMatch(/Relax|Don't tell me|happy now/);
  });

  test('own words are quoted whole', async () => {
    const { analysis, improvements, summary } = await resolve(CAR);
    const said = [summary, ...analysis.rootCauses, ...analysis.emotionalTriggers].concat(
      Object.values(improvements).flatMap(({ whatToImprove }) => whatToImprove),
    );
    const quotes = said.flatMap((one) => [...one.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote));
    expect(quotes.length).toBeGreaterThan(2);
    for (const quote of quotes) expect(CAR).toContain(quote);
  });
});
