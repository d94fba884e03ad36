import { describe, expect, test } from 'vitest';
import { guide } from '#server/coach/guide/guide.ts';
import { run } from '#server/coach/port.ts';

const analyze = async (text: string) => (await run(guide, 'textAnalysis', { text })).output;
const resolve = async (...lines: string[]) =>
  (await run(guide, 'resolveArgument', { originalConversation: lines.join('\n') })).output;

describe('a text', () => {
  test.each([
    ['You are such an idiot.', 'An insult'],
    ["I'm so sorry I hurt you. I was wrong.", 'An apology'],
    ['Could you please take the trash out tonight?', 'A request'],
  ])('is named where its words are sure: %s', async (text, tone) => {
    const { emotionalTone, readings, underlyingMeaning } = await analyze(text);
    expect([emotionalTone, readings]).toEqual([tone, []]);
    expect(underlyingMeaning).toMatch(/^That isn’t in the words\. /);
  });

  test.each(['The problem is you.', 'hm', 'We got it!!!', 'I love you but I can’t keep doing this.'])(
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
    ['Grandma passed away this morning.', 'Sad news', 'Grandma passed away'],
    ['Pay by Friday or I will call the police.', 'A demand', 'Pay by Friday'],
    ['We won’t be able to extend it.', 'A no', 'We won’t be able'],
    ['lmk if ur free on sunday', 'An invitation', 'lmk if ur free'],
    ['I’m really hurt that you left.', 'A feeling', 'I’m really hurt'],
  ])('is known by what it says outright, whatever the weights make of it: %s', async (text, tone, quote) => {
    const { emotionalTone, interpretation, evidence } = await analyze(text);
    expect(emotionalTone).toBe(tone);
    expect(interpretation).toContain(`“${quote}`);
    expect(evidence.every((one) => text.slice(one.from, one.to) === one.quote)).toBe(true);
  });

  test.each([
    ['Please vacate the unit by January 3, 2027.', 'A request', '“by January 3, 2027”'],
    ['If not, we will start eviction.', 'A demand', 'what happens otherwise'],
    ['thx for the ride tonite. sorry about the crumbs', 'Thanks', '“tonite”'],
    ['dads biopsy came back clean!', 'Good news', 'came back clean'],
    ['why did u block my number', 'A question', 'It asks'],
  ])('is told by what comes first in it, however it is spelled: %s', async (text, tone, part) => {
    const { emotionalTone, interpretation } = await analyze(text);
    expect(emotionalTone).toMatch(new RegExp(`^${tone}`));
    expect(interpretation).toContain(part);
  });

  test.each([
    'so are we on for saturday or did you forget me again lol',
    'She bought a house. But don’t worry, we love you even if you still rent at 38.',
    'k',
  ])('is not named by one kind part of it: %s', async (text) =>
    expect((await analyze(text)).emotionalTone).toBe('Not clear'),
  );

  test.each([
    ['Thanks for dinner. I won’t do this a second time.', 'Thanks, and more', 'Thanks for dinner.'],
    ['We had fun. Love you.', 'Closeness, and more', 'Love you.'],
  ])('keeps open what else is in it: %s', async (text, tone, quote) => {
    const { emotionalTone, interpretation, suggestedResponse } = await analyze(text);
    expect(emotionalTone).toBe(tone);
    expect(interpretation).toContain(`“${quote}” It also says: “`);
    expect(suggestedResponse).toMatch(/^\[/);
  });

  test.each(['The parcel is in the hall.', 'Hi Mia, I put the leftovers in the freezer. The train leaves at six.'])(
    'that only tells of things is called that, and nobody is asked what went before: %s',
    async (text) => {
      const { emotionalTone, interpretation, underlyingMeaning } = await analyze(text);
      expect([emotionalTone, interpretation.includes(`It tells you something: “${text}”`)]).toEqual([
        'Information',
        true,
      ]);
      expect(underlyingMeaning).not.toContain('What came before');
    },
  );

  test.each([
    ['I don’t think I can do this anymore. I need some space.', 'Ending things'],
    ['This is too much for me. I need some space right now.', 'Distance'],
    ['I need some space right now.', 'Asking for space'],
  ])('takes no end for a pause: %s', async (text, tone) => {
    const { emotionalTone, suggestedResponse } = await analyze(text);
    expect(emotionalTone).toBe(tone);
    expect(suggestedResponse.includes('Do you mean a pause, or an end?')).toBe(tone === 'Distance');
  });

  test('takes no mockery for a question', async () => {
    const { interpretation, suggestedResponse } = await analyze(
      'Amazing, you found the dishwasher after all. Do you want a medal for that?',
    );
    expect(`${interpretation} ${suggestedResponse}`).not.toMatch(/It asks|Your answer to/);
  });

  test.each([
    ['You never think about anyone but yourself.', 'Blame or criticism', 'You never think'],
    ['Need the slides by 5 today. Please fix the chart, it doesn’t match.', 'A request', 'Please fix the chart'],
    ['You never listen when I talk about my job. I’m tired of it.', 'Hard to hear', 'You never listen'],
  ])('is named where words like these nearly always are that, with its quote: %s', async (text, tone, quote) => {
    const { emotionalTone, interpretation } = await analyze(text);
    expect(emotionalTone).toBe(tone);
    expect(interpretation).toContain(`“${quote}`);
  });

  test.each([
    ['I checked your phone while you slept. Who is Al? From now on you send me your location or we’re done.', 1],
    ['I saw you with him. If you think you can just walk away from me you’re wrong. You’ll regret this.', 1],
    ['Don’t tell your mother about us. I know where you live.', 0],
  ])('that threatens or controls is owed no answer: %s', async (text, level) => {
    const { output, meta } = await run(guide, 'textAnalysis', { text });
    expect(output.emotionalTone).toMatch(/^(?:A threat|A demand that controls)$/);
    expect(output.interpretation).toMatch(/you don’t owe them an answer\. Keep the message.*tell someone you trust/);
    expect(output.suggestedResponse).toBe('');
    expect(meta.safety?.level).toBeGreaterThanOrEqual(level);
  });

  test('that is a crisis for its reader says so before the card', async () => {
    const { output, meta } = await run(guide, 'textAnalysis', {
      text: 'If you tell anyone about this I’ll post your pictures.',
    });
    expect(meta.safety).toMatchObject({ level: 2, who: 'self' });
    expect(output.interpretation).toMatch(/^Words like these aren’t a question[\s\S]*It's not your fault/);
  });

  test('gets no answer to an interrogation, and is not asked again what it asks', async () => {
    const asked = await analyze('Where are you? Who are you with? Answer me right now.');
    expect(asked.suggestedResponse).not.toContain('Your answer');
    const space = await analyze('I need some space to figure things out. Can we talk on Sunday?');
    expect(space.suggestedResponse).toBe('Okay. [What you’d like them to know]. [Yes, no, or another day].');
  });

  test.each(['You still rent at 38.', 'I live at 12 Oak Street.', 'I had two kids at 24.'])(
    'names no time for a number: %s',
    async (text) => expect((await analyze(text)).interpretation).not.toContain('a time'),
  );

  test('that is not clear carries no certainty', async () => {
    const { emotionalTone, confidence } = await analyze('The bag, then.');
    expect([emotionalTone, confidence <= 0.5]).toEqual(['Not clear', true]);
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
    expect((await analyze(text)).emotionalTone).not.toMatch(/apology|thanks|hard/i),
  );
});

describe('an argument', () => {
  test('names what is said outright, and says nothing about any other line or whoever said it', async () => {
    const said = await resolve(
      'Ann: You are such an idiot.',
      'Bob: You never call, and it rained on Monday.',
      'Ann: The bus came at six.',
      'Bob: fine whatever, like always',
    );
    expect(said.improvements).toEqual({
      Ann: { whatToImprove: ['“You are such an idiot.”: an insult'], howToImprove: [] },
    });
    expect(Object.keys(said.analysis.repairLanguage)).toEqual(['Ann']);
    expect([said.whatWentWell, said.severityScore]).toEqual([{ Ann: [], Bob: [] }, null]);
    expect(said.summary).toMatch(/^Without a model I can’t tell what these lines mean\./);
  });

  test('gives both the same way to talk next, with blanks alone, and of three nobody a part that may not be theirs', async () => {
    const two = (await resolve('Ann: Did you pay the rent?', 'Bob: Yes.')).resolvedConversation;
    expect(two.split('\n').map((line) => line.split(': ')[0])).toEqual(['Ann', 'Bob', 'Bob', 'Ann']);
    expect(two).not.toMatch(/rent|Monday/);
    expect(two.match(/\[[^\]]+\]/g)).toHaveLength(10);
    const three = (await resolve('Ann: Did you pay the rent?', 'Bob: Yes.', 'Cal: On Monday.')).resolvedConversation;
    expect(three).toMatch(/^Whoever begins: .*\nWhoever it’s said to: /);
    expect(three).not.toMatch(/Ann|Bob|Cal/);
  });

  test.each([
    ['It was me, sorry.', 'saying sorry'],
    ['I forgot the milk, so sorry Ann.', 'saying sorry'],
    ['Okay, how can I make it right?', 'an offer'],
    ['I’ll pay you back.', 'an offer'],
    ['I didn’t know it mattered to you.', 'granting a point'],
    ['I just miss you.', 'reaching out'],
  ])('has in it what reaches out: %s', async (text, name) =>
    expect((await resolve('Ann: It rained on Monday.', `Bob: ${text}`)).whatWentWell).toEqual({
      Ann: [],
      Bob: [`“${text}”: ${name}`],
    }),
  );

  test('goes on from an apology or an offer, and not from one that was met with an insult', async () => {
    const lines = ['Ann: You lost my keys.', 'Bob: I’m so sorry. What can I do?'];
    const { summary, resolvedConversation } = await resolve(...lines, 'Ann: I waited for two hours.');
    expect(summary).toContain('Bob: “I’m so sorry. What can I do?” That’s a place to go on from.');
    expect(resolvedConversation).toMatch(/^Ann: Thank you for saying that\..*\nBob: I can do that: \[/);
    expect((await resolve(...lines, 'Ann: You’re such an idiot.')).summary).not.toContain('a place to go on from');
  });

  test('says which words leave nothing to answer, and what is told in two ways, whoever wrote it', async () => {
    const { summary, improvements } = await resolve(
      'Ann: You promised to call. You never call.',
      'Bob: I never promised that. You always twist it.',
    );
    expect(summary).toMatch(/told in two ways: Ann: “You promised to call.*” Bob: “I never promised that/);
    expect(summary).toMatch(/“Always” and “never” are hard to answer: Ann: .* Bob: /);
    expect(improvements).toEqual({});
  });

  test.each([
    ['Ann: Sushi or tacos?', 'Bob: ok ok tacos it is'],
    ['Ann: Let’s take turns, you on Mondays?', 'Bob: Fine by me.'],
    ['Bob: I did it, sorry Ann, I’ll fix it.', 'Ann: Thank you.'],
  ])('that is settled gets no frame: %s %s', async (...lines) => {
    const { analysis, resolvedConversation } = await resolve('Ann: You ate my lunch.', 'Bob: Me?', ...lines);
    expect([analysis.conflictType, resolvedConversation]).toEqual(['A talk', '']);
  });

  test.each([
    ['I said no. I’m not discussing it.', /“I said no\. I’m not discussing it\.” Taken at its word.*alone/],
    ['Leave me alone, I’m not talking about this.', /Taken at its word/],
  ])('with a refusal in its last line leads on to what one can do alone: %s', async (text, words) => {
    const { summary, resolvedConversation } = await resolve('Ann: Can we talk about it?', `Bob: ${text}`);
    expect(summary).toMatch(words);
    expect(resolvedConversation).toBe('');
  });

  test.each(['No.', 'Drop it off at five.', 'I said nothing.'])('takes no other line for a refusal: %s', async (text) =>
    expect((await resolve('Ann: Did you call?', `Bob: ${text}`)).resolvedConversation).not.toBe(''),
  );

  test('that ends in a yes on both sides has found a way, and no other does', async () => {
    const { summary, resolvedConversation } = await resolve('Ann: By nine?', 'Bob: Ok 9:15?', 'Ann: Deal.');
    expect(summary).toContain('it seems you found a way: “Ok 9:15?” “Deal.”');
    expect(resolvedConversation).toBe('');
    for (const last of ['fine whatever', 'Deal with it.', 'ok'])
      expect((await resolve('Bob: Ok 9:15?', `Ann: ${last}`)).resolvedConversation).not.toBe('');
  });

  test('speaks of fear only where something in it hurts', async () => {
    expect((await resolve('Ann: Did you pay?', 'Bob: On Monday.')).summary).not.toContain('afraid');
    expect((await resolve('Ann: You idiot.', 'Bob: On Monday.')).summary).toContain('If one of you is afraid');
  });

  test('that is told and not written down gets that too, for whoever was named', async () => {
    const { output } = await run(guide, 'resolveArgument', {
      originalConversation: 'We were fighting about money again last night, and he left.',
      partiesInvolved: ['Me', 'Jo'],
    });
    expect(output).toMatchObject({ improvements: {}, whatWentWell: { Me: [], Jo: [] } });
    expect(output.resolvedConversation).toMatch(/^Me: What happened.*\nJo: What I heard/);
  });

  test.each([
    'I’m so sorry.',
    'ok I’m sorry I snapped.',
    'I shouldn’t have said that.',
    'That was rude of me.',
    'I apologize for yelling.',
    'I’m sorry about dinner.',
    'Sorry for ruining your evening.',
  ])('has an apology in it where one is made: %s', async (text) => {
    const said = await resolve(`Ann: ${text}`, `Bob: ${text}`);
    const line = [`“${text}”: saying sorry`];
    expect([said.whatWentWell, said.improvements]).toEqual([{ Ann: line, Bob: line }, {}]);
  });

  test.each([
    ...['I’m sorry you feel that way.', 'I’m sorry, but you started it.', 'sorry I was at work so we can eat'],
    ...[
      'You’re right, as always, genius.',
      'Thanks for nothing.',
      'I said I was sorry',
      'Sorry. Happy now?',
      'sorry for existing',
    ],
    ...[
      'wow ok',
      'You always do this.',
      'You’re making this crazy.',
      'I never said you’re lazy.',
      'I’m such an idiot.',
    ],
    ...['Do you think you’re stupid?', 'I hate you being gone.', 'You are not selfish.', 'Can we talk on Sunday?'],
  ])('names nothing that only sounds like it: %s', async (text) => {
    const { whatWentWell, improvements } = await resolve('Ann: It rained on Monday.', `Bob: ${text}`);
    expect([whatWentWell.Bob, improvements]).toEqual([[], {}]);
  });

  test.each([
    ['Wow, you’re so childish.', 'an insult'],
    ['Forget it, you selfish jerk', 'an insult'],
    ['Ungrateful.', 'an insult'],
    ['no you shut up Ann', 'harsh words'],
  ])('says which words hurt outright: %s', async (text, name) => {
    const { improvements, analysis } = await resolve('Ann: It rained on Monday.', `Bob: ${text}`);
    expect(improvements).toEqual({ Bob: { whatToImprove: [`“${text}”: ${name}`], howToImprove: [] } });
    expect(analysis.repairLanguage.Bob).toHaveLength(1);
  });

  test.each([
    'You don’t get to see your friends.',
    'You’re scaring me.',
    'if I find out you’re lying I swear to god',
    'You punched the wall.',
    'show me your phone',
  ])('with fear, force or control in it leads nobody into a talk: %s', async (text) => {
    const said = await resolve('Ann: You idiot.', `Bob: ${text}`);
    expect(said).toMatchObject({ resolvedConversation: '', improvements: {}, whatWentWell: { Ann: [], Bob: [] } });
    expect([said.balance.ownPart, said.balance.otherPerspective]).toEqual([null, null]);
    expect(said.summary).toMatch(/talking it out alone isn’t the next step/);
  });

  test.each([
    ['Lie to me again and I will slap you.', 2],
    ['hang up on me and see what happens', 1],
    ['hand me your password or im coming to your work', 1],
    ['Try to leave and I’ll see to it that you never see our son again.', 1],
    ['talk to him once more n ull find out what happens', 0],
  ])('in which someone is threatened has no advice for both, and speaks to either: %s', async (text, level) => {
    const originalConversation = ['Ann: You’re an idiot.', `Bob: ${text}`].join('\n');
    const { output, meta } = await run(guide, 'resolveArgument', { originalConversation });
    expect(meta.safety?.level).toBe(level);
    if (level > 0) expect(meta.safety?.category).toBe('threat_between');
    expect(output).toMatchObject({ balance: { ownPart: null, otherPerspective: null }, resolvedConversation: '' });
    expect(output.summary).toMatch(
      level > 1 ? /If it's you: [\s\S]*If the words are yours: / : /If the words that frighten are yours/,
    );
    expect(JSON.stringify(output.improvements)).not.toContain('idiot');
    expect(output.analysis.repairLanguage).toEqual({});
  });
});
