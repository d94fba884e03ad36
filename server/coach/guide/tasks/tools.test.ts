import { describe, expect, test } from 'vitest';
import { guide } from '#server/coach/guide/guide.ts';
import { run } from '#server/coach/port.ts';

const analyze = async (text: string) => (await run(guide, 'textAnalysis', { text })).output;
const craft = async (goal: string, more: { context?: string; originalDraft?: string } = {}) =>
  (await run(guide, 'craftMessage', { goal, selectedTone: 'caring', ...more })).output;
const resolve = async (...lines: string[]) =>
  (await run(guide, 'resolveArgument', { originalConversation: lines.join('\n') })).output;

describe('a text', () => {
  test.each([
    ['You are such an idiot.', 'A put-down or a dig'],
    ["I'm so sorry I hurt you. I was wrong.", 'Making up'],
    ['Could you please take the trash out tonight?', 'A request'],
  ])('is named where its words are sure: %s', async (text, tone) => {
    const { emotionalTone, readings, underlyingMeaning } = await analyze(text);
    expect([emotionalTone, readings]).toEqual([tone, []]);
    expect(underlyingMeaning).toMatch(/^That isn’t in the words\. /);
  });

  test.each(['The parcel is at number seven.', 'hm', 'We met by the lake and the sun was out.'])(
    'is not named where they are not, and gets two questions and blanks: %s',
    async (text) => {
      const { emotionalTone, underlyingMeaning, suggestedResponse, evidence } = await analyze(text);
      expect([emotionalTone, evidence]).toEqual(['Not clear', []]);
      expect(underlyingMeaning.match(/\?/g)).toHaveLength(2);
      expect(suggestedResponse).toContain('____');
    },
  );
});

describe('a message', () => {
  test('holds what was typed: words that can stand, stand', async () => {
    expect((await craft('ask my boss for Monday off')).craftedMessage).toContain('I’d like to ask for Monday off.');
    expect((await craft('thank Maya for driving me home')).craftedMessage).toMatch(
      /^Hey Maya\. Thank you for driving me home\./,
    );
    expect((await craft("Christmas, I'd like to stay at home this year")).craftedMessage).toMatch(
      /^Christmas, I'd like to stay at home this year\./,
    );
  });

  test('quotes what speaks of the other one as of a third, to be said to them', async () => {
    const { craftedMessage } = await craft('say sorry to my brother for missing his wedding', {
      context: 'he had paid for my seat',
    });
    expect(craftedMessage).toContain('I’m sorry for [“missing his wedding”, said to them].');
    expect(craftedMessage).toContain('you wrote: “he had paid for my seat”');
  });

  test.each([
    ['comfort my aunt, uncle Joe died last night', /so sorry about \[“uncle Joe died last night”/],
    ['cheer up my friend before her exam', /thinking of you: \[“her exam”/],
    ['congratulate Ben on the new job', /Congratulations on the new job\./],
  ])('has a frame for it: %s', async (goal, words) => {
    expect((await craft(goal)).craftedMessage).toMatch(words);
  });

  test('tells one’s own loss and comforts for another’s', async () => {
    const { craftedMessage } = await craft('tell my boss that my dad died and I need this week off');
    expect(craftedMessage).not.toContain('so sorry');
  });

  test('keeps a draft as it is where nothing in it is surely hard to hear', async () => {
    const { craftedMessage, explanation } = await craft('get the key back from Tom', {
      originalDraft: 'You still have my key. Could you drop it off on Friday?',
    });
    expect(craftedMessage).toBe('You still have my key. Could you drop it off on Friday?');
    expect(explanation).toMatch(/can’t be told from them alone/);
  });
});

describe('an argument', () => {
  test('names what is sure line by line, and says how much is not', async () => {
    const { summary, whatWentWell, improvements, severityScore } = await resolve(
      'Ann: You are such an idiot.',
      'Bob: It rained on Monday.',
      'Ann: The bus came at six.',
      'Bob: I went by bike.',
    );
    expect(summary).toMatch(/^Hard to hear: 1 of 4 lines\. Not clear from the words alone: 3\./);
    expect(improvements.Ann?.whatToImprove).toEqual(['“You are such an idiot.”: a put-down or a dig']);
    expect([whatWentWell, severityScore]).toEqual([{ Ann: [], Bob: [] }, null]);
  });

  test('whose lines are all plain is not called free of hurt', async () => {
    const { summary, analysis } = await resolve('Ann: Did you pay the rent?', 'Bob: Yes, on Monday.', 'Ann: Okay.');
    expect(summary).not.toMatch(/no (?:line|hurt)/i);
    expect(analysis.rootCauses).toEqual([]);
  });
});

test('a paragraph that says little is not enough to tell', async () => {
  const { output } = await run(guide, 'relationshipAnalysis', {
    relationshipType: 'friend',
    description: "We're friends since school and live on the same street.",
  });
  expect(output).toMatchObject({
    ...{ communicationStyle: 'Not enough to tell', strengths: [], areasForGrowth: [] },
    attachment: { label: 'unclear' },
  });
});
