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

  test.each(['The parcel is in the hall.', 'hm', 'We got it!!!', 'I love you but I can’t keep doing this.'])(
    'is not named where they are not; who did what stays open, and the reply is a blank: %s',
    async (text) => {
      const { emotionalTone, underlyingMeaning, suggestedResponse, evidence } = await analyze(text);
      expect([emotionalTone, evidence]).toEqual(['Not clear', []]);
      expect(underlyingMeaning.match(/\?/g)).toHaveLength(2);
      expect(underlyingMeaning).not.toMatch(/\b(?:are|do|did|have|is it [^?]* to) (?:they|them)\b/i);
      expect(suggestedResponse).toMatch(/^\[[^\]]+\]\.$/);
    },
  );

  test.each([
    ['I was so sorry to hear about your father. We are thinking of you all.', 'Sympathy', 'I was so sorry to hear'],
    ['I didn’t feel a spark, so let’s leave it here.', 'A no', 'I didn’t feel a spark'],
    ['Did you call the vet? I could pick her up at 4.', 'An offer, and a question', 'I could pick her up'],
    ['I’m really hurt that you left.', 'A feeling', 'I’m really hurt'],
  ])('is known by what it says outright, whatever the weights make of it: %s', async (text, tone, quote) => {
    const { emotionalTone, interpretation, evidence } = await analyze(text);
    expect(emotionalTone).toBe(tone);
    expect(interpretation).toContain(`“${quote}`);
    expect(evidence.every((one) => text.slice(one.from, one.to) === one.quote)).toBe(true);
  });

  test('says when, and answers what was asked', async () => {
    const { interpretation, suggestedResponse } = await analyze('Did the plumber call on Sunday at 3?');
    expect(interpretation).toContain('It names a time: “on Sunday” “at 3”');
    expect(suggestedResponse).toBe('[Your answer to “Did the plumber call on Sunday at 3?”].');
  });

  test.each([
    'sorry you feel that way',
    'Sorry I’m such a disappointment to you all.',
    'Thanks for nothing.',
    'lol ok',
  ])('is not kind because it only sounds like it: %s', async (text) =>
    expect((await analyze(text)).emotionalTone).not.toMatch(/sorry|thanks|hard/i),
  );
});

describe('a message', () => {
  test.each([
    [
      'get the 300 dollars back that I lent Mark',
      'Could I have the 300 dollars back, please? It would mean a lot to me.',
    ],
    [
      'ask my roommate to pay me back the $240 we owe',
      'Could you please pay me back the $240 we owe? It would mean a lot to me.',
    ],
    [
      'tell my grandparents that I passed the bar exam',
      'I wanted to let you know that I passed the bar exam. I couldn’t wait to write you.',
    ],
    [
      'Ask Tom if he wants to meet my parents',
      'Hey Tom. Would you like to meet my parents? It would mean a lot to me.',
    ],
    ['I forgot our anniversary and want to say sorry to my wife', /^I’m sorry that I forgot our anniversary\. /],
    ['thank my neighbor Rosa for watching our dog', 'Hey Rosa. Thank you for watching our dog. It means a lot to me.'],
    ['let her down easy, no second date please', /^I want to be honest with you: I don’t see us dating/],
    ['my coworker just lost his wife', /^I’m so sorry for your loss\./],
  ])('holds the goal’s own words where they can be said to anyone: %s', async (goal, words) => {
    const { craftedMessage } = await craft(goal);
    if (typeof words === 'string') expect(craftedMessage).toBe(words);
    else expect(craftedMessage).toMatch(words);
  });

  test.each([
    [
      'I want my dad to stop commenting on his weight',
      'Could you please stop [“commenting on his weight”, said to them]?',
    ],
    ['apologize to my sister for forgetting her birthday', 'I’m sorry for [“forgetting her birthday”, said to them].'],
    [
      'I can’t come to Priya’s wedding',
      'I wanted to let you know that [“I can’t come to Priya’s wedding”, said to them].',
    ],
  ])('never turns round who is spoken of: the words wait in a blank: %s', async (goal, words) => {
    expect((await craft(goal)).craftedMessage).toContain(words);
  });

  test.each([
    [
      'ask my boss for a day off, I have my kid that day',
      'ask you for a day off. [“I have my kid that day”, if you want to say it].',
    ],
    [
      'say no to the trip because I actually hate flying',
      'say no to the trip. [Your reason, as much of it as you’d like to give].',
    ],
    ['tell my boss I’m sick, I don’t want to say more', 'I wanted to let you know that I’m sick. It'],
  ])('leaves a reason to whoever has it: %s', async (goal, words) => {
    expect((await craft(goal)).craftedMessage.replace('Call me', 'It')).toContain(words);
  });

  test.each(['tell my sister she is a selfish liar', 'tell Tom he is an idiot'])(
    'repeats no insult: %s',
    async (goal) => expect((await craft(goal)).craftedMessage).not.toMatch(/selfish|liar|idiot/),
  );

  test('is a sentence that was put in quotation marks, and not what someone else is quoted with', async () => {
    const quoted = 'tell Tom "I need one evening a week to myself." without hurting him';
    expect((await craft(quoted)).craftedMessage).toBe('Hey Tom. I need one evening a week to myself.');
    const theirs = 'tell Tom it hurt when he said "You are a burden to me."';
    expect((await craft(theirs)).craftedMessage).not.toContain('burden');
  });

  test('is addressed to whom it goes to, and not to a place', async () => {
    expect((await craft('say no to my coworker Dana about Friday')).craftedMessage).toMatch(/^Hey Dana\./);
    expect((await craft('tell my boss that we move to Denver')).craftedMessage).not.toMatch(/^Hey/);
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
    ['comfort my aunt, uncle Joe died last night', /so sorry for your loss/],
    ['my best friend’s dog died yesterday', /so sorry for your loss/],
    ['wish my sister luck for her driving test', /^Good luck with \[/],
    ['congratulate Ben on the new job', /Congratulations on the new job\./],
    ['ask Nina if she wants to move in together', /^Hey Nina\. Would you like to move in together\?/],
    ['tell Ben that he is not invited', /something I’d like to say: \[“he is not invited”/],
    ['something nice for my grandma', /wanted you to know/],
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
