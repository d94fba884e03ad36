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

  test.each(['The parcel is at number seven.', 'hm', 'We got it!!!', "please talk to me, I can't stand this silence"])(
    'is not named where they are not; who did what stays open, and the reply is a blank: %s',
    async (text) => {
      const { emotionalTone, underlyingMeaning, suggestedResponse, evidence } = await analyze(text);
      expect([emotionalTone, evidence]).toEqual(['Not clear', []]);
      expect(underlyingMeaning.match(/\?/g)).toHaveLength(2);
      expect(underlyingMeaning).not.toMatch(/\b(?:are|do|did|have|is it [^?]* to) (?:they|them)\b/i);
      expect(suggestedResponse).toMatch(/^\[[^\]]+\]\.$/);
    },
  );
});

describe('a message', () => {
  test.each([
    ['get the 300 dollars back that I lent Mark', 'caring'],
    ['I want my dad to stop commenting on my weight', 'direct'],
    ['say no to my coworker Dana, I have my kid that day', 'playful'],
    ['tell my grandparents that I passed the bar exam', 'caring'],
  ])('holds nothing of the goal but a name; the goal stands beside the blanks: %s', async (goal) => {
    const { craftedMessage, explanation } = await craft(goal);
    expect(craftedMessage).toMatch(/\[[^\]]+\]/);
    expect(craftedMessage).not.toMatch(/300|weight|kid|bar exam/);
    expect(explanation).toContain(`you wrote: “${goal}”`);
  });

  test('is a sentence that was put in quotation marks, and not what someone else is quoted with', async () => {
    const quoted = 'tell Tom "I need one evening a week to myself." without hurting him';
    expect((await craft(quoted)).craftedMessage).toBe('Hey Tom. I need one evening a week to myself.');
    const theirs = 'tell Tom it hurt when he said "You are a burden to me."';
    expect((await craft(theirs)).craftedMessage).not.toContain('burden');
  });

  test('is addressed to whom it goes to, and not to a place', async () => {
    expect((await craft('say no to my coworker Dana about Friday')).craftedMessage).toMatch(/^Hey Dana\./);
    expect((await craft('tell my boss that we move to Denver')).craftedMessage).not.toContain('Denver');
    expect((await craft('congratulate Jess and Tom on their wedding')).craftedMessage).not.toContain('Hey');
    expect((await craft('thank Maya’s mother for the ride')).craftedMessage).not.toContain('Hey');
  });

  test('is rated as a draft without blanks, and not before', async () => {
    const unrated = { overallScore: null, goalAlignment: null, positiveResponseChance: null };
    expect(await craft('get the key back from Tom')).toMatchObject(unrated);
    const blank = 'Thank you for [what they did]. It meant a lot.';
    expect(await craft('thank Tom for the key', { originalDraft: blank })).toMatchObject(unrated);
    const whole = 'You still have my key. Could you drop it off on Friday?';
    const { overallScore, positiveResponseChance } = await craft('get the key from Tom', { originalDraft: whole });
    expect([overallScore, positiveResponseChance]).toEqual([expect.any(Number), expect.any(Number)]);
  });

  test.each([
    'make my daughter feel so guilty that she comes home',
    'say no to my brother so that he feels guilty',
    'ask my mother for money by guilt-tripping her',
  ])('for pressure says why it is another one: %s', async (goal) => {
    const { craftedMessage, notice } = await craft(goal);
    expect(notice).toMatch(/pressure/);
    expect(craftedMessage).toMatch(/^I’d like \[[\s\S]+okay to say no\./);
    expect((await craft('tell my daughter that I said no and so I feel guilty')).notice).toBeNull();
  });

  test.each([
    ['comfort my aunt, uncle Joe died last night', /so sorry about \[/],
    ['my best friend’s dog died yesterday', /so sorry about \[/],
    ['wish my sister luck for her driving test', /thinking of you and \[/],
    ['congratulate Ben on the new job', /Congratulations on \[/],
    ['ask Nina if she wants to move in together', /^Hey Nina\. I have something to ask/],
    ['tell Ben that he is not invited', /wanted you to know/],
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

  test('in which nothing is sure gets questions, and nobody gets advice', async () => {
    const said = await resolve(
      'Ana: What time is dinner on Saturday?',
      'Luis: Seven.',
      "Luis: Sure, I'll ask for a chair.",
    );
    expect(said.summary).toMatch(/^Without a model Mallama can’t read this argument well/);
    expect(said).toMatchObject({ improvements: {}, preventionTips: [], resolvedConversation: '', severityScore: null });
    expect(said.whatWentWell).toEqual({ Ana: [], Luis: [] });
  });

  test.each([
    ["I'm so sorry.", 'saying sorry'],
    ['I feel awful about last night.', 'saying how it feels'],
    ["ok that's true", 'agreeing'],
    ["Let's look at it on Sunday.", 'offering a next step'],
  ])('has what reached out in it, and no number from that alone: %s', async (text, name) => {
    const { whatWentWell, severityScore } = await resolve('Ann: It rained on Monday.', `Bob: ${text}`);
    expect([whatWentWell.Bob, severityScore]).toEqual([[`“${text}”: ${name}`], null]);
  });

  test.each(["I'm sorry you feel that way.", "I'm sorry, but you started it.", 'You’re right, as always, genius.'])(
    'is not helped by what only sounds like it: %s',
    async (text) => {
      expect((await resolve('Ann: It rained on Monday.', `Bob: ${text}`)).whatWentWell.Bob).toEqual([]);
    },
  );

  test('is not told again where most of it would stand unchanged', async () => {
    const plain = ['Bob: It rained.', 'Ann: The bus came at six.', 'Bob: I went by bike.'];
    expect((await resolve('Ann: You are such an idiot.', ...plain)).resolvedConversation).toBe('');
    const { resolvedConversation } = await resolve('Ann: You are such an idiot.', 'Bob: It rained.');
    expect(resolvedConversation).toMatch(/^Ann: Let me say that differently: .*\nBob: It rained\.$/);
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

const described = async (description: string) =>
  (await run(guide, 'relationshipAnalysis', { relationshipType: 'family', description })).output;

test.each([
  'My mom died in March and my father barely leaves the house. He cries when her show starts.',
  "My boss praises me in private and takes credit in meetings. I'm there until May.",
])('a question of a relationship fits grief and joy alike: %s', async (description) => {
  const { recommendations } = await described(description);
  expect(recommendations).toEqual(['Which of your sentences matters most to you, and what would you add to it?']);
});

test('a strength is quoted whole, however late it comes, and asked about as good', async () => {
  const sentence = 'Even with two toddlers and no sleep on most nights of the week we still laugh every single day.';
  const { strengths, recommendations } = await described(sentence);
  expect(strengths).toEqual([`“${sentence}”`]);
  expect(recommendations).toEqual([`“${sentence}” What of this would you like to hold on to?`]);
});
